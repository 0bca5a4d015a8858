import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import type { GameView } from '@hausregeln/engine'
import { type ChancesOf, chancesBy } from './index.ts'
import type { Nets } from './kinds.ts'

/** What one seat has left another in deals that were good for nobody else. */
export interface Series {
  readonly from: number
  readonly to: number
  /** How many such deals. */
  readonly deals: number
  /** How much of its chance to win the giver has lost by them, 0 to 1. */
  readonly lost: number
}

/** A deal is a gift if its giver loses so much of their chance to win, and such a part of it, and the other gains as much. */
const LEAST = 0.02
const PART = 0.2
/** A series is unusual from so many gifts on that have cost the giver so much. */
const FEWEST = 2
const UNUSUAL = 0.1

interface Offer {
  readonly from: number
  readonly to: number
}

/**
 * Watches the deals of one game for series of gifts: deals by which one side loses, and the other gains, much of their
 * chance to win. They may be generous, mistaken or agreed upon; that is for people to say.
 */
export class GiftWatch {
  readonly #nets: Nets
  #chances: ChancesOf | null = null
  /** As it was when the table was looked at last: offers by number, and chances while there were any. */
  #offers = new Map<number, Offer>()
  #before: readonly number[] = []
  readonly #series = new Map<string, Series>()

  constructor(nets: Nets) {
    this.#nets = nets
  }

  /** How the table stands now: to be called after whatever has happened. */
  look(l: GameView): void {
    const open = openOffers(l)
    if (open === 0 && this.#offers.size === 0) return
    this.#offers.clear()
    if (open === 0 || l.s.over !== 0) return
    this.#chances ??= chancesBy(l, this.#nets)
    this.#before = this.#chances?.(l) ?? []
    for (let seat = 0; seat < l.s.seats; seat++)
      if ((open >>> seat) & 1) this.#offers.set(serialOf(l, seat), { from: seat, to: recipientOf(l, seat) })
  }

  /** The offer of this number has been taken: `l` is the table after that. True if its series has become unusual by it. */
  taken(l: GameView, serial: number): boolean {
    const offer = this.#offers.get(serial)
    const chances = this.#chances
    if (offer === undefined || chances === null || l.s.over !== 0) return false
    const after = chances(l)
    const gain = (seat: number) => (after[seat] ?? 0) - (this.#before[seat] ?? 0)
    const [giver, taker] = gain(offer.from) < gain(offer.to) ? [offer.from, offer.to] : [offer.to, offer.from]
    const most = -Math.max(LEAST, PART * (this.#before[giver] ?? 0))
    if (gain(giver) > most || gain(taker) < LEAST) return false
    const key = `${giver} ${taker}`
    const known = this.#series.get(key) ?? { from: giver, to: taker, deals: 0, lost: 0 }
    const series = { ...known, deals: known.deals + 1, lost: known.lost - gain(giver) }
    this.#series.set(key, series)
    return isUnusual(series) && !isUnusual(known)
  }

  /** The unusual series so far. */
  get unusual(): readonly Series[] {
    return [...this.#series.values()].filter(isUnusual)
  }
}

function isUnusual({ deals, lost }: Series): boolean {
  return deals >= FEWEST && lost >= UNUSUAL
}
