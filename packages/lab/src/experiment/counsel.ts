import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { Game, given, NOBODY, type TermsData, type Text } from '@hausregeln/engine'
import { openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { type Danger, dangerOf } from '../coach/danger.ts'
import { Deals, withoutMoney } from '../coach/deals.ts'
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
}

/** Prices, offers and dangers for a seat; of prices and offers nothing where no net fits the rulebook. */
export function counselFor(asked: Asked, seat: number): Counsel {
  const g = new Game(asked.game.book, given)
  g.s.copy(asked.game.s)
  const dangers = OTHERS.flatMap((style) => dangerOf(g, seat, style))
  const chances = g.book.codes.offer === undefined ? null : chancesBy(g, NETS)
  if (chances === null) return { sales: [], open: [], offers: [], dangers }
  const deals = new Deals(g, seat, chances)
  const sales = deals
    .sales()
    .map(({ goods, ...its }) => ({ ...its, what: goodsLabel(asked, its.owner, its.buyer, goods) }))
  const offers = OTHERS.flatMap((style) => deals.best(style)).map((one) => ({
    ...one,
    what: offerLabel(asked, seat, one.terms),
  }))
  const open = offersAbout(asked, seat).map(({ proposer, terms }) => ({
    what: offerLabel(asked, proposer, terms),
    proposer,
    to: terms.to,
    ...new Deals(g, proposer, chances).prices(withoutMoney(terms)),
  }))
  return { sales, open, offers, dangers }
}

/** The open offers that a seat has made, or is asked to answer. */
function offersAbout({ game }: Asked, seat: number): { readonly proposer: number; readonly terms: TermsData }[] {
  const mask = openOffers(game)
  return Array.from({ length: game.s.seats }, (_, proposer) => proposer).flatMap((proposer) => {
    if (((mask >>> proposer) & 1) === 0) return []
    const isAbout = proposer === seat || recipientOf(game, proposer) === seat
    const offer = isAbout ? openOffer(game, serialOf(game, proposer)) : null
    return offer === null || offer.seat === NOBODY ? [] : [{ proposer, terms: offer.terms }]
  })
}
