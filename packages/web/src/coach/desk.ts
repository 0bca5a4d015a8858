import { bringNets } from '@hausregeln/bots/chances/nets/bring.ts'
import type { Book } from '@hausregeln/engine'
import { type Advice, Coach, seenGame } from '@hausregeln/lab/coach/advice.ts'
import { type BookRef, loadBookOf } from '@hausregeln/view-kit/game/books/books.ts'

/** What a table asks of its coach. */
export interface CoachDesk {
  /** Comes to a table by its rulebook. Rejects if what the coach needs cannot be loaded. */
  open(book: BookRef): Promise<void>
  /**
   * What there is to say to a seat: `view` is the table as this page may see it (see `Snapshot.view`), and nothing else is
   * looked at. Null where the seat is asked nothing. Rejects if what is needed cannot be loaded.
   */
  advise(view: Uint8Array, seat: number): Promise<Advice | null>
}

/** The coach of one table at a time, in a worker of its own. */
export class WorkerCoachDesk implements CoachDesk {
  #book: Book | null = null
  #coach: Coach | null = null
  /** What its table chooses: a net is for tables with certain dice. */
  #options = ''

  async open(ref: BookRef): Promise<void> {
    this.#book = (await loadBookOf(ref))?.book ?? null
    this.#coach = null
  }

  async advise(view: Uint8Array, seat: number): Promise<Advice | null> {
    const book = this.#book
    if (book === null) return null
    const seen = seenGame(book, view)
    const options = seen.s.option.join(' ')
    if (this.#coach === null || options !== this.#options) {
      this.#coach = new Coach(seen, await bringNets(book))
      this.#options = options
    }
    return this.#coach.advise(seen, seat)
  }
}
