import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { Game, given, type Rulebook, type TermsData, type Text } from '@hausregeln/engine'
import { BASES } from '@hausregeln/rulebooks/file/index.ts'
import { type Danger, dangerOf } from '../coach/danger.ts'
import { Deals, withoutMoney } from '../coach/deals.ts'
import type { Shelf } from './books.ts'
import { offersAbout } from './played-prices.ts'
import { type Asked, goodsLabel, offerLabel } from './ways.ts'

/** How others may play: what is offered to them, and what the next throws bring, is said for each. */
export const OTHERS = ['steady', 'shark', 'stubborn'] as const

/** What a deed or a share is worth to both sides of a sale, in money. */
export interface SaleWorth {
  readonly what: Text
  readonly owner: number
  readonly buyer: number
  /** Null: more than the buyer has. */
  readonly least: number | null
  readonly most: number
}

/** The money that makes an open offer worth the same as none: paid by who proposes it, below 0 to them; null: none does. */
export interface OfferWorth {
  readonly what: Text
  readonly proposer: number
  readonly to: number
  readonly most: number | null
  readonly least: number | null
}

/** What a seat might best offer somebody of this style, and what that adds to both chances to win. */
export interface OfferAdvice {
  readonly what: Text
  readonly terms: TermsData
  readonly to: number
  readonly style: string
  readonly own: number
  readonly other: number
}

/** What else is told to a seat that asks what it might do: by the chances of a net, without games to their end. */
export interface Counsel {
  readonly sales: readonly SaleWorth[]
  readonly open: readonly OfferWorth[]
  readonly offers: readonly OfferAdvice[]
  readonly dangers: readonly Danger[]
  /** Whether the net by which offers are weighed was learned by these very rules. */
  readonly isOwn: boolean
}

/**
 * Whether the net of a rulebook was learned by these very rules. By others, as bent as they are, its prices may be far off:
 * then they are played out (played-prices.ts).
 */
export function hasOwnNet({ book }: Rulebook, shelf: Shelf): boolean {
  return BASES.some((id) => id === book.id) && shelf(book.id)?.book.identity() === book.identity()
}

/** Prices, offers and dangers for a seat; no prices by a net of other rules, and no offers where none fits at all. */
export function counselFor(asked: Asked, seat: number, isOwn: boolean): Counsel {
  const g = new Game(asked.game.book, given)
  g.s.copy(asked.game.s)
  const dangers = OTHERS.flatMap((style) => dangerOf(g, seat, style))
  const chances = g.book.codes.offer === undefined ? null : chancesBy(g, NETS)
  if (chances === null) return { sales: [], open: [], offers: [], dangers, isOwn }
  const deals = new Deals(g, seat, chances)
  const offers = OTHERS.flatMap((style) => deals.best(style)).map((one) => ({
    ...one,
    what: offerLabel(asked, seat, one.terms),
  }))
  if (!isOwn) return { sales: [], open: [], offers, dangers, isOwn }
  const sales = deals
    .sales()
    .map(({ goods, ...its }) => ({ ...its, what: goodsLabel(asked, its.owner, its.buyer, goods) }))
  const open = offersAbout(asked.game, seat).map(({ proposer, terms }) => ({
    what: offerLabel(asked, proposer, terms),
    proposer,
    to: terms.to,
    ...new Deals(g, proposer, chances).prices(withoutMoney(terms)),
  }))
  return { sales, open, offers, dangers, isOwn }
}
