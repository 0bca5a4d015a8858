import { type Bot, SteadyBot } from '@hausregeln/bots'
import { type Gains, net, weigh } from '@hausregeln/bots/steady/deal.ts'
import { Picture } from '@hausregeln/bots/steady/picture.ts'
import { type Lens, type Packed, pack, Terms, TURN_FRAME, topKind, topStage, verify } from '@hausregeln/engine'
import { openOffers } from '@hausregeln/engine/chapters/trade/offers.ts'
import { Turn } from '@hausregeln/engine/chapters/turn/stages.ts'

/** Offers of one turn. */
const PATIENCE = 3

/** A deal that a steady player would just accept, and what it brings both by his reckoning. */
export interface Catch {
  readonly gains: Readonly<Gains>
}

/**
 * Somebody who knows how steady players reckon, and asks them at the end of every turn for all they would just give:
 * each deed and part of a group of theirs for each of his own or for none, with the least money. Else it plays as they do.
 */
export class Shark implements Bot {
  readonly name = 'shark'
  private readonly bot = new SteadyBot()
  private readonly picture = new Picture(null)
  private turn = -1
  private asked = 0

  begin(seed: number): void {
    this.bot.begin(seed)
    this.picture.forget()
    this.turn = -1
  }

  decide(l: Lens, seat: number, terms: Terms): Packed {
    if (this.turn !== l.s.turns) this.asked = 0
    this.turn = l.s.turns
    const mayAsk = topKind(l) === TURN_FRAME && topStage(l) === Turn.done && ((openOffers(l) >>> seat) & 1) === 0
    if (mayAsk && this.asked++ < PATIENCE && this.seek(l, seat, terms) !== null) return pack(l.book.codes.offer, seat)
    return this.bot.decide(l, seat, terms)
  }

  consider(l: Lens, seat: number, terms: Terms): Packed {
    return this.bot.consider(l, seat, terms)
  }

  /** Lays the best deal for this seat into `terms`; null if nobody would give anything. */
  seek(l: Lens, seat: number, terms: Terms): Catch | null {
    const p = this.picture
    p.look(l)
    const tried = new Terms()
    const gains = { proposer: 0, other: 0 }
    let best: Catch | null = null
    for (let to = 0; to < l.s.seats; to++) {
      if (to === seat || ((l.s.alive >>> to) & 1) === 0) continue
      for (const get of this.parts(l, to))
        for (const give of this.parts(l, seat)) {
          tried.clear()
          tried.to = to
          for (const deed of get) tried.getDeed(deed)
          for (const deed of give) tried.giveDeed(deed)
          if (get.length + give.length === 0 || !this.haggle(l, seat, tried, gains)) continue
          if (gains.proposer <= (best?.gains.proposer ?? p.tuning.threshold * p.ground.unit)) continue
          best = { gains: { ...gains } }
          Object.assign(terms, tried)
        }
    }
    return best
  }

  /** Finds the least money with which the other would still say yes; false if he would not at all. */
  private haggle(l: Lens, seat: number, terms: Terms, gains: Gains): boolean {
    const p = this.picture
    const says = (paid: number): boolean => {
      terms.giveCash = Math.max(0, paid)
      terms.getCash = Math.max(0, -paid)
      weigh(p, l, seat, terms, gains)
      return net(p, gains.other, gains.proposer) >= p.tuning.threshold * p.ground.unit
    }
    let no = Math.min(0, -Math.floor(p.cash[terms.to] ?? 0)) - 1
    let yes = Math.max(0, Math.floor(p.cash[seat] ?? 0))
    if (!says(yes)) return false
    while (yes - no > 1) {
      const middle = Math.floor((no + yes) / 2)
      if (says(middle)) yes = middle
      else no = middle
    }
    return says(yes) && this.isAllowed(l, seat, terms)
  }

  private isAllowed(l: Lens, seat: number, terms: Terms): boolean {
    const before = new Terms()
    Object.assign(before, l.terms)
    Object.assign(l.terms, terms)
    const refusal = verify(l, pack(l.book.codes.offer, seat))
    Object.assign(l.terms, before)
    return refusal === null
  }

  /** Nothing, each deed, and all deeds of a group together, as far as nothing is built there. */
  private parts(l: Lens, owner: number): number[][] {
    const { groups, groupStart, groupDeeds } = l.book.board
    const parts: number[][] = [[]]
    for (let group = 0; group < groups; group++) {
      if (this.picture.built[group] !== 0) continue
      const own = [...groupDeeds.slice(groupStart[group], groupStart[group + 1])].filter((d) => l.s.owner[d] === owner)
      parts.push(...own.map((deed) => [deed]))
      if (own.length > 1) parts.push(own)
    }
    return parts
  }
}
