import { isExclusive } from '../../core/agenda.ts'
import type { ActionRule, MatterRule } from '../../core/book.ts'
import type { Chapter } from '../../core/chapter.ts'
import type { EventType } from '../../core/event.ts'
import type { Game, Lens } from '../../core/game.ts'
import { BANK, NOBODY } from '../../core/limits.ts'
import type { Refusal } from '../../core/refusal.ts'
import { Terms } from '../../core/terms.ts'
import { setJailCard } from '../../kit/decks.ts'
import { interest, markFresh, setOwner } from '../../kit/deeds.ts'
import { transfer } from '../../kit/money.ts'
import {
  hasDeed,
  namesCard,
  namesDeed,
  proposerOf,
  readOffer,
  recipientOf,
  removeOffer,
  serialOf,
  writeOffer,
} from './offers.ts'
import { checkTerms } from './terms.ts'

/** Offers that one seat may make in a turn: talk must end some time. */
export const OFFERS_A_TURN = 12

/** The offer being looked at; rules of legality keep nothing in it between calls. */
const hand = new Terms()

function close(g: Game, seat: number, event: EventType): void {
  g.say?.(event, 'trade', seat, recipientOf(g, seat), serialOf(g, seat))
  removeOffer(g, seat)
}

const offer: ActionRule = {
  code: 15,
  check(l, seat) {
    if (isExclusive(l)) return 'auctionRuns'
    if (l.s.offered[seat] >= OFFERS_A_TURN) return 'tooManyOffers'
    const { counters, to } = l.terms
    if (counters !== 0) {
      const proposer = proposerOf(l, counters)
      if (proposer === NOBODY) return 'noSuchOffer'
      if (proposer !== to || recipientOf(l, proposer) !== seat) return 'notYourOffer'
    }
    return checkTerms(l, seat, l.terms, false)
  },
  range(l, seat) {
    return !isExclusive(l) && l.s.offered[seat] < OFFERS_A_TURN
  },
  apply(g, seat) {
    const { counters, to } = g.terms
    if (counters !== 0) removeOffer(g, to)
    if ((g.s.offerMask >>> seat) & 1) close(g, seat, 'tradeWithdrawn')
    g.s.offered[seat]++
    writeOffer(g, seat, ++g.s.serial, g.terms)
    g.say?.(counters === 0 ? 'tradeOffered' : 'tradeCountered', 'trade', seat, to, g.s.serial)
  },
}

function checkAnswer(l: Lens, seat: number, serial: number): Refusal | null {
  const proposer = proposerOf(l, serial)
  if (proposer === NOBODY) return 'noSuchOffer'
  return recipientOf(l, proposer) === seat ? null : 'notYourOffer'
}

const accept: ActionRule = {
  code: 16,
  check(l, seat, serial) {
    const refusal = checkAnswer(l, seat, serial)
    if (refusal !== null) return refusal
    if (isExclusive(l)) return 'auctionRuns'
    const proposer = proposerOf(l, serial)
    readOffer(l, proposer, hand)
    return checkTerms(l, proposer, hand, true)
  },
  apply(g, seat, serial) {
    const proposer = proposerOf(g, serial)
    readOffer(g, proposer, hand)
    g.say?.('traded', 'trade', proposer, seat, serial)
    removeOffer(g, proposer)
    carryOut(g, proposer, seat, hand)
  },
}

/** Cash, deeds and jail cards change hands; then each pays the interest on the mortgaged deeds received. */
function carryOut(g: Game, proposer: number, other: number, terms: Terms): void {
  const { giveCash, getCash, giveCards, getCards } = terms
  if (giveCash > 0) transfer(g, proposer, other, giveCash, 'trade')
  if (getCash > 0) transfer(g, other, proposer, getCash, 'trade')
  for (let deck = 0; deck < g.book.board.decks; deck++) {
    if ((giveCards >>> deck) & 1) handOverCard(g, deck, other)
    if ((getCards >>> deck) & 1) handOverCard(g, deck, proposer)
  }
  const { giveLow, giveHigh, getLow, getHigh } = terms
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (hasDeed(giveLow, giveHigh, deed)) handOver(g, deed, other)
    else if (hasDeed(getLow, getHigh, deed)) handOver(g, deed, proposer)
  }
}

function handOverCard(g: Game, deck: number, to: number): void {
  setJailCard(g, deck, to)
  g.say?.('jailCardKept', 'trade', to, deck)
}

function handOver(g: Game, deed: number, to: number): void {
  setOwner(g, deed, to)
  if (g.s.mortgaged[deed] === 0) return
  transfer(g, to, BANK, interest(g, deed), 'transferInterest', deed)
  markFresh(g, deed)
}

const refuse: ActionRule = {
  code: 17,
  check: checkAnswer,
  apply(g, _seat, serial) {
    close(g, proposerOf(g, serial), 'tradeDeclined')
  },
}

const withdraw: ActionRule = {
  code: 18,
  check(l, seat, serial) {
    const proposer = proposerOf(l, serial)
    if (proposer === NOBODY) return 'noSuchOffer'
    return proposer === seat ? null : 'notYourOffer'
  },
  apply(g, seat) {
    close(g, seat, 'tradeWithdrawn')
  },
}

/** Open offers: the recipient may answer; they lapse when anything named in them changes. */
const offers: MatterRule = {
  name: 'offers',
  may(l) {
    let seats = 0
    if (l.s.offerMask === 0) return seats
    for (let seat = 0; seat < l.s.seats; seat++) if ((l.s.offerMask >>> seat) & 1) seats |= 1 << recipientOf(l, seat)
    return seats
  },
  each(l, seat, visit) {
    for (let other = 0; other < l.s.seats; other++)
      if ((l.s.offerMask >>> other) & 1 && (other === seat || recipientOf(l, other) === seat)) visit(serialOf(l, other))
  },
  onDeed(g, deed) {
    for (let seat = 0; seat < g.s.seats; seat++)
      if ((g.s.offerMask >>> seat) & 1 && namesDeed(g, seat, deed)) close(g, seat, 'tradeLapsed')
  },
  onJailCard(g, deck) {
    for (let seat = 0; seat < g.s.seats; seat++)
      if ((g.s.offerMask >>> seat) & 1 && namesCard(g, seat, deck)) close(g, seat, 'tradeLapsed')
  },
  onLeave(g, leaver) {
    for (let seat = 0; seat < g.s.seats; seat++)
      if ((g.s.offerMask >>> seat) & 1 && (seat === leaver || recipientOf(g, seat) === leaver))
        close(g, seat, 'tradeLapsed')
  },
}

export const trade: Chapter = {
  name: 'trade',
  slots: ['trade', 'transferInterest', 'debtorTrades'],
  actions: [offer, accept, refuse, withdraw],
  matters: [offers],
}
