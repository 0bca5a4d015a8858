import { markSchema, ownRulesSchema } from './books.ts'
import { claimSchema, codeSchema, guestSchema, titleSchema } from './identity.ts'
import { LIMITS } from './limits.ts'
import { moveSchema } from './move.ts'
import { seatProgramSchema } from './program.ts'
import { z } from './zod.ts'

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
/** What happens when a clock has run out. */
export const TIMEOUTS = ['wait', 'bot', 'default', 'forfeit'] as const
export const PHASES = ['lobby', 'playing', 'paused', 'over'] as const
/** What all persons at the table must agree to; `host`, `join`, `standIn`: those of them who are there. */
export const PROPOSALS = ['pause', 'resume', 'takeBack', 'host', 'join', 'stop', 'save', 'standIn'] as const
/** What happens while nobody who belongs to a table is there: it waits, or bots and clocks go on. */
export const UNATTENDED = ['pause', 'play'] as const
/** Pieces that a seat can have. Those who choose none have one by their seat, see `marksOf`. */
export const PIECES = ['lighthouse', 'teapot', 'boat', 'cat', 'mushroom', 'anvil', 'kite', 'bicycle'] as const
export type PieceName = (typeof PIECES)[number]
/** Colours that a seat can have, by number. */
export const COLOURS = 8
export const REACTIONS = ['laugh', 'cheer', 'wow', 'cry', 'angry', 'thanks', 'hurry', 'luck'] as const
export type Reaction = (typeof REACTIONS)[number]

const seconds = (most: number) => z.int().min(0).max(most)

/** Clocks of a seat, in seconds; 0 = none. */
export const clockSchema = z.object({
  /** For one decision. */
  decision: seconds(LIMITS.clockSeconds),
  /** For all decisions of a seat together. */
  game: seconds(LIMITS.clockSeconds),
  timeout: z.enum(TIMEOUTS),
})
export type ClockSettings = z.infer<typeof clockSchema>

/** What the host chooses. */
export const settingsSchema = z.object({
  title: titleSchema,
  rulebook: z.string().max(40),
  /** A rulebook that somebody has brought, by its mark (`POST /api/books`); `rulebook` is its own id then. */
  book: markSchema.optional(),
  options: z.record(z.string().max(40), z.int()),
  /** Seats at the table. */
  seats: z.int().min(2).max(8),
  /** In the list of open tables. */
  public: z.boolean(),
  spectators: z.boolean(),
  /** How fast bots play. */
  pace: z.enum(PACES),
  /** Seconds that a bot waits before a throw by which a person's demand would lapse. */
  countdown: seconds(LIMITS.countdownSeconds),
  clock: clockSchema,
  /** A game on a real board: the host keeps the books, enters dice and cards, and may act for every seat. */
  companion: z.boolean(),
  /** At a real board: whether what moves money or deeds, tapped on a player's phone, holds once the host has confirmed it. Without it: no. */
  confirms: z.boolean().optional(),
  /** Seconds for which a person can be away before a bot plays for them; 0 or none: no bot does by itself. */
  grace: seconds(LIMITS.graceSeconds).optional(),
  /** Without it: `pause`. */
  unattended: z.enum(UNATTENDED).optional(),
  /** Whether those without a seat may write. Without it: no. */
  spectatorsWrite: z.boolean().optional(),
  /** Whether pages give the only answer that there is by themselves, where people want that. Without it: yes. */
  goesOn: z.boolean().optional(),
  /** Whether people may have a coach beside them, who sees what they see. Without it: no. */
  coach: z.boolean().optional(),
})
export type TableSettings = z.infer<typeof settingsSchema>

/** `POST /api/tables`: the settings, and, for a table that goes on with a game that was begun elsewhere, its record. */
export const createTableSchema = settingsSchema.extend({ record: z.string().max(LIMITS.record).optional() })

export const colourSchema = z
  .int()
  .min(0)
  .max(COLOURS - 1)

/** A seat: empty, a person's (at a real board perhaps without a device: a name alone), or a bot's. */
export const seatSchema = z.object({
  /** Null: nobody sits here. */
  name: z.string().nullable(),
  /** Id of the person who sits here. */
  guest: z.string().nullable(),
  /** Name of the bot that sits here. */
  bot: z.string().nullable(),
  /** Name of the bot that plays for the person who sits here. */
  standIn: z.string().nullable(),
  /** What the seat has added to the dice. */
  nonce: z.string().nullable(),
  /** What was chosen for the seat, if anything was. */
  piece: z.enum(PIECES).optional(),
  colour: colourSchema.optional(),
  /** The program that plays in the place of this seat's bot. */
  program: seatProgramSchema.optional(),
})
export type SeatState = z.infer<typeof seatSchema>

/** Something that must be agreed on. Seats are numbers; `by` is -1 for somebody who has none. */
export const proposalSchema = z.object({
  what: z.enum(PROPOSALS),
  by: z.int(),
  agreed: z.array(z.int()),
  needed: z.array(z.int()),
  /** For `takeBack`: the entry of the record, a move of `by`, that is withdrawn with all after it. */
  move: z.int().optional(),
  /** Tells one proposal at a table from the others. */
  id: z.int().optional(),
  /** For `host`: the seat of whom is to be it. For `standIn`: of whom is away. For `join`: the seat of a bot that `guest` would like to have. */
  seat: z.int().optional(),
  guest: guestSchema.optional(),
})
export type Proposal = z.infer<typeof proposalSchema>

export const restSchema = z.object({ from: z.number(), to: z.number().nullable() })
export type Rest = z.infer<typeof restSchema>

/** A move that a player has tapped. It counts while `moment` is the game's: turns and throws made, `12.15`. */
export const tapSchema = z.object({ seat: z.int(), move: moveSchema, moment: z.string() })
export type Tap = z.infer<typeof tapSchema>

/** A table as everybody there sees it, but for the game on it. Times are milliseconds since 1970. */
export const tableSchema = z.object({
  code: codeSchema,
  settings: settingsSchema,
  phase: z.enum(PHASES),
  host: guestSchema,
  seats: z.array(seatSchema),
  /** SHA-256 of the server's seed; null where dice are entered by hand. */
  commitment: z.string().nullable(),
  proposal: proposalSchema.nullable(),
  /** At a real board: the seats whose slips lie face down in this round of sealed bids; null: none do. */
  slips: z
    .object({ round: z.string(), seats: z.array(z.int()) })
    .nullable()
    .default(null),
  /** At a real board: what players have tapped on their own phones, until the host confirms it. */
  taps: z.array(tapSchema).optional(),
  /** A sentence: why the game cannot go on with the program as it is now; it can be looked at. */
  frozen: z.string().nullable(),
  /** Code of the table for the next game. */
  rematch: codeSchema.nullable(),
  created: z.number(),
  /** When nobody who belongs to the table was there last, while its game ran; `to` is null as long as nobody is. */
  rested: restSchema.nullable().optional(),
  /** Seats that can be claimed by a code, and until when. */
  claims: z.array(z.object({ seat: z.int(), until: z.number() })).optional(),
  /** Whom the host has taken from the table. */
  removed: z.array(guestSchema).optional(),
  /** The table goes on with a game that was begun elsewhere, in this round: what those were called who sat there. */
  brought: z.object({ round: z.int(), names: z.array(z.string()) }).optional(),
  /** All have agreed to save the game: how many entries of its record those who play can have while it goes on. */
  saved: z.int().optional(),
  /** How many entries the game's record may have: with them the game is ended, and the richest wins. */
  longest: z.int().optional(),
  /** The game was ended for that. */
  counted: z.boolean().optional(),
  /** The rulebook that was brought, if it is none of the built-in ones. */
  own: ownRulesSchema.optional(),
})
export type TableInfo = z.infer<typeof tableSchema>

/** What a seat is known by on the board. */
export interface Marks {
  readonly piece: PieceName
  readonly colour: number
}

/**
 * Pieces and colours of all seats, each of them once: first what was chosen, then for each of the others that of its
 * own number, or the first that is left.
 */
export function marksOf(seats: readonly Pick<SeatState, 'piece' | 'colour'>[]): readonly Marks[] {
  const numbers = PIECES.map((_, number) => number)
  const pieces = eachOnce(seats.map(({ piece }) => (piece === undefined ? null : PIECES.indexOf(piece))))
  const colours = eachOnce(seats.map(({ colour }) => colour ?? null))
  return seats.map((_, seat) => ({ piece: PIECES[pieces[seat] ?? 0] ?? PIECES[0], colour: colours[seat] ?? 0 }))

  function eachOnce(chosen: readonly (number | null)[]): readonly number[] {
    const given = [...chosen]
    for (const [seat, own] of chosen.entries()) {
      if (own !== null) continue
      given[seat] = [seat, ...numbers].find((number) => !given.includes(number)) ?? seat
    }
    return given.map((number) => number ?? 0)
  }
}

/** A table in a list: of open tables, or of a guest's own games. */
export const tableSummarySchema = z.object({
  code: codeSchema,
  title: z.string(),
  rulebook: z.string(),
  phase: z.enum(PHASES),
  /** Names by seat; null: free. */
  seats: z.array(z.string().nullable()),
  changed: z.number(),
  round: z.int(),
  /** How many persons are there now. */
  here: z.int().optional(),
  /** When it will be closed, or, if it is over, removed, unless something happens; null: never. */
  expires: z.number().nullable().optional(),
  /** The rulebook that was brought, if it is none of the built-in ones. */
  own: ownRulesSchema.optional(),
})
export type TableSummary = z.infer<typeof tableSummarySchema>
export const tableListSchema = z.object({ tables: z.array(tableSummarySchema) })
/** `GET /api/reach`: where other devices in the network reach the server, likeliest first. */
export const reachSchema = z.object({ addresses: z.array(z.url()) })
/** `POST /api/tables/:code/claim`: the code by which a seat is taken, and the seat that it was. */
export const claimRequestSchema = z.object({ claim: claimSchema })
export const claimedSchema = z.object({ seat: z.int() })
/** `GET /api/guest`: all that is kept of a person. `links`: to rulebooks, that they have made. */
export const tracesSchema = z.object({
  guest: guestSchema,
  tables: z.array(z.unknown()),
  links: z.array(z.unknown()).optional(),
})
/**
 * `GET /api/tables/:code/whys/:entry/:seat`: why a bot has done it, as a name with the bot's own numbers; null: it has
 * no reasons to tell.
 */
export const whySchema = z.object({ reason: z.looseObject({ why: z.string() }).nullable() })
export const createdSchema = z.object({ code: codeSchema })
