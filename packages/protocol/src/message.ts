import type { GameEvent, LegalAction, NamedPosition, RecordHeader, TermsData } from '@hausregeln/engine'
import { clientIdSchema, guestSchema } from './identity.ts'
import { requestSchema } from './request.ts'
import { REACTIONS, tableSchema } from './table.ts'
import { z } from './zod.ts'

/** The version of the protocol that this program speaks. */
export const PROTOCOL_VERSION = 1

const sequence = z.int().min(0)

/** The most lines of a game's log that a page can ask for at once. */
export const LOG_LINES = 500

/** What a page sends. The first message is `hello`. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: z.int(),
    token: z.string().max(400),
    client: clientIdSchema,
    /** The last sequence that the page has seen; 0: nothing yet. */
    from: sequence,
    /** By rulebook: the fingerprint of the layout by which the page reads states. Compared if it is sent. */
    layouts: z.record(z.string().max(60), z.string().max(40)).optional(),
    /** The newest edition of the rules that the page has; 1 if it is not said. Compared if `layouts` is sent. */
    edition: z.int().min(1).optional(),
    /** How many lines of the game's log the page wants at once at most, the last ones; without it: all. */
    lines: z.int().min(0).optional(),
    /**
     * Said by pages that can be sent to another address of the same server (`goodbye.to`): true if at once, false if
     * they want to be served here first, because they could not reach where they were sent.
     */
    moves: z.boolean().optional(),
    /** Whether the page wants the game as named JSON beside the bytes, whenever these change. */
    named: z.boolean().optional(),
    /**
     * Said by pages that read who has come and gone (`people`). They are told once who is there (`presence`); others are
     * told all of it each time, and of a crowd only the first.
     */
    crowds: z.boolean().optional(),
  }),
  /** `number` counts a page's requests from 1; sent again, a request is carried out no second time. */
  z.object({ type: z.literal('request'), number: z.int().min(1), request: requestSchema }),
  /** Asks for the last lines of the game's log before line `before` (counted from 0), `count` at most. */
  z.object({ type: z.literal('log'), before: z.int().min(0), count: z.int().min(1).max(LOG_LINES) }),
  /** Asks for the game as named JSON, as this page may see it. */
  z.object({ type: z.literal('position') }),
  /** Seen by all who are there now, kept by nobody. */
  z.object({ type: z.literal('react'), reaction: z.enum(REACTIONS) }),
  z.object({ type: z.literal('ping'), sent: z.number() }),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>

/** A line of the game's log: what happened, in which round, whose turn it was, and, for a trade, what was offered. */
export const logLineSchema = z.object({
  round: z.int(),
  turnSeat: z.int(),
  event: z.custom<GameEvent>((data) => typeof data === 'object' && data !== null && 'type' in data),
  offer: z.object({ seat: z.int(), terms: z.custom<TermsData>((data) => typeof data === 'object') }).nullable(),
  /** The entry of the record by which it happened; 0 for the set-up. */
  entry: z.int(),
  /** Why the keeper of a game has set something right. */
  reason: z.string().nullable(),
})
export type WireLogLine = z.infer<typeof logLineSchema>

export const wealthSchema = z.object({ turn: z.int(), wealth: z.array(z.int()), prices: z.array(z.int()) })

/** Why nobody throws now, and until when. */
export const waitSchema = z.object({ until: z.number(), seconds: z.number() })
export type Wait = z.infer<typeof waitSchema>

/**
 * When a seat's clock runs out (null: it does not run), and what it has left for the game in seconds (null: no limit).
 */
export const seatClockSchema = z.object({ until: z.number().nullable(), left: z.number().nullable() })
export type SeatClock = z.infer<typeof seatClockSchema>

const header = z.custom<RecordHeader>((data) => typeof data === 'object' && data !== null && 'rulebook' in data)

const named = {
  state: z.custom<NamedPosition>((data) => typeof data === 'object' && data !== null && 'question' in data),
  legal: z.custom<readonly LegalAction[]>((data) => Array.isArray(data)),
}

/** How the game stands for one who watches, or what has changed since the message before. */
export const gameSchema = z.object({
  /** With the first message of a game. */
  header: header.optional(),
  /** The whole view (`State.bytes`), base64. */
  view: z.base64().optional(),
  /** What has changed in the view, see patch.ts. */
  patch: z.base64().optional(),
  /**
   * New lines; they follow the first `kept` of the earlier ones. A page that has fewer, because it has asked for the
   * last ones, can ask for those that it lacks.
   */
  log: z.object({ kept: z.int(), lines: z.array(logLineSchema) }),
  wealth: z.object({ kept: z.int(), points: z.array(wealthSchema) }),
  /** The game as named JSON and what the page's seat may do, for pages that have asked for it by their hello. */
  named: z.object(named).optional(),
  /** Entries of the record so far. */
  entries: z.int(),
  /** The one move, by its entry of the record, that its seat may now propose to take back; null: there is none. */
  takeBack: z.object({ seat: z.int(), move: z.int() }).nullable().optional(),
})
export type GameChange = z.infer<typeof gameSchema>

export const chatLineSchema = z.object({
  /** Counts the lines of a table from 1. */
  line: z.int(),
  at: z.number(),
  guest: guestSchema,
  seat: z.int().nullable(),
  text: z.string(),
  /** What they were called at the table when they wrote it: nobody else there has this name. */
  name: z.string().optional(),
})
export type ChatLine = z.infer<typeof chatLineSchema>

/** A person who is away, and when a bot plays for them unless they come back. */
export const awaySchema = z.object({ seat: z.int(), until: z.number() })
export type Away = z.infer<typeof awaySchema>

/** How many persons are there without a seat, the host aside. */
const watchers = z.int().min(0)

const times = {
  waits: waitSchema.nullable(),
  clocks: z.array(seatClockSchema),
  away: z.array(awaySchema).optional(),
  /** Until when the table does nothing by itself: what it, or its host, may ask of the server is spent. */
  spent: z.number().optional(),
  now: z.number(),
}

/** Seconds. */
const wait = z.number().optional()

/** What a server sends. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  /** All of it, after `hello` and whenever what was told before is not as it was: somebody was erased, or the chat. */
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    sequence,
    guest: guestSchema,
    table: tableSchema,
    game: gameSchema.nullable(),
    chat: z.array(chatLineSchema),
    /** After how many days in which nothing happens at the table its chat is removed; without it: never. */
    chatDays: z.int().min(1).optional(),
    muted: z.array(z.string()),
    /** The last request of this page that was carried out. */
    done: z.int(),
    ...times,
  }),
  /** What step `sequence` has changed; every step comes once, in order. */
  z.object({
    type: z.literal('update'),
    sequence,
    table: tableSchema.optional(),
    game: gameSchema.optional(),
    chat: z.array(chatLineSchema).optional(),
    ...times,
  }),
  /**
   * For the host alone: one person has left another much of their chance to win, in several deals. It may be generous, a
   * mistake or agreed upon; the server does nothing about it.
   */
  z.object({
    type: z.literal('unusual'),
    series: z.array(z.object({ from: z.int(), to: z.int(), deals: z.int() })),
  }),
  /** Lines of the game's log that were asked for: those from line `from` on, up to where it was asked. */
  z.object({ type: z.literal('log'), from: z.int(), lines: z.array(logLineSchema) }),
  /** The game as named JSON, and what the page's seat may do: as a bot at the door is told it. */
  z.object({
    type: z.literal('position'),
    sequence,
    ...named,
  }),
  /** Only times have changed. */
  z.object({ type: z.literal('times'), ...times }),
  /** A request was carried out, and will not be forgotten. */
  z.object({ type: z.literal('done'), number: z.int(), sequence }),
  /**
   * A request was refused and has changed nothing. `refusal`: a refusal of the game's rules or of the table; `wait`: it
   * may be asked again after so many seconds.
   */
  z.object({ type: z.literal('refused'), number: z.int(), refusal: z.string(), sentence: z.string(), wait }),
  /**
   * Who is there: ids of persons, seated or watching. Of those who watch, only the host and those who have a seat are told
   * who they are.
   */
  z.object({
    type: z.literal('presence'),
    guests: z.array(z.string()),
    /** What they are called, by id, as far as it is known where this page is connected. */
    names: z.record(z.string(), z.string()).optional(),
    /** Ids of programs that are connected. */
    programs: z.array(z.string()).optional(),
    watchers: watchers.optional(),
  }),
  /** Who has come and gone since the last `presence` or `people`; what is not there has not changed. */
  z.object({
    type: z.literal('people'),
    came: z.array(z.object({ id: z.string(), name: z.string().optional() })).optional(),
    gone: z.array(z.string()).optional(),
    programs: z.array(z.string()).optional(),
    watchers: watchers.optional(),
  }),
  z.object({ type: z.literal('reaction'), guest: guestSchema, reaction: z.enum(REACTIONS) }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: z.number() }),
  /**
   * The connection ends: why, as a name and a sentence. `retry`: whether to come back by itself; `to`: at once, at this
   * origin, where the table is served. Only pages that say `moves` are told it. `wait`: after so many seconds at the
   * earliest.
   */
  z.object({
    type: z.literal('goodbye'),
    reason: z.string(),
    sentence: z.string(),
    retry: z.boolean(),
    to: z.url().optional(),
    wait,
  }),
])
export type ServerMessage = z.infer<typeof serverMessageSchema>
export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
