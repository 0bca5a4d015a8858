import type { BookFault, Correction } from '@hausregeln/engine'
import type { TableRefusal, TableSettings } from '@hausregeln/protocol'
import type { CheckedFile } from '../books/library.ts'
import type { Draft, Redrawn } from '../erasure/redrawing.ts'
import type { StoredBook } from '../storage/books/bookStore.ts'
import type { BroughtStep } from '../table/played/brought.ts'
import type { Standing } from '../table/played/origin.ts'
import type { Step } from '../table/steps/step.ts'

/** What is asked of a game that has to be played again for it. Entries are counted from 1. */
export type Question =
  | { readonly ask: 'record' }
  | { readonly ask: 'why'; readonly entry: number; readonly seat: number }
  | { readonly ask: 'entry'; readonly number: number }
  | { readonly ask: 'trial'; readonly correction: Correction }

/** What takes longer than pages may wait: done in a thread of its own. */
export type Task =
  /** A game that was begun elsewhere is to go on at a table. `book`: the one that was brought, if its settings name one. */
  | { readonly do: 'bring'; readonly settings: TableSettings; readonly book: StoredBook | null; readonly text: string }
  /** The text of a rulebook's file is checked: to stand alone, or as it was written. */
  | { readonly do: 'check'; readonly text: string; readonly alone: boolean }
  /** A table's game is followed by its record entry by entry. */
  | {
      readonly do: 'follow'
      readonly code: string
      readonly texts: readonly string[]
      readonly book: StoredBook | null
    }
  /** A table's log is written without something. */
  | { readonly do: 'redraw'; readonly draft: Draft }
  /** What is kept of a person is looked for in a table's log. */
  | { readonly do: 'trace'; readonly texts: readonly string[]; readonly guest: string }
  /** `texts`: all steps of the table. */
  | {
      readonly do: 'look'
      readonly code: string
      readonly texts: readonly string[]
      readonly book: StoredBook | null
      /** Who asks; null: nobody who is known. */
      readonly guest: string | null
      readonly question: Question
    }

export type TaskOf<Do extends Task['do']> = Extract<Task, { do: Do }>

/** What comes of it, as it goes from thread to thread. */
export interface Results {
  readonly bring: BroughtStep
  readonly check: CheckedFile | { readonly faults: readonly BookFault[] }
  readonly follow: Standing
  readonly redraw: Redrawn | null
  readonly trace: readonly Step[]
  readonly look: unknown
}

/** `cpu`: milliseconds that it has cost. */
export type Outcome<Result> = { readonly cpu: number } & (
  | { readonly result: Result }
  | { readonly refusal: TableRefusal; readonly sentence: string }
  /** What was kept cannot be read. */
  | { readonly damage: string }
)
