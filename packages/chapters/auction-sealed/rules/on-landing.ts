import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { openAuction } from '../../auction-open/rules/auction-open.ts'
import { buyersOf } from '../../purchase/rules/early.ts'
import { offerForSale } from '../../purchase/rules/purchase.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { openSealedAuction } from './auction-sealed.ts'

/** Every property is auctioned sealed; the table can agree on streets alone. */
function isSealed(l: GameView, deed: number): boolean {
  return optionAt(l, l.book.places.auctionStreetsOnly) === 0 || isStreet(l, deed)
}

/** A free property is auctioned as soon as somebody lands on it. */
export function auctionOnLanding(g: Game, frame: number, seat: number, deed: number): void {
  if (!isSealed(g, deed)) return offerForSale(g, frame, seat, deed)
  const buyers = buyersOf(g, deed)
  if (buyers === 0) return offerForSale(g, frame, seat, deed)
  g.s.frames[frame + STAGE] = Turn.resolved
  openSealedAuction(g, deed, buyers)
}

/** What is not bought is auctioned sealed among all who may buy. */
export function auctionDeclined(g: Game, deed: number): void {
  openSealedAuction(g, deed, buyersOf(g, deed))
}

/** A bankrupt's deeds likewise. */
export function auctionByBank(g: Game, deed: number): void {
  const bidders = g.book.policies.bidders(g, deed)
  if (isSealed(g, deed)) openSealedAuction(g, deed, bidders)
  else openAuction(g, deed, bidders)
}
