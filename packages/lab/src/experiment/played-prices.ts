import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import {
  apply,
  clone,
  Game,
  type GameView,
  type Goods,
  given,
  NOBODY,
  pack,
  seatsIn,
  type TermsData,
  type Text,
} from '@hausregeln/engine'
import { type CellNo, column } from '@hausregeln/engine/core/state/column.ts'
import { openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { deal } from '../coach/after.ts'
import { paying, piecesOf, withoutMoney } from '../coach/deals.ts'
import type { Interval } from '../report/statistics.ts'
import { ERROR } from './linear.ts'
import { addCurve, type Crossing, type CurveSum, countGame, crossingOf, newCurve } from './price-curve.ts'
import { tightestOf } from './sequence.ts'
import { type LayOut, Side, type SideSetup, type Terms, Wrote, widthOf } from './side.ts'
import { type Asked, goodsLabel, offerLabel } from './ways.ts'

/** What a deal is worth to both sides, by games: the payment at which each is as well off as without it. */
export interface PlayedPrice {
  readonly what: Text
  /** Who pays (below 0: is paid), and who gives for it. */
  readonly payer: number
  readonly taker: number
  /** Up to there the payer gains, from there on the taker; null: nowhere within the money of both. */
  readonly most: Crossing | null
  readonly least: Crossing | null
}

/** By deal. */
export type PricedSum = CurveSum[]

interface Deal {
  readonly what: Text
  readonly payer: number
  readonly terms: TermsData
  readonly range: Interval
}

/** Sales that are played: those by which a buyer comes closest to a whole group. */
const MOST_SALES = 4
/** Payments are spread evenly, whatever the number of games: by the golden ratio. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * What deals are worth where no net fits the rulebook: every game is played once without a deal, and once after each, for
 * a payment that differs from game to game, on common chance and by the same bots. Open offers count as refused in both.
 */
export class PlayedPrices {
  readonly #deals: readonly (Deal & { readonly side: Side })[]
  readonly #bare: Side
  readonly #width: number
  #paid = 0

  constructor(asked: Asked, seat: number, setup: Omit<SideSetup, 'layOut'>, terms: Terms) {
    this.#width = widthOf(setup.bots.length)
    const bare: LayOut = (g, seed) => {
      asked.layOut(g, seed)
      refuseAll(g)
    }
    this.#bare = new Side({ ...setup, layOut: bare }, terms)
    this.#deals = dealsFor(asked, seat).map((one) => {
      const { payer } = one
      const { to, give, get } = one.terms
      const layOut: LayOut = (g, seed) => {
        bare(g, seed)
        if (deal(g, payer, { to, ...paying(give, get, this.#paid) }) !== null) bare(g, seed)
      }
      return { ...one, side: new Side({ ...setup, layOut }, terms) }
    })
  }

  blank(): PricedSum {
    return this.#deals.map(newCurve)
  }

  /** Plays games from one number to another. */
  play(from: number, to: number): PricedSum {
    const sum = this.blank()
    if (sum.length === 0) return sum
    const [bare, dealt] = [column(new Float64Array(this.#width)), column(new Float64Array(this.#width))]
    const gain = (seat: number) => {
      const at: CellNo = Wrote.places + seat
      return dealt[at] - bare[at]
    }
    for (let game = from; game < to; game++) {
      this.#bare.play(game, bare, 0)
      const part = ((game + 1) * GOLDEN) % 1
      for (const [{ payer, terms, range, side }, curve] of inPairs(this.#deals, sum)) {
        const { low, high } = range
        this.#paid = Math.round(low + (high - low) * part)
        side.play(game, dealt, 0)
        countGame(curve, (2 * (this.#paid - low)) / (high - low) - 1, [gain(payer), gain(terms.to)])
      }
    }
    return sum
  }

  add(to: PricedSum, from: PricedSum): void {
    for (const [one, other] of inPairs(to, from)) addCurve(one, other)
  }

  /** `most`: games that are played in all. */
  report(sum: PricedSum, most: number): PlayedPrice[] {
    const tightest = tightestOf(most)
    return inPairs(this.#deals, sum).map(([{ what, payer, terms, range }, curve]) => ({
      what,
      payer,
      taker: terms.to,
      most: crossingOf(curve, 0, range, { falls: true, error: ERROR, tightest }),
      least: crossingOf(curve, 1, range, { falls: false, error: ERROR, tightest }),
    }))
  }
}

/** Each of one list with that of the other at its place; there are as many. */
function inPairs<One, Other>(ones: readonly One[], others: readonly Other[]): (readonly [One, Other])[] {
  return others.flatMap((other, at) => ones.slice(at, at + 1).map((one) => [one, other] as const))
}

/** All who have an offer to answer refuse it. */
function refuseAll(g: Game): void {
  for (const proposer of seatsIn(openOffers(g)))
    apply(g, pack(g.book.codes.refuse, recipientOf(g, proposer), serialOf(g, proposer)))
}

/** The open offers that a seat has made or is asked to answer, and what it might buy or sell. */
function dealsFor(asked: Asked, seat: number): Deal[] {
  const { game } = asked
  const g = new Game(game.book, given)
  g.s.copy(game.s)
  if (game.book.codes.offer === undefined) return []
  return [...offersAbout(game, seat).map((one) => openDeal(asked, one)), ...salesFor(asked, seat)].filter(
    ({ payer, terms, range }) => canBe(g, payer, terms, range),
  )
}

/** The open offers that a seat has made, or is asked to answer. */
export function offersAbout(g: GameView, seat: number): { readonly proposer: number; readonly terms: TermsData }[] {
  return seatsIn(openOffers(g)).flatMap((proposer) => {
    const isAbout = proposer === seat || recipientOf(g, proposer) === seat
    const offer = isAbout ? openOffer(g, serialOf(g, proposer)) : null
    return offer === null || offer.seat === NOBODY ? [] : [{ proposer, terms: offer.terms }]
  })
}

function openDeal(asked: Asked, { proposer, terms }: { readonly proposer: number; readonly terms: TermsData }): Deal {
  const goods = withoutMoney(terms)
  // Who gives all goods is paid, and pays nothing.
  const low = isNothing(goods.give) ? 0 : -cashOf(asked.game, terms.to)
  const high = isNothing(goods.get) ? 0 : cashOf(asked.game, proposer)
  return { what: offerLabel(asked, proposer, terms), payer: proposer, terms: goods, range: { low, high } }
}

function isNothing(goods: Goods): boolean {
  return Object.keys(goods).length === 0
}

function salesFor(asked: Asked, seat: number): Deal[] {
  const { game } = asked
  const others = seatsIn(game.s.alive).filter((other) => other !== seat)
  const pairs = others.flatMap((other) => [
    ...piecesOf(game, other).map((piece) => ({ ...piece, buyer: seat })),
    ...piecesOf(game, seat).map((piece) => ({ ...piece, buyer: other })),
  ])
  return pairs
    .map((pair) => ({ ...pair, whole: wholeness(game, pair.buyer, pair.goods) }))
    .sort((one, other) => other.whole - one.whole)
    .slice(0, MOST_SALES)
    .map(({ owner, buyer, goods }) => ({
      what: goodsLabel(asked, owner, buyer, goods),
      payer: buyer,
      terms: { to: owner, give: {}, get: goods },
      range: { low: 0, high: cashOf(game, buyer) },
    }))
}

/** Which part of a group a buyer would have with a deed more; shares belong to none. */
function wholeness({ s, book: { board } }: GameView, buyer: number, { deeds = [] }: Goods): number {
  const [deed] = deeds
  if (deed === undefined) return 0
  const group = Array.from({ length: board.deeds }, (_, at) => at).filter(
    (at) => board.groupOf[at] === board.groupOf[deed],
  )
  return group.filter((at) => at === deed || s.owner[at] === buyer).length / group.length
}

/** Whether a deal can be made: for some money, if not for none. */
function canBe(g: Game, payer: number, { to, give, get }: TermsData, { low, high }: Interval): boolean {
  if (high <= low) return false
  const middle = Math.round((low + high) / 2)
  return [low, middle, high].some((paid) => {
    const trial = clone(g, new Game(g.book, given))
    refuseAll(trial)
    return deal(trial, payer, { to, ...paying(give, get, paid) }) === null
  })
}

function cashOf({ s }: GameView, seat: number): number {
  return Math.max(0, s.cash[seat] ?? 0)
}
