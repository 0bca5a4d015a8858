import type { BotName, Reason } from '@hausregeln/bots'
import type { Slips } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import type {
  Correction,
  Entry,
  Fault,
  HostEntry,
  Move,
  OptionName,
  PlainEntry,
  RecordFault,
  RecordHeader,
  Refusal,
  Text,
} from '@hausregeln/engine'
import type { Carried } from '@hausregeln/rulebooks/file/index.ts'
import type { Language, LogLine, WealthPoint } from '@hausregeln/rulebooks/texts/index.ts'
import type { PieceShape } from '../board/types.ts'

/** Somebody at the table: a person, or a bot by its name. */
export interface Player {
  readonly name: string
  readonly colour: string
  readonly shape: PieceShape
  readonly bot: BotName | null
  /** A program of somebody's plays in the bot's place. */
  readonly program?: boolean
}

/** How fast bots play. */
export type Pace = 'slow' | 'normal' | 'fast' | 'instant'

export interface TableSettings {
  readonly pace: Pace
  /** Seconds that a bot waits before a throw by which a person's demand would lapse. */
  readonly countdown: number
  /** Whether the only answer may be given by itself; left out: it may. Never at a real board. */
  readonly goesOn?: boolean
  /** Whether a coach may sit beside the players; left out: it may. */
  readonly coach?: boolean
}

/** A new game as the set-up screen describes it. */
export interface NewGame {
  readonly rulebook: string
  /** The rulebook itself, if it came in a file. */
  readonly carried?: Carried
  readonly players: readonly Player[]
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  readonly seed: number
  /** For a game on a real board: dice and cards are told to the program. */
  readonly kept?: boolean
}

/** A saved game in the list. Times are milliseconds since 1970. */
export interface SavedGame {
  readonly id: string
  readonly header: RecordHeader
  readonly players: readonly Player[]
  readonly created: number
  readonly changed: number
  readonly round: number
  readonly over: boolean
  /** How long it has been played, in milliseconds. */
  readonly played: number
  /** Slips that lie face down at a real table. */
  readonly slips?: Slips | null
}

export type { LogLine, WealthPoint }

/** What the worker tells the page after every change. */
export interface Snapshot {
  readonly id: string
  /** Counts the changes: the page is never behind. */
  readonly change: number
  /** The state as this table may see it (see `State.bytes`). */
  readonly view: Uint8Array
  /** New lines of the log; they follow the first `logKept` of the earlier lines. */
  readonly logKept: number
  readonly log: readonly LogLine[]
  readonly wealth: readonly WealthPoint[]
  /** Whose own last move may be taken back now; -1: nobody's. */
  readonly undoSeat: number
  /** Until when nobody throws, so that rents can be demanded, and the seconds that this takes in all. */
  readonly countdown: { readonly until: number; readonly seconds: number } | null
  /** When the agreed time is up, in milliseconds since 1970; null without a limit. */
  readonly endsAt: number | null
  /** At a real table: slips that lie face down in this round. */
  readonly slips: readonly FaceDown[]
  /** Bots are playing: nobody is asked for anything yet. */
  readonly botsPlay: boolean
  readonly settings: TableSettings
  readonly fault: TableFault | null
}

/** A slip that is in and not turned over yet. */
export interface FaceDown {
  readonly seat: number
  /** Null where this page does not know it. */
  readonly amount: number | null
}

/** What has stopped a table: a bot that played against the rules, or a browser that does not save. */
export interface TableFault {
  readonly kind: 'bot' | 'save' | 'full'
  readonly detail: string
}

/** A game on the page: who plays what. */
export interface OpenGame {
  readonly id: string
  readonly header: RecordHeader
  readonly players: readonly Player[]
  /** Seats that act at this screen. */
  readonly persons: readonly number[]
}

/** An entry that the keeper of a game looks at again. */
export interface LookedUp {
  readonly number: number
  /** The state before it (see `Snapshot.view`). */
  readonly before: Uint8Array
  /** As it was first made, and what counts in its place now. */
  readonly made: Entry
  readonly entries: readonly PlainEntry[]
}

/** The first entry that a correction makes impossible. */
export interface StuckEntry extends Fault {
  /** All that stand in its place in the record. */
  readonly entries: readonly PlainEntry[]
  /** The state in which it was possible. */
  readonly before: Uint8Array
}

/** How a correction would go (see `Trial`). */
export interface Attempt {
  readonly correction: Correction
  readonly fault: StuckEntry | null
  /** The state after it, or before the entry that is impossible. */
  readonly view: Uint8Array
}

/** What has come of a file of games: the ids under which they lie here now, or why none does. */
export interface Opened {
  readonly ids: readonly string[]
  readonly fault: RecordFault | null
  /** Which record of several has the fault, as `2/5: `, and the fault exactly. */
  readonly which: string
  readonly detail: Text | null
}

/** What the page may ask of the worker. Errors carry a sentence, or the word `missing` or `elsewhere` (see `open`). */
export interface Backend {
  create(game: NewGame): Promise<string>
  /** Fails with `missing` if there is no such game, with `elsewhere` if another tab plays it. */
  open(id: string, listen: (snapshot: Snapshot) => void): Promise<OpenGame>
  close(): Promise<void>
  remove(id: string): Promise<void>
  /** The game as a record, to be kept as a file. */
  exportText(id: string): Promise<string>
  /** The books of the game as an .xlsx file, in this language. */
  exportWorkbook(id: string, language: Language): Promise<Blob>
  /** The same as .csv files in a .zip file. */
  exportTables(id: string, language: Language): Promise<Blob>
  /** All games of this browser in one file. */
  exportAll(): Promise<string>
  removeAll(): Promise<void>
  /** Lays down all games of a file, or, if one cannot be read, none. Fails if the browser does not let it. */
  importText(text: string): Promise<Opened>
  /** Null, or the name of the refusal. */
  act(move: Move): Promise<Refusal | null>
  enter(entry: HostEntry): Promise<void>
  undo(): Promise<void>
  /** What has been read off real dice or a real card; the refusal where that cannot be. */
  give(outcome: readonly number[]): Promise<Refusal | null>
  /** Turns over the slips of a real table. Fails with a sentence if some are missing. */
  reveal(): Promise<void>
  /** Null if the entry no longer counts. */
  lookUp(number: number): Promise<LookedUp | null>
  /** Changes nothing. */
  tryCorrection(correction: Correction): Promise<Attempt>
  /** Why the bot on this seat has made this entry of the record; null where there are no reasons to tell. */
  why(entry: number, seat: number): Promise<Reason | null>
  settings(settings: TableSettings): Promise<void>
  /** Bots play without waiting until a person must decide. */
  skip(): Promise<void>
}
