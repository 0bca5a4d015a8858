import type { Slips } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import type { GameRecord, RecordHeader, SealedEntry } from '@hausregeln/engine'
import type {
  ChatLine,
  Guest,
  OwnRules,
  PieceName,
  ProgramFault,
  Proposal,
  TableSettings,
  Tap,
} from '@hausregeln/protocol'

/** Who has closed a table: its host; nobody, but nothing has happened for long; those who run the server. */
export type ClosedBy = 'host' | 'time' | 'keeper'

/** What has happened at a table: a line of its log is a step, a step has facts. They are never changed once written. */
export type Fact =
  | {
      readonly fact: 'created'
      readonly settings: TableSettings
      readonly host: Guest
      /** 32 bytes in hexadecimal digits: secret until the game is over. Null: dice are entered by hand. */
      readonly seed: string | null
      /** Of the rulebook that the settings name by its mark. */
      readonly own?: OwnRules
    }
  /** The table goes on with a game that was begun elsewhere. `round`: in which it is. */
  | { readonly fact: 'brought'; readonly record: GameRecord; readonly round: number }
  | { readonly fact: 'configured'; readonly settings: TableSettings; readonly own?: OwnRules }
  | { readonly fact: 'sat'; readonly seat: number; readonly guest: Guest; readonly nonce: string }
  /** `name`: without it, from the time when bots had none, it is called by what it is. */
  | { readonly fact: 'botSat'; readonly seat: number; readonly bot: string; readonly name?: string }
  /** Somebody at a real board who has no device. */
  | { readonly fact: 'personSat'; readonly seat: number; readonly name: string }
  | { readonly fact: 'cleared'; readonly seat: number }
  /** The host has taken this person from the table, and has let them come back. */
  | { readonly fact: 'removed'; readonly guest: Guest }
  | { readonly fact: 'admitted'; readonly guest: string }
  | { readonly fact: 'marked'; readonly seat: number; readonly piece?: PieceName; readonly colour?: number }
  | { readonly fact: 'hosted'; readonly host: Guest }
  /** A code for a seat counts until then. `digest`: see `digestOf`; `by`: who has drawn it. */
  | {
      readonly fact: 'offered'
      readonly seat: number
      readonly by: string
      readonly digest: string
      readonly until: number
    }
  /** Somebody has taken a seat that was somebody else's, or a bot's. */
  | { readonly fact: 'took'; readonly seat: number; readonly guest: Guest }
  /** The holder of the token of this digest plays the seat in its bot's place, until the program has left. */
  | { readonly fact: 'programSat'; readonly seat: number; readonly digest: string }
  | { readonly fact: 'programLeft'; readonly seat: number }
  /** What a program has answered when the record had so many entries: its bot plays it. */
  | { readonly fact: 'programSaid'; readonly seat: number; readonly at: number; readonly action: unknown }
  /** The bot decides in its place; `sentence`: for the program. */
  | {
      readonly fact: 'programFailed'
      readonly seat: number
      readonly at: number
      readonly why: ProgramFault
      readonly sentence: string
    }
  /** Nobody who belongs to the table is there; somebody is again. Moments as in `Step.at`. */
  | { readonly fact: 'rested'; readonly at: number }
  | { readonly fact: 'woke'; readonly at: number }
  /** The table does not want this person to have a bot's seat. */
  | { readonly fact: 'declined'; readonly guest: string }
  /** The header is without the rulebook that it carries: the server keeps that once, by the settings' mark. */
  | { readonly fact: 'started'; readonly header: RecordHeader }
  /** Entries of the game's record. `must`: a bit for each seat that must decide after them. */
  | { readonly fact: 'entered'; readonly entries: readonly SealedEntry[]; readonly must: number }
  /** At a real board: a bid that lies face down until the keeper turns all over, or another amount on it. */
  | { readonly fact: 'slip'; readonly slips: Slips }
  /** At a real board: what lies before the bank, until it is confirmed. */
  | { readonly fact: 'tapped'; readonly taps: readonly Tap[] }
  | { readonly fact: 'paused' }
  | { readonly fact: 'resumed' }
  /** The game has become as long as a game may be, and is ended for that. */
  | { readonly fact: 'counted' }
  | { readonly fact: 'ended' }
  /** `reason`: for those who come to it; may be empty. */
  | { readonly fact: 'closed'; readonly by: ClosedBy; readonly reason: string }
  | { readonly fact: 'standIn'; readonly seat: number; readonly bot: string | null }
  | { readonly fact: 'proposed'; readonly proposal: Proposal | null }
  /** The game has gone on: the move that was to be taken back stands. */
  | { readonly fact: 'lapsed' }
  /** All have agreed to save the game: those who play can have so many entries of its record. */
  | { readonly fact: 'saved'; readonly entries: number }
  | { readonly fact: 'said'; readonly line: ChatLine }
  | { readonly fact: 'muted'; readonly by: string; readonly guest: string; readonly muted: boolean }
  /** `line`: of the chat; 0: the table itself. */
  | { readonly fact: 'reported'; readonly by: string; readonly line: number; readonly reason: string }
  | { readonly fact: 'rematch'; readonly code: string }
  /**
   * The log up to here is another than before: a person, or the chat, was taken out of it. What was read of it earlier no
   * longer counts. `lines`: how many lines the chat has had.
   */
  | { readonly fact: 'rewritten'; readonly lines: number }

/** Whether a step, as it lies in storage, says that those before it are others now. */
export function isRewriting(text: string): boolean {
  return text.includes('"fact":"rewritten"')
}

/** Whether a step, as it lies in storage, begins a game. */
export function isStart(text: string): boolean {
  return text.includes('"fact":"started"')
}

export type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>

/** Which request a step has answered: sent again, it is not carried out again. */
export interface Receipt {
  readonly guest: string
  readonly client: string
  readonly number: number
}

/** A line of a table's log: what was done at once, all or nothing. `at`: milliseconds since 1970. */
export interface Step {
  readonly at: number
  /** Milliseconds in which what has happened in the game is shown; none where it is left out. Nobody thinks meanwhile. */
  readonly scene?: number
  readonly receipt?: Receipt
  readonly facts: readonly Fact[]
}
