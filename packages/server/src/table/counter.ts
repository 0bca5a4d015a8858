import { PastError } from '@hausregeln/engine'
import type { Guest, Request } from '@hausregeln/protocol'
import type { StorageError } from '../storage/storage.ts'
import type { Again, Reloaded } from './again.ts'
import type { Asked, Ledger } from './ledger.ts'
import type { Visitor } from './people/visitor.ts'
import { markIn } from './played/playedBook.ts'
import { Unplayed } from './played/replay.ts'
import { claimSeat } from './requests/claims.ts'
import type { RequestContext } from './requests/context.ts'
import { decide } from './requests/index.ts'
import { Refused } from './steps/refused.ts'
import type { World } from './world.ts'

/** The table that it belongs to. */
interface Hands {
  context(guest: Guest): RequestContext
  /** Number of its last step, durable or not. */
  sequence(): number
  /** Whether a request has been answered. */
  isDone(guest: string, client: string, number: number): boolean
  step(facts: ReturnType<typeof decide>, asked?: Asked): void
  /** It is loaded again with all of its game, and `again` done there. */
  playWhole(again: Again): void
  /** Whether these steps of another process are to be read with all that came before. */
  mustReload(texts: readonly string[]): boolean
  giveWay(): Promise<void>
  follow(texts: readonly string[], after: number): void
  fail(error: unknown): void
}

/** Where people ask for something at a table: it is decided at once, and answered when it is durable. */
export class Counter {
  readonly #code: string
  readonly #world: World
  readonly #ledger: Ledger
  readonly #hands: Hands
  /** Who waits for something that is not durable, and has no page that would ask again. */
  readonly unwritten = new Set<(error: StorageError) => void>()

  constructor(code: string, world: World, ledger: Ledger, hands: Hands) {
    this.#code = code
    this.#world = world
    this.#ledger = ledger
    this.#hands = hands
  }

  /** See `Table.request`. */
  request(
    visitor: Visitor,
    number: number,
    request: Request,
    current = !this.#world.storage.shared,
  ): Promise<void> | void {
    const { guest, client } = visitor
    const done = () => visitor.send({ type: 'done', number, sequence: this.#hands.sequence() })
    const again: Again = (table) => void table.request(visitor, number, request)
    if (this.#hands.isDone(guest.id, client, number)) return this.#ledger.afterAll(done, again)
    try {
      const facts = decide(this.#hands.context(guest), request)
      this.#hands.step(facts, { receipt: { guest: guest.id, client, number }, visitor, again })
    } catch (error) {
      if (error instanceof Unplayed) return this.#prepared(error, guest, again)
      if (error instanceof PastError) return this.#hands.playWhole(again)
      if (!(error instanceof Refused)) return this.#hands.fail(error)
      if (!current) return this.#whenCurrent(again, (table) => table.request(visitor, number, request, true))
      this.#world.meter.refused()
      const { refusal, message: sentence } = error
      this.#world.log.debug({ table: this.#code, step: this.#hands.sequence(), refusal }, 'A request was refused.')
      visitor.send({ type: 'refused', number, refusal, sentence })
    }
  }

  /** See `Table.claim`. */
  claim(guest: Guest, claim: string, current = !this.#world.storage.shared): Promise<number> {
    return new Promise((done, failed) => {
      const again: Again = (table) => void table.claim(guest, claim).then(done, failed)
      try {
        const { seat, facts } = claimSeat(this.#hands.context(guest), claim)
        this.unwritten.add(failed)
        this.#hands.step(facts)
        this.#ledger.afterAll(() => {
          this.unwritten.delete(failed)
          done(seat)
        }, again)
      } catch (error) {
        if (!(error instanceof Refused) || current) return failed(error)
        void this.#whenCurrent(again, (table) => table.claim(guest, claim, true).then(done, failed))
      }
    })
  }

  /** Asks again when what it takes has been played, at the expense of those who ask. */
  async #prepared({ prepare }: Unplayed, { id: guest }: Guest, again: Again): Promise<void> {
    try {
      await prepare((part) => this.#world.budgets.charge({ guest, table: this.#code }, part))
    } catch (error) {
      return this.#hands.fail(error)
    }
    await this.#world.with(this.#code, (table) => table && again(table))
  }

  /** Calls back when this table has followed all that is in storage; `again`: what is done if it is given up before. */
  #whenCurrent(again: Again, call: (table: Reloaded) => Promise<void> | void): Promise<void> {
    return new Promise((done) => {
      const lost: Again = (table) => {
        again(table)
        done()
      }
      this.#ledger.afterAll(() => done(this.#catchUp(call)), lost)
    })
  }

  async #catchUp(call: (table: Reloaded) => Promise<void> | void): Promise<void> {
    const after = this.#hands.sequence()
    const texts = await this.#world.storage.read(this.#code, after)
    if (this.#hands.mustReload(texts)) await this.#hands.giveWay()
    await this.#world.library.prepare(markIn(texts))
    this.#hands.follow(texts, after)
    await this.#world.with(this.#code, (table) => table && call(table))
  }
}
