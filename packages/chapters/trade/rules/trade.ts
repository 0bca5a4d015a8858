import { Terms } from '@hausregeln/engine/core/action/terms.ts'
import { isExclusive } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, Book, MatterRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { EventType, Refusal, Slot } from '@hausregeln/engine/core/vocabulary.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as mortgageWords } from '../../mortgage/rules/vocabulary.ts'
import { vocabulary as settleWords } from '../../settle/rules/vocabulary.ts'
import { AT_ANY_TIME } from '../../turn/rules/when.ts'
import { choicesOfAll } from './choices.ts'
import { noteDeal, noteDeclined, noteOffer } from './notes.ts'
import { numbers } from './numbers.ts'
import {
  namesCard,
  namesDeed,
  OFFERS_OPEN,
  openOffers,
  proposerOf,
  readOffer,
  recipientOf,
  removeOffer,
  serialOf,
  writeOffer,
} from './offers.ts'
import { policies } from './policies.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

/** Offers that one seat may make in a turn: talk must end some time. */
export function offersATurn({ numbers }: Book): number {
  return numbers.offersATurn as number
}

/** What players may trade: which terms are allowed, and how a deal is carried out. */
export interface Wares {
  readonly slots: readonly Slot[]
  /** Whether terms can be offered by `seat`, or, `now`, be carried out. */
  check(l: GameView, seat: number, terms: Readonly<Terms>, now: boolean): Refusal | null
  handOver(g: Game, proposer: number, other: number, terms: Readonly<Terms>): void
  /** Where lots are traded: whether both sides still have what they are to give of this issuer's. */
  readonly stillHas?: (l: GameView, proposer: number, terms: Readonly<Terms>, issuer: number) => boolean
}

/** The offer being looked at; rules of legality keep nothing in it between calls. */
const hand = new Terms()

function close(g: Game, seat: number, event: EventType): void {
  g.emit?.(event, 'trade', seat, recipientOf(g, seat), serialOf(g, seat))
  removeOffer(g, seat)
}

const offer = (wares: Wares): ActionRule => ({
  name: 'offer',
  listed: AT_ANY_TIME,
  check(l, seat) {
    if (isExclusive(l)) return 'auctionRuns'
    if (l.s.parts.trade.offered[seat] >= offersATurn(l.book)) return 'tooManyOffers'
    const { counters, to } = l.terms
    if (counters !== 0) {
      const proposer = proposerOf(l, counters)
      if (proposer === NOBODY) return 'noSuchOffer'
      if (proposer !== to || recipientOf(l, proposer) !== seat) return 'notYourOffer'
    }
    return wares.check(l, seat, l.terms, false)
  },
  range(l, seat) {
    return !isExclusive(l) && l.s.parts.trade.offered[seat] < offersATurn(l.book)
  },
  apply(g, seat) {
    const { counters, to } = g.terms
    if (counters !== 0) removeOffer(g, to)
    if ((g.s.parts.trade.offerMask >>> seat) & 1) close(g, seat, 'tradeWithdrawn')
    g.s.parts.trade.offered[seat]++
    noteOffer(g, seat, to)
    writeOffer(g, seat, ++g.s.serial, g.terms)
    g.emit?.(counters === 0 ? 'tradeOffered' : 'tradeCountered', 'trade', seat, to, g.s.serial)
  },
})

function checkAnswer(l: GameView, seat: number, serial: number): Refusal | null {
  const proposer = proposerOf(l, serial)
  if (proposer === NOBODY) return 'noSuchOffer'
  return recipientOf(l, proposer) === seat ? null : 'notYourOffer'
}

const accept = (wares: Wares): ActionRule => ({
  name: 'accept',
  listed: AT_ANY_TIME,
  check(l, seat, serial) {
    const refusal = checkAnswer(l, seat, serial)
    if (refusal !== null) return refusal
    if (isExclusive(l)) return 'auctionRuns'
    const proposer = proposerOf(l, serial)
    readOffer(l, proposer, hand)
    return wares.check(l, proposer, hand, true)
  },
  apply(g, seat, serial) {
    const proposer = proposerOf(g, serial)
    readOffer(g, proposer, hand)
    g.emit?.('traded', 'trade', proposer, seat, serial)
    removeOffer(g, proposer)
    noteDeal(g, proposer, seat, hand)
    wares.handOver(g, proposer, seat, hand)
  },
})

const refuse: ActionRule = {
  name: 'refuse',
  check: checkAnswer,
  apply(g, seat, serial) {
    const proposer = proposerOf(g, serial)
    noteDeclined(g, proposer, seat)
    close(g, proposer, 'tradeDeclined')
  },
}

const withdraw: ActionRule = {
  name: 'withdraw',
  check(l, seat, serial) {
    const proposer = proposerOf(l, serial)
    if (proposer === NOBODY) return 'noSuchOffer'
    return proposer === seat ? null : 'notYourOffer'
  },
  apply(g, seat) {
    noteDeclined(g, seat, recipientOf(g, seat))
    close(g, seat, 'tradeWithdrawn')
  },
}

/** Open offers: the recipient may answer; they lapse when anything named in them changes. */
const offers: MatterRule = {
  name: OFFERS_OPEN,
  answers: ['accept', 'refuse'],
  isOpen: (l) => openOffers(l) !== 0,
  tell(l, serial) {
    const from = proposerOf(l, serial)
    const terms = new Terms()
    readOffer(l, from, terms)
    return { from, ...terms.data(l.book.words.lot) }
  },
  may(l) {
    let seats = 0
    if (l.s.parts.trade.offerMask === 0) return seats
    for (let seat = 0; seat < l.s.seats; seat++)
      if ((l.s.parts.trade.offerMask >>> seat) & 1) seats |= 1 << recipientOf(l, seat)
    return seats
  },
  each(l, seat, visit) {
    for (let other = 0; other < l.s.seats; other++)
      if ((l.s.parts.trade.offerMask >>> other) & 1 && (other === seat || recipientOf(l, other) === seat))
        visit(serialOf(l, other))
  },
  renamed(was, serial, now) {
    const proposer = proposerOf(was, serial)
    if (proposer === NOBODY || ((now.s.parts.trade.offerMask >>> proposer) & 1) === 0) return 0
    return recipientOf(now, proposer) === recipientOf(was, proposer) ? serialOf(now, proposer) : 0
  },
  onDeed(g, deed) {
    for (let seat = 0; seat < g.s.seats; seat++)
      if ((g.s.parts.trade.offerMask >>> seat) & 1 && namesDeed(g, seat, deed)) close(g, seat, 'tradeLapsed')
  },
  onJailCard(g, deck) {
    for (let seat = 0; seat < g.s.seats; seat++)
      if ((g.s.parts.trade.offerMask >>> seat) & 1 && namesCard(g, seat, deck)) close(g, seat, 'tradeLapsed')
  },
  onLeave(g, leaver) {
    for (let seat = 0; seat < g.s.seats; seat++)
      if ((g.s.parts.trade.offerMask >>> seat) & 1 && (seat === leaver || recipientOf(g, seat) === leaver))
        close(g, seat, 'tradeLapsed')
  },
}

/** The same where lots are traded: an offer lapses with them. */
const offersOfLots = (stillHas: NonNullable<Wares['stillHas']>): MatterRule => ({
  ...offers,
  onLot(g, issuer) {
    for (let seat = 0; seat < g.s.seats; seat++) {
      if (((g.s.parts.trade.offerMask >>> seat) & 1) === 0) continue
      readOffer(g, seat, hand)
      if (!stillHas(g, seat, hand, issuer)) close(g, seat, 'tradeLapsed')
    }
  },
})

/** Offers of players to one another, answered by accepting, refusing or countering. */
export function tradeIn(name: string, wares: Wares): Chapter {
  return {
    name,
    section,
    inOnes: true,
    vocabulary: [vocabulary, mortgageWords, settleWords],
    slots: wares.slots,
    policies,
    choices: choicesOfAll,
    actions: [offer(wares), accept(wares), refuse, withdraw],
    matters: [wares.stillHas === undefined ? offers : offersOfLots(wares.stillHas)],
    numbers,
  }
}
