import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { createPlayer, isPlayerName } from '@hausregeln/bots/sparring/registry.ts'
import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { apply, codeOf, Game, given, may, pack, State, seatsIn, type TermsData } from '@hausregeln/engine'
import { openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { fairCounter } from '../coach/deals.ts'
import { CommonChance } from './common-chance.ts'

/** Styles whose offers are looked at beside those of the bots at the table. */
const STYLES = ['steady', 'trader', 'careful', 'gambler', 'shark', 'stubborn'] as const
/** Offers that are looked at, at most. */
const MOST = 6
/** Steps of one style's turn that are gone in search of its offers. */
const STEPS = 24

/**
 * Offers that can be made at this moment: those that bots of several styles would make in the course of this turn, as far
 * as the rules allow them now. Each once, at most six.
 */
export function offersThoughtOf(game: Game, seat: number, bots: readonly string[]): TermsData[] {
  const found = new Map<string, TermsData>()
  for (const terms of fairCounters(game, seat)) if (mayOffer(game, seat, terms)) found.set(JSON.stringify(terms), terms)
  for (const style of new Set([...bots.slice(seat, seat + 1).filter(isPlayerName), ...STYLES]))
    for (const terms of [...counterOf(game, seat, style), ...offersOf(game, seat, style)])
      if (mayOffer(game, seat, terms)) found.set(JSON.stringify(terms), terms)
  return [...found.values()].slice(0, MOST)
}

/** A game of its own in the same position. */
function copyOf({ book, s }: Game): Game {
  const state = new State(s.layout)
  state.copy(s)
  const chance = new CommonChance()
  chance.begin(0)
  return new Game(book, chance, state)
}

function mayOffer(game: Game, seat: number, terms: TermsData): boolean {
  const g = copyOf(game)
  g.terms.read(terms)
  return apply(g, pack(g.book.codes.offer, seat)) === null
}

/** In answer to open offers: the same goods for money that is fair to both sides, where a net knows what is. */
function fairCounters(game: Game, seat: number): TermsData[] {
  const mask = openOffers(game)
  const chances = mask === 0 ? null : chancesBy(game, NETS)
  if (chances === null) return []
  const g = new Game(game.book, given)
  g.s.copy(game.s)
  return Array.from({ length: g.s.seats }, (_, proposer) => proposer).flatMap((proposer) => {
    if (((mask >>> proposer) & 1) === 0 || recipientOf(g, proposer) !== seat) return []
    const serial = serialOf(g, proposer)
    const offer = openOffer(g, serial)
    const terms = offer === null ? null : fairCounter(g, proposer, offer.terms, chances)
    return terms === null ? [] : [{ ...terms, counters: serial }]
  })
}

/** What a bot of this style would ask for in answer to an open offer; nothing, if it answers otherwise. */
function counterOf(game: Game, seat: number, style: string): TermsData[] {
  if (((may(game) >>> seat) & 1) === 0) return []
  const g = copyOf(game)
  const bot = createPlayer(style)
  bot.begin(1)
  const action = bot.consider(g.shown, seat, g.terms)
  return codeOf(action) === g.book.codes.offer ? [g.terms.data(g.book.words.lot)] : []
}

/** What a bot of this style offers before its turn is over; nobody takes any of it. */
function offersOf(game: Game, seat: number, style: string): TermsData[] {
  const g = copyOf(game)
  const bot = createPlayer(style)
  bot.begin(1)
  const { turns } = g.s
  const offers: TermsData[] = []
  for (let step = 0; step < STEPS; step++) {
    if (g.s.over !== 0 || g.s.turns !== turns || seatsIn(g.s.must)[0] !== seat) break
    const action = bot.decide(g.shown, seat, g.terms)
    const offered = codeOf(action) === g.book.codes.offer ? g.terms.data(g.book.words.lot) : null
    if (apply(g, action) !== null) break
    if (offered === null) continue
    offers.push(offered)
    if (apply(g, pack(g.book.codes.refuse, offered.to, g.s.serial)) !== null) break
  }
  return offers
}
