import type { Book, GameRecord } from '@hausregeln/engine'
import { type InParts, inTurns } from '../game/inTurns.ts'
import { type Replayed, replaying } from '../game/play.ts'

/** What is asked can be decided when this has been played again: it takes longer than others may wait. */
export class Unplayed extends Error {
  readonly prepare: (go: Go) => Promise<void>

  constructor(prepare: (go: Go) => Promise<void>) {
    super('The game that was brought has yet to be played again.')
    this.prepare = prepare
  }
}

/** Does one part of it, at somebody's expense. */
type Go = <Result>(part: () => Result) => Result

/** The game that somebody has brought to a table, played again in parts before it goes on there. */
export class Replay {
  #made: { readonly of: GameRecord; readonly book: Book; readonly replayed: Replayed } | null = null

  /** The game of this record, once. Throws `Unplayed`. `carried`: what its header has beside. */
  take(of: GameRecord, book: Book, carried: object): Replayed {
    const made = this.#made
    if (made?.of === of && made.book === book) {
      this.#made = null
      return made.replayed
    }
    const record = { header: { ...of.header, ...carried }, entries: of.entries }
    throw new Unplayed(async (go) => {
      const work: InParts<Replayed> = replaying(book, record)
      this.#made = { of, book, replayed: await inTurns(work, go) }
    })
  }
}
