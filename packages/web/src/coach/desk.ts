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
   * looked at. Null where the seat is asked nothing, or the coach was called to another table meanwhile. Rejects if what
   * is needed cannot be loaded.
   */
  advise(view: Uint8Array, seat: number): Promise<Advice | null>
}

/** The coach of one table at a time, in a worker of its own. */
export class WorkerCoachDesk implements CoachDesk {
  readonly #load: typeof loadBookOf
  #book: Book | null = null
  #coach: Coach | null = null
  /** What its table chooses: a net is for tables with certain dice. */
  #options = ''
  /** How often it was called to a table: only the last one counts. */
  #calls = 0

  constructor(load = loadBookOf) {
    this.#load = load
  }

  async open(ref: BookRef): Promise<void> {
    const call = ++this.#calls
    this.#book = null
    this.#coach = null
    const book = (await this.#load(ref))?.book ?? null
    if (call === this.#calls) this.#book = book
  }

  async advise(view: Uint8Array, seat: number): Promise<Advice | null> {
    const [call, book] = [this.#calls, this.#book]
    if (book === null) return null
    const seen = seenGame(book, view)
    const options = seen.s.option.join(' ')
    const known = options === this.#options ? this.#coach : null
    const coach = known ?? new Coach(seen, await bringNets(book))
    if (call !== this.#calls) return null
    this.#coach = coach
    this.#options = options
    return coach.advise(seen, seat)
  }
}
