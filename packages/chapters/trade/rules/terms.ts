import type { Terms } from '@hausregeln/engine/core/action/terms.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { interest, isHeldByBuildings } from '@hausregeln/engine/kit/deeds.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { checkLiable } from './liable.ts'
import { hasDeed } from './offers.ts'

/**
 * Whether terms can be offered by `seat`, or, `now`, be carried out: both must then be able to pay their cash and the
 * interest on mortgaged deeds that they receive. An offer needs only the proposer's own cash.
 */
export function checkTerms(l: GameView, seat: number, terms: Readonly<Terms>, now: boolean): Refusal | null {
  const { to } = terms
  if (to === seat) return 'offerToSelf'
  if (to >= l.s.seats || !isAlive(l, to) || !isAlive(l, seat)) return 'notInGame'
  if (terms.giveCash < 0 || terms.getCash < 0) return 'malformed'
  if ((terms.giveNumber | terms.getNumber) !== 0) return 'notInRulebook'
  if (isNoTrade(terms)) return 'offerEmpty'
  if (!l.book.policies.gifts && isGift(terms)) return 'offerIsGift'
  return (
    checkDeeds(l, seat, terms.giveLow, terms.giveHigh) ??
    checkDeeds(l, to, terms.getLow, terms.getHigh) ??
    checkCards(l, seat, terms.giveCards) ??
    checkCards(l, to, terms.getCards) ??
    checkMoney(l, seat, terms, now) ??
    checkLiable(l, seat, terms)
  )
}

/** No deed and no card changes hands, or both would pay: that is no trade but a loan or a muddle. A gift is a trade. */
function isNoTrade(t: Readonly<Terms>): boolean {
  const given = t.giveLow | t.giveHigh | t.giveCards
  const got = t.getLow | t.getHigh | t.getCards
  return (given | got) === 0 || (t.giveCash > 0 && t.getCash > 0)
}

/** One side gives nothing at all. */
function isGift(t: Readonly<Terms>): boolean {
  const given = t.giveLow | t.giveHigh | t.giveCards | t.giveCash
  const got = t.getLow | t.getHigh | t.getCards | t.getCash
  return given === 0 || got === 0
}

/** Only the player's own unbuilt properties. */
function checkDeeds(l: GameView, seat: number, low: number, high: number): Refusal | null {
  if ((low | high) === 0) return null
  if (highestBit(low, high) >= l.book.board.deeds) return 'noSuchDeed'
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    if (!hasDeed(low, high, deed)) continue
    if (l.s.owner[deed] !== seat) return 'offerNotTheirs'
    if (isHeldByBuildings(l, deed)) return 'offerBuilt'
  }
  return null
}

function highestBit(low: number, high: number): number {
  return high !== 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low)
}

function checkCards(l: GameView, seat: number, cards: number): Refusal | null {
  if (cards >>> l.book.board.decks !== 0) return 'offerNotTheirs'
  for (let deck = 0; deck < l.book.board.decks; deck++)
    if ((cards >>> deck) & 1 && l.s.jailCard[deck] !== seat) return 'offerNotTheirs'
  return null
}

function checkMoney(l: GameView, seat: number, t: Readonly<Terms>, now: boolean): Refusal | null {
  const own = l.s.cash[seat] - t.giveCash
  if (own < 0) return 'offerTooDear'
  if (own + t.getCash < interestOn(l, t.getLow, t.getHigh)) return 'offerInterestTooDear'
  if (!now) return null
  const theirs = l.s.cash[t.to] - t.getCash
  if (theirs < 0) return 'offerTooDear'
  return theirs + t.giveCash < interestOn(l, t.giveLow, t.giveHigh) ? 'offerInterestTooDear' : null
}

function interestOn(l: GameView, low: number, high: number): number {
  let sum = 0
  if ((low | high) === 0) return sum
  for (let deed = 0; deed < l.book.board.deeds; deed++)
    if (hasDeed(low, high, deed) && l.s.mortgaged[deed] !== 0) sum += interest(l, deed)
  return sum
}
