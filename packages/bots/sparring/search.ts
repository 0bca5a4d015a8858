import { type GameView, pack, Terms, verify } from '@hausregeln/engine'
import { cell, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { weigh } from '../src/steady/dealing/deal.ts'
import { STEADY, type Temper } from '../src/steady/figures/characters.ts'
import { type Gains, noGains } from '../src/steady/reading/gains.ts'
import { mayPropose } from '../src/steady/reading/manners.ts'
import { Picture } from '../src/steady/reading/picture.ts'

/** Deals in which both together gain less than this, in units, are not looked at any further. */
const LEAST_JOINT = 0.1

/**
 * Lays the money of a deal into the terms, whose goods are there; false if there is none for which it would be made.
 */
export type Pricing = (p: Picture, l: GameView, seat: SeatNo, terms: Terms, gains: Gains) => boolean

/** What a player looks for in deals: what it gives for what it gets, and at what price. */
export interface Wishes {
  readonly gives: boolean
  /** Whether it asks only for what makes a group whole, in one deal. */
  readonly wholes: boolean
  readonly price: Pricing
  /** Whether it keeps to the manners of steady players, or asks whenever it likes. */
  readonly polite: boolean
}

/**
 * Looks through deals by the valuation of steady players: each deed and part of a group of another player's, for each
 * of its own or for none; a deed only if the player who receives it has a part of its group already.
 */
export class Search {
  readonly picture: Picture

  /** By the valuation of players of this character. */
  constructor({ tuned }: Temper = STEADY) {
    this.picture = new Picture(tuned)
  }

  forget(): void {
    this.picture.forget()
  }

  /** Lays the deal by which the seat gains most into `terms`, and returns the gains; null if there is none. */
  best(l: GameView, seat: SeatNo, { gives, wholes, price, polite }: Wishes, terms: Terms): Readonly<Gains> | null {
    const p = this.picture
    p.look(l)
    const tried = new Terms()
    const gains = noGains()
    let best: Gains | null = null
    for (let to: SeatNo = 0; to < l.s.seats; to++) {
      if (to === seat || ((l.s.alive >>> to) & 1) === 0 || (polite && !mayPropose(l, seat, to))) continue
      const own = gives ? this.#parts(l, seat, to) : [[]]
      for (const get of wholes ? this.#rests(l, to, seat) : this.#parts(l, to, seat))
        for (const give of own) {
          if (get.length + give.length === 0 || !this.#isPromising(l, seat, to, get, give, tried, gains)) continue
          if (!price(p, l, seat, tried, gains) || !isAllowed(l, seat, tried)) continue
          if (gains.proposer <= (best?.proposer ?? p.tuning.threshold * p.ground.unit)) continue
          best = { ...gains }
          Object.assign(terms, tried)
        }
    }
    return best
  }

  /** Lays out the goods; false if both together would not gain by them. */
  #isPromising(
    l: GameView,
    seat: SeatNo,
    to: SeatNo,
    get: readonly number[],
    give: readonly number[],
    terms: Terms,
    gains: Gains,
  ): boolean {
    terms.clear()
    terms.to = to
    for (const deed of get) terms.getDeed(deed)
    for (const deed of give) terms.giveDeed(deed)
    weigh(this.picture, l, seat, terms, gains)
    return gains.proposer + gains.other > LEAST_JOINT * this.picture.ground.unit
  }

  /** All deeds that are missing from a group of the receiver's, group by group, where nothing is built. */
  #rests(l: GameView, owner: number, receiver: SeatNo): number[][] {
    const { built, held, ground } = this.picture
    const { groups, groupStart, groupDeeds } = l.book.board
    const rests: number[][] = []
    for (let group: GroupNo = 0; group < groups; group++) {
      const own = held[cell(receiver * groups, group)]
      const others = held[cell(owner * groups, group)]
      if (built[group] !== 0 || own === 0 || others === 0 || own + others !== ground.size[group]) continue
      rests.push([...groupDeeds.slice(groupStart[group], groupStart[group + 1])].filter((d) => l.s.owner[d] === owner))
    }
    return rests
  }

  /** Nothing, each deed, and all deeds of a group together, as far as nothing is built there. */
  #parts(l: GameView, owner: number, receiver: SeatNo): number[][] {
    const { built, held } = this.picture
    const { groups, groupStart, groupDeeds } = l.book.board
    const parts: number[][] = [[]]
    for (let group: GroupNo = 0; group < groups; group++) {
      if (built[group] !== 0 || held[cell(receiver * groups, group)] === 0) continue
      const own = [...groupDeeds.slice(groupStart[group], groupStart[group + 1])].filter((d) => l.s.owner[d] === owner)
      parts.push(...own.map((deed) => [deed]))
      if (own.length > 1) parts.push(own)
    }
    return parts
  }
}

function isAllowed(l: GameView, seat: SeatNo, terms: Terms): boolean {
  const before = new Terms()
  Object.assign(before, l.terms)
  Object.assign(l.terms, terms)
  const refusal = verify(l, pack(l.book.codes.offer, seat))
  Object.assign(l.terms, before)
  return refusal === null
}
