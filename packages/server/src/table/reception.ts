import { NOBODY } from '@hausregeln/engine'
import { TABLE_REFUSALS } from '@hausregeln/protocol'
import type { Letter } from '../live/lines/frame.ts'
import type { Again } from './again.ts'
import type { Announcer, Arrival, Times } from './announcer.ts'
import type { Ledger } from './ledger.ts'
import type { Audience } from './people/audience.ts'
import type { Visitor } from './people/visitor.ts'
import type { Projection } from './played/projection.ts'
import { type Closed, whyKeptOut } from './state/closing.ts'
import type { History } from './state/history.ts'
import { isReadBy, type Reader } from './state/reading.ts'
import { belongs, seatOf } from './state/state.ts'

/** The table that people come to. */
interface Hall {
  readonly audience: Audience
  readonly history: History
  readonly ledger: Ledger
  readonly announcer: Announcer
  /** What pages are told beside a step: the game, why it cannot go on, and times. */
  told(): readonly [game: Projection | null, frozen: string | null, times: Times]
  /** Somebody has come: what is due, and when, may be something else. */
  wind(): void
}

/** Says who may come to a table, and tells those who do, or ask about it, how it stands; never more than is durable. */
export class Reception {
  readonly #hall: Hall
  /** Visitors who have come, but have not been told anything yet. */
  readonly #joining = new Set<Visitor>()

  constructor(hall: Hall) {
    this.#hall = hall
  }

  /** Why a person does not come in, as a refusal and a sentence; null: they do. `watchers`: how many pages may watch. */
  keepsOut(guest: string, watchers: number): Closed | null {
    const { audience, history } = this.#hall
    const why = whyKeptOut(history.state, guest)
    if (why !== null || audience.watchingPages < watchers || belongs(history.state, guest)) return why
    return { reason: 'tooManyWatchers', sentence: TABLE_REFUSALS.tooManyWatchers }
  }

  /** Whether a page can read the table's game. */
  isReadBy(reader: Reader): boolean {
    return isReadBy(this.#hall.history.state, reader)
  }

  /**
   * Somebody comes, or comes back. `again`: what is done if the table is given up before they are told. Throws `PastError`,
   * and they have not come then.
   */
  welcome(visitor: Visitor, arrival: Arrival, again: Again): void {
    const { audience, ledger } = this.#hall
    audience.enter(visitor)
    this.#joining.add(visitor)
    try {
      const written = this.#written(visitor, arrival)
      const welcome = () => {
        this.#joining.delete(visitor)
        visitor.sendWritten(written)
        audience.admit(visitor)
      }
      ledger.afterAll(welcome, again)
    } catch (error) {
      this.#joining.delete(visitor)
      audience.leave(visitor)
      throw error
    }
  }

  #written(visitor: Visitor, arrival: Arrival): Letter {
    const { announcer, history } = this.#hall
    this.#hall.wind()
    // A page that has seen something gets what follows: earlier lines may have been withdrawn.
    const from = arrival.from <= history.sequence ? arrival.from : 0
    const lines = arrival.from === 0 ? arrival.lines : undefined
    return announcer.welcome(visitor, { from, lines }, ...this.#hall.told())
  }

  /** Somebody asks for earlier lines of the game's log; they come after what was told before. */
  tellEarlier(visitor: Visitor, before: number, count: number): void {
    const [game] = this.#hall.told()
    const answer = game?.earlier(before, count)
    if (answer !== undefined) this.#hall.ledger.afterAll(() => visitor.send(answer))
  }

  /** Somebody asks for the game as named JSON; it comes after what was told before. */
  tellPosition(visitor: Visitor): void {
    const { history, ledger } = this.#hall
    const seat = seatOf(history.state, visitor.guest.id) ?? NOBODY
    const [game] = this.#hall.told()
    const answer = game?.position(seat, history.sequence)
    if (answer !== undefined) ledger.afterAll(() => visitor.send(answer))
  }

  /** The table is given up: those who have not been told anything have not come yet. */
  turnBack(): void {
    for (const visitor of this.#joining) this.#hall.audience.leave(visitor)
  }
}
