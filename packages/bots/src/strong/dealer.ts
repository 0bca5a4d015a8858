import { readOffer, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { offersATurn } from '@hausregeln/chapters/trade/rules/trade.ts'
import { type GameView, pack, type Terms, Terms as TermsInHand } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from '../bot.ts'
import { promiseOf } from '../steady/chances/chances.ts'
import { BY_MONEY, type Dealer } from '../steady/dealing/dealer.ts'
import { chanceOfAnswer } from '../steady/dealing/heed.ts'
import type { Chances } from '../steady/figures/tuning.ts'
import { noGains } from '../steady/reading/gains.ts'
import { mayCounter } from '../steady/reading/manners.ts'
import type { Picture } from '../steady/reading/picture.ts'
import { turnAround } from '../steady/reading/swap.ts'
import type { Ahead } from './ahead.ts'
import { investByChance } from './building.ts'
import { mostByChance, mostToBid } from './lots.ts'
import { payAsked } from './partner.ts'
import { bestDeal, valueToPropose, type Weighed } from './search.ts'

/** What asking for more must add to the own chance beyond what lies on the table, to risk that. */
const RISK = 0.01

/** A deal that falls so much short is not looked at closer. */
const NEAR = 0.02

const NEVER = Number.NEGATIVE_INFINITY
const gains = noGains()
const hand = new TermsInHand()

/** Chances to win where something was learned of them: not where players consist of shares. */
export function learnedOf({ ground, tuning }: Picture): Chances | null {
  return ground.shares ? null : tuning.chances
}

/** By chances to win; where nothing was learned of these, as steady players do. `ahead`: where deals are weighed. */
export const byChances = (ahead: (l: GameView) => Ahead | null): Dealer => ({
  propose(p, l, seat, nerve, terms) {
    const chances = learnedOf(p)
    if (chances === null) return BY_MONEY.propose(p, l, seat, nerve, terms)
    if (l.s.parts.trade.offered[seat] >= offersATurn(l.book)) return NOTHING
    const isFound = bestDeal(p, chances, l, seat, terms, weighedBy(ahead(l), l, seat))
    return isFound && isLegal(l, l.book.codes.offer, seat) ? pack(l.book.codes.offer, seat) : NOTHING
  },

  answer(p, l, seat, proposer, character, terms) {
    const chances = learnedOf(p)
    if (chances === null) return BY_MONEY.answer(p, l, seat, proposer, character, terms)
    const serial = serialOf(l, proposer)
    readOffer(l, proposer, hand)
    promiseOf(p, chances.net, l, proposer, hand, gains)
    const offered = chanceOfAnswer(p, l, seat, proposer, gains)
    const accepting = offered < chances.answered - NEAR ? NEVER : offered
    const asking = counter(p, chances, l, seat, proposer, terms)
    const [taken = accepting, asked = asking] =
      ahead(l)?.ofAnswers(l, seat, serial, { accepting, asking, terms }, chances.answered) ?? []
    const takes = taken >= chances.answered && isLegal(l, l.book.codes.accept, seat, serial)
    const asks = asked >= (takes ? taken + RISK : chances.proposed) && isLegal(l, l.book.codes.offer, seat)
    if (asks) return pack(l.book.codes.offer, seat)
    return pack(takes ? l.book.codes.accept : l.book.codes.refuse, seat, serial)
  },

  reconsider(p, l, seat, isOld) {
    const chances = learnedOf(p)
    if (chances === null) return BY_MONEY.reconsider(p, l, seat, isOld)
    readOffer(l, seat, hand)
    promiseOf(p, chances.net, l, seat, hand, gains)
    const isGood = !isOld && valueToPropose(p, l, seat, hand.to, gains) > 0
    return isGood ? NOTHING : pack(l.book.codes.withdraw, seat, serialOf(l, seat))
  },

  most(p, l, seat, deed) {
    const chances = learnedOf(p)
    return chances === null ? BY_MONEY.most(p, l, seat, deed) : mostToBid(p, chances.net, l, seat, deed)
  },

  buys(p, l, seat, deed, price) {
    const chances = learnedOf(p)
    if (chances === null) return BY_MONEY.buys(p, l, seat, deed, price)
    return mostByChance(p, chances.net, l, seat, deed) >= price
  },

  seal: BY_MONEY.seal,

  invest(p, l, seat, stretch) {
    const chances = learnedOf(p)
    if (chances === null) return BY_MONEY.invest(p, l, seat, stretch)
    return investByChance(p, chances.net, l, seat, stretch)
  },
})

/** Weighs deals that `seat` may propose by games played on, where they can be. */
function weighedBy(ahead: Ahead | null, l: GameView, seat: SeatNo): Weighed | undefined {
  return ahead === null ? undefined : (deals, least) => ahead.ofDeals(l, seat, deals, least)
}

/**
 * Lays the same goods, for what the other would just pay or take, into `terms`; returns what that adds to the own
 * chance.
 */
function counter(p: Picture, chances: Chances, l: GameView, seat: SeatNo, proposer: SeatNo, terms: Terms): number {
  if (!mayCounter(l, seat, proposer)) return NEVER
  turnAround(hand, terms, proposer)
  terms.counters = serialOf(l, proposer)
  if (!payAsked(p, chances.net, l, seat, terms, gains)) return NEVER
  promiseOf(p, chances.net, l, seat, terms, gains)
  return valueToPropose(p, l, seat, proposer, gains)
}
