import { codeSchema, guestSchema, titleSchema } from './identity.ts'
import { LIMITS } from './limits.ts'
import { z } from './zod.ts'

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
/** What happens when a clock has run out. */
export const TIMEOUTS = ['wait', 'bot', 'default', 'forfeit'] as const
export const PHASES = ['lobby', 'playing', 'paused', 'over'] as const
/** What all persons at the table must agree to. */
export const PROPOSALS = ['pause', 'resume', 'takeBack', 'stop'] as const
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
})
export type TableSettings = z.infer<typeof settingsSchema>

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
})
export type SeatState = z.infer<typeof seatSchema>

/** Something that all persons must agree to. Seats are numbers. */
export const proposalSchema = z.object({
  what: z.enum(PROPOSALS),
  by: z.int(),
  agreed: z.array(z.int()),
  needed: z.array(z.int()),
  /** For `takeBack`: the entry of the record, a move of `by`, that is withdrawn with all after it. */
  move: z.int().optional(),
})
export type Proposal = z.infer<typeof proposalSchema>

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
  slips: z.object({ round: z.string(), seats: z.array(z.int()) }).nullable(),
  /** A sentence: why the game cannot go on with the program as it is now; it can be looked at. */
  frozen: z.string().nullable(),
  /** Code of the table for the next game. */
  rematch: codeSchema.nullable(),
  created: z.number(),
})
export type TableInfo = z.infer<typeof tableSchema>

/** A table in a list: of open tables, or of one's own games. */
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
})
export type TableSummary = z.infer<typeof tableSummarySchema>
export const tableListSchema = z.object({ tables: z.array(tableSummarySchema) })
/** `GET /api/reach`: where other devices in the network reach the server, likeliest first. */
export const reachSchema = z.object({ addresses: z.array(z.url()) })
export const createdSchema = z.object({ code: codeSchema })
