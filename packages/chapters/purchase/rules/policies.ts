import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { type Asked, policy } from '@hausregeln/engine/core/policy.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'

const isForSale = ({ is }: Asked) => is('unowned', 'offerForSale')
/** Where all is auctioned, players who may not buy do not bid; that everybody may need not be said there. */
const SOLD = { arises: (asked: Asked) => isForSale(asked) || !asked.is('mayBuy', 'anybody') }
/** A table that has only streets auctioned leaves all else for sale. */
const LEFT = { arises: (asked: Asked) => isForSale(asked) || asked.offers('auctionStreetsOnly') }

/** What the chapter on purchases asks. */
export const policies = {
  /** Whether a seat may not buy an unowned deed on which it has landed, whatever it costs. */
  mayBuy: policy<(l: GameView, seat: number, deed: number) => Refusal | null>('mayBuy', SOLD),
  /** Who may bid for a deed of an estate, or for one that its owner auctions: a bit a seat. */
  bidders: policy<(l: GameView, deed: number) => number>(null),
  /** The player who may buy has not bought. */
  declined: policy<(g: Game, deed: number) => void>('declined', LEFT),
  /** The deed on which a seat has landed has been bought. */
  bought: policy<(g: Game, seat: number, deed: number) => void>(null),
} as const
