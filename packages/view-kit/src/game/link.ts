import type { Reason } from '@hausregeln/bots'
import type { Correction, HostEntry, Move, Refusal } from '@hausregeln/engine'
import type { Attempt, LookedUp, TableSettings } from './types.ts'

/** Where earlier entries of a kept game can be looked up, and corrections tried. */
export interface Corrections {
  /** Null if the entry no longer counts. */
  lookUp(number: number): Promise<LookedUp | null>
  /** Changes nothing. */
  tryCorrection(correction: Correction): Promise<Attempt>
}

/** Where bots can be asked why they have done what they did. */
export interface Whys {
  /**
   * By the entry of the record and the bot's seat; null where there are no reasons to tell, `later` before the turn is
   * over.
   */
  why(entry: number, seat: number): Promise<Reason | 'later' | null>
}

/** What the parts of a table ask of the game, wherever it is played. */
export interface TableLink {
  /** Null, or the name of the rule's refusal. Throws with a sentence if the table itself refuses. */
  act(move: Move): Promise<Refusal | null>
  /** Throws with a sentence if it cannot be. */
  enter(entry: HostEntry): Promise<void>
  /** Takes the last own move back, or proposes it to the others. */
  undo(): Promise<void>
  /** What has been read off real dice or a real card; the refusal where that cannot be. Throws with a sentence. */
  give(outcome: readonly number[]): Promise<Refusal | null>
  /** Turns over the slips of a real table, once all are in. Throws with a sentence. */
  reveal(): Promise<void>
  /** Null where entries are not at hand. */
  readonly corrections: Corrections | null
  /** Null where nobody can be asked. */
  readonly whys: Whys | null
  /** Bots at this screen play without waiting until a person must decide. */
  skip(): Promise<void>
  /** Changes these settings; the others stay as they were set last. */
  changeSettings(settings: Partial<TableSettings>): Promise<void>
}
