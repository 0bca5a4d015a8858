import { type Game, type Lens, Option, STAGE } from '@hausregeln/engine'
import { openAuction } from '@hausregeln/engine/chapters/auction-open/auction-open.ts'
import { openSealedAuction } from '@hausregeln/engine/chapters/auction-sealed/auction-sealed.ts'
import { offerForSale } from '@hausregeln/engine/chapters/purchase/purchase.ts'
import { Turn } from '@hausregeln/engine/chapters/turn/stages.ts'
import { isStreet } from '@hausregeln/engine/kit/deeds.ts'

/** B-2.1: every property is auctioned sealed; the table can agree on streets alone. */
function isSealed(l: Lens, deed: number): boolean {
  return l.s.option[Option.auctionStreetsOnly] === 0 || isStreet(l, deed)
}

/** B-2.1: a free property is auctioned as soon as somebody lands on it. */
export function auctionOnLanding(g: Game, frame: number, seat: number, deed: number): void {
  if (!isSealed(g, deed)) return offerForSale(g, frame, seat, deed)
  g.s.frames[frame + STAGE] = Turn.resolved
  openSealedAuction(g, deed, g.s.alive)
}

/** B-2.1: a bankrupt's deeds likewise. */
export function auctionByBank(g: Game, deed: number): void {
  if (isSealed(g, deed)) openSealedAuction(g, deed, g.s.alive)
  else openAuction(g, deed, g.s.alive)
}
