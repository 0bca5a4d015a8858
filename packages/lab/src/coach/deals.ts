import type { Bot } from '@hausregeln/bots/bot.ts'
import type { ChancesOf } from '@hausregeln/bots/chances/index.ts'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { sharesEach, sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { apply, clone, codeOf, Game, type GameView, type Goods, given, pack, type TermsData } from '@hausregeln/engine'
import { deal } from './after.ts'
import { highest } from './prices.ts'

/** What somebody could part with: one deed, or shares of one issuer. */
export interface Piece {
  readonly owner: number
  readonly goods: Goods
}

/** What a piece is worth to both sides of a sale between two seats. */
export interface Sale extends Piece {
  readonly buyer: number
  /** The money for which the owner has the same chance to win without it; null: more than the buyer has. */
  readonly least: number | null
  /** The money for which the buyer has the same chance to win with it. */
  readonly most: number
}

/** The best that a seat can offer somebody who answers in a certain style. */
export interface BestOffer {
  readonly to: number
  readonly style: string
  readonly terms: TermsData
  /** What it adds to the chance to win of both sides, -1 to 1. */
  readonly own: number
  readonly other: number
}

/** Deals with each partner whose money is looked for, of those by which both together gain most. */
const MOST_PRICED = 5
/** Less is no gain that anybody would notice. */
const LEAST_GAIN = 0.002

/** Weighs deals of a seat by the chances of both sides, as a net sees them. */
export class Deals {
  readonly #chances: ChancesOf
  readonly #g: Game
  readonly #trial: Game
  readonly #seat: number
  readonly #now: readonly number[]
  readonly #bots = new Map<string, Bot>()

  /** `g`: the table as it stands, with chance given; `seat`: who would propose. */
  constructor(g: Game, seat: number, chances: ChancesOf) {
    this.#g = g
    this.#seat = seat
    this.#chances = chances
    this.#trial = new Game(g.book, given)
    this.#now = chances(g)
  }

  /** What each piece is worth to both sides, of those that the seat could buy or sell now. */
  sales(): Sale[] {
    const own = piecesOf(this.#g, this.#seat).flatMap((piece) =>
      this.#partners().map((buyer) => this.#sale(piece, buyer)),
    )
    const others = this.#partners().flatMap((owner) =>
      piecesOf(this.#g, owner).map((piece) => this.#sale(piece, this.#seat)),
    )
    return [...others, ...own].filter((sale) => sale !== null)
  }

  /** What the seat can best offer to each partner who answers in this style; nothing to those with whom nothing is gained. */
  best(style: string): BestOffer[] {
    return this.#partners().flatMap((to) => {
      const offers = this.#sketches(to).flatMap((terms) => this.#priced(terms, style) ?? [])
      const best = offers.toSorted((a, b) => b.own - a.own)[0]
      return best === undefined || best.own < LEAST_GAIN ? [] : [best]
    })
  }

  /**
   * The money that makes a deal worth the same as none, paid by who proposes it (below 0: paid to them): for who proposes
   * it the most, for the other side the least. Null: there is none within the cash of both.
   */
  prices({ to, give, get }: TermsData): { readonly most: number | null; readonly least: number | null } {
    const pays = (paid: number): TermsData => ({ to, ...paying(give, get, paid) })
    const low = -this.#cash(to)
    const high = this.#cash(this.#seat)
    const gain = (paid: number, seat: number) => this.#gains(pays(paid))?.[seat] ?? Number.NEGATIVE_INFINITY
    const isGood = gain(low, this.#seat) >= 0
    const isTaken = gain(high, to) >= 0
    return {
      most: isGood ? low + highest(high - low, (more) => gain(low + more, this.#seat) >= 0) : null,
      least: isTaken ? high - highest(high - low, (less) => gain(high - less, to) >= 0) : null,
    }
  }

  #sale(piece: Piece, buyer: number): Sale | null {
    const { owner, goods } = piece
    const isBought = buyer === this.#seat
    const terms = isBought ? { to: owner, give: {}, get: goods } : { to: buyer, give: goods, get: {} }
    if (this.#gains(terms) === null) return null
    const { most, least } = this.prices(terms)
    if (isBought) return { ...piece, buyer, least, most: Math.max(0, most ?? 0) }
    return { ...piece, buyer, least: most === null ? null : -most, most: Math.max(0, -(least ?? 0)) }
  }

  #partners(): number[] {
    const { seats, alive } = this.#g.s
    return Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => seat !== this.#seat && (alive >>> seat) & 1,
    )
  }

  #cash(seat: number): number {
    return Math.max(0, this.#g.s.cash[seat] ?? 0)
  }

  /** What a deal adds to the chance of each seat; null: it cannot be made. */
  #gains(terms: TermsData): readonly number[] | null {
    const trial = clone(this.#g, this.#trial)
    if (deal(trial, this.#seat, terms) !== null) return null
    return this.#chances(trial).map((chance, seat) => chance - (this.#now[seat] ?? 0))
  }

  /** Goods that change hands, without money: those by which both together gain most. */
  #sketches(to: number): readonly TermsData[] {
    const nothing: Goods = {}
    const given = [nothing, ...piecesOf(this.#g, this.#seat).map(({ goods }) => goods)]
    const taken = [nothing, ...piecesOf(this.#g, to).map(({ goods }) => goods)]
    return given
      .flatMap((give) => taken.map((get): TermsData => ({ to, give, get })))
      .flatMap((terms) => {
        const gains = this.#gains(terms)
        const joint = gains === null ? 0 : (gains[this.#seat] ?? 0) + (gains[to] ?? 0)
        return joint > LEAST_GAIN ? [{ terms, joint }] : []
      })
      .sort((a, b) => b.joint - a.joint)
      .slice(0, MOST_PRICED)
      .map(({ terms }) => terms)
  }

  /** The same goods for the least money for which somebody of this style takes them; null: for none. */
  #priced({ to, give, get }: TermsData, style: string): BestOffer | null {
    const pays = (paid: number): TermsData => ({ to, ...paying(give, get, paid) })
    const [low, high] = [-this.#cash(to), this.#cash(this.#seat)]
    if (!this.#isTaken(pays(high), style)) return null
    const terms = pays(high - highest(high - low, (less) => this.#isTaken(pays(high - less), style)))
    const gains = this.#gains(terms)
    return gains === null ? null : { to, style, terms, own: gains[this.#seat] ?? 0, other: gains[to] ?? 0 }
  }

  #isTaken(terms: TermsData, style: string): boolean {
    const trial = clone(this.#g, this.#trial)
    const { offer, accept } = trial.book.codes
    trial.terms.read(terms)
    if (apply(trial, pack(offer, this.#seat)) !== null) return false
    return codeOf(this.#bot(style).consider(trial.shown, terms.to, trial.terms)) === accept
  }

  #bot(style: string): Bot {
    const known = this.#bots.get(style) ?? createPlayer(style)
    known.begin(1)
    this.#bots.set(style, known)
    return known
  }
}

/** The goods of a deal, without the money. */
export function withoutMoney({ to, give, get }: TermsData): TermsData {
  const { cash: _given, ...gives } = give
  const { cash: _got, ...gets } = get
  return { to, give: gives, get: gets }
}

/**
 * The same goods, as the other side would ask for them: for the money half-way between what makes the deal worth the same
 * as none to each side. Null where no money pleases both.
 */
export function fairCounter(g: Game, proposer: number, offered: TermsData, chances: ChancesOf): TermsData | null {
  const goods = withoutMoney(offered)
  const { most, least } = new Deals(g, proposer, chances).prices(goods)
  if (most === null || least === null || least > most) return null
  const { give, get } = paying(goods.give, goods.get, Math.round((most + least) / 2))
  return { to: proposer, give: get, get: give }
}

/** A deal in which the proposer pays so much more than nothing; below 0: is paid. */
export function paying(give: Goods, get: Goods, paid: number): Pick<TermsData, 'give' | 'get'> {
  return {
    give: { ...give, ...(paid > 0 && { cash: paid }) },
    get: { ...get, ...(paid < 0 && { cash: -paid }) },
  }
}

/** Every deed of a seat by itself and, where there are shares, one of each issuer. */
export function piecesOf(l: GameView, owner: number): Piece[] {
  const { board, words } = l.book
  const deeds = Array.from({ length: board.deeds }, (_, deed) => deed).filter((deed) => l.s.owner[deed] === owner)
  const pieces: Piece[] = deeds.map((deed) => ({ owner, goods: { deeds: [deed] } }))
  if (words.lot === null || sharesEach(l.book) === 0) return pieces
  for (let issuer = 0; issuer < l.s.seats; issuer++)
    if (sharesOf(l, issuer, owner) > 0) pieces.push({ owner, goods: { [words.lot]: { issuer, number: 1 } } })
  return pieces
}
