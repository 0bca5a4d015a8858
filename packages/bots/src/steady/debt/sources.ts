import { DEEDS } from '@hausregeln/engine'
import { type CellNo, cell, type DeedNo } from '@hausregeln/engine/core/state/column.ts'
import type { Integers } from '../../columns.ts'
import { bytes, integers, NONE, reals } from '../../columns.ts'

/** Deeds that could bring money, what each pays and what is lost by it; room is made once, so that choosing takes none. */
export class Sources {
  #count = 0
  readonly #deed = integers<CellNo>(DEEDS)
  readonly #paid = reals<CellNo>(DEEDS)
  readonly #cost = reals<CellNo>(DEEDS)
  /** The sources by what is lost for each piece of money, the cheapest first. */
  readonly #cheapest: Integers<CellNo, CellNo> = integers(DEEDS)
  /** The first of them by what is lost at all, the dearest first. */
  readonly #dearest: Integers<CellNo, CellNo> = integers(DEEDS)
  readonly #kept = bytes<CellNo>(DEEDS)

  clear(): void {
    this.#count = 0
  }

  add(deed: DeedNo, paid: number, cost: number): void {
    const last: CellNo = this.#count++
    this.#deed[last] = deed
    this.#paid[last] = paid
    this.#cost[last] = cost
    let at: CellNo = last
    for (; at > 0 && this.#rate(this.#cheapest[cell(at, -1)]) > cost / paid; at--)
      this.#cheapest[at] = this.#cheapest[cell(at, -1)]
    this.#cheapest[at] = last
  }

  /** Of the fewest deeds that bring so much at the least loss the one that brings most of it; -1 if there is none. */
  choose(missing: number): DeedNo {
    const count = this.#take(missing)
    let best: CellNo = NONE
    for (let i: CellNo = 0; i < count; i++) {
      const source = this.#cheapest[i]
      if (this.#kept[source] === 1 && (best < 0 || this.#paid[source] > this.#paid[best])) best = source
    }
    return best < 0 ? NONE : this.#deed[best]
  }

  /** Keeps the cheapest that bring so much, without those that are not needed for it; how many were looked at. */
  #take(missing: number): number {
    let sum = 0
    let count: CellNo = 0
    while (count < this.#count && (count === 0 || sum < missing)) {
      const source = this.#cheapest[count]
      sum += this.#paid[source]
      this.#kept[source] = 1
      this.#sortIn(source, count++)
    }
    for (let i: CellNo = 0; i < count; i++) {
      const source = this.#dearest[i]
      if (sum - this.#paid[source] < missing) continue
      sum -= this.#paid[source]
      this.#kept[source] = 0
    }
    return count
  }

  #sortIn(source: CellNo, count: number): void {
    let at: CellNo = count
    for (; at > 0 && this.#cost[this.#dearest[cell(at, -1)]] < this.#cost[source]; at--)
      this.#dearest[at] = this.#dearest[cell(at, -1)]
    this.#dearest[at] = source
  }

  #rate(source: CellNo): number {
    return this.#cost[source] / this.#paid[source]
  }
}
