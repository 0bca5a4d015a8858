import type { SealedEntry } from '@hausregeln/engine'
import { History } from './history.ts'
import type { Play } from './play.ts'
import type { TableBook } from './playedBook.ts'
import type { Snapshot } from './snapshot/format.ts'
import type { Step } from './step.ts'
import type { Timeline } from './timeline.ts'

/** What a table is opened from. */
export interface Origin {
  readonly code: string
  /** Where the table stood; null: it is played from its beginning. */
  readonly snapshot: Snapshot | null
  /** Its steps after that, as they lie in storage. */
  readonly texts: readonly string[]
}

/**
 * What follows from it, and the game, if one has begun. Throws if the steps cannot be read, or the snapshot is not of
 * this game.
 */
export function openOrigin({ code, snapshot, texts }: Origin, book: TableBook, time: Timeline): [History, Play | null] {
  const steps = texts.map((text) => JSON.parse(text) as Step)
  if (snapshot === null) {
    const [first, ...later] = steps
    if (first === undefined) throw new Error(`Table ${code} has no steps.`)
    const history = History.begin(code, first, time)
    return [history, book.resume(history.state, entriesOf(history, later))]
  }
  const history = History.takeUp(snapshot.history, time)
  const entries = entriesOf(history, steps)
  return [history, book.takeUp(history.state, snapshot.play, entries)]
}

function entriesOf(history: History, steps: readonly Step[]): SealedEntry[] {
  return steps.flatMap((step) => history.absorb(step))
}
