import { auctionLot, PIECE } from '@hausregeln/chapters/auction-open/rules/auction-open.ts'
import { AUCTION_FRAME } from '@hausregeln/chapters/auction-open/rules/vocabulary.ts'
import { sealedLot } from '@hausregeln/chapters/auction-sealed/rules/auction-sealed.ts'
import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { ISSUER, NUMBER } from '@hausregeln/chapters/shares/rules/lot.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { SHARE_LOT_FRAME } from '@hausregeln/chapters/shares/rules/vocabulary.ts'
import { type GameView, TURN_FRAME, topFrame, topKind } from '@hausregeln/engine'
import { cell, type DeedNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { STRONG } from '../steady/figures/characters.ts'
import { Picture } from '../steady/reading/picture.ts'
import { worthOfShare } from '../steady/shares/shares.ts'
import { lasting, mostFor } from '../steady/worth/price.ts'
import { mostByChance } from '../strong/lots.ts'

/**
 * The most that what is for sale now, a deed or shares, is worth to a seat as the strong player reckons: whole money.
 * Null where nothing is for sale.
 */
export function worthForSale(l: GameView, seat: SeatNo): number | null {
  const p = new Picture(STRONG.tuned)
  p.look(l)
  const frame = topFrame(l)
  switch (topKind(l)) {
    case TURN_FRAME: {
      const deed = l.book.board.deedAt[l.s.place[seat]]
      return deed < 0 ? null : Math.round(mostOf(p, l, seat, deed))
    }
    case AUCTION_FRAME: {
      const lot = auctionLot(l, frame)
      return lot === PIECE ? null : Math.round(mostOf(p, l, seat, lot))
    }
    case SEALED_FRAME:
      return Math.round(mostFor(p, seat, sealedLot(l, frame)))
    case SHARE_LOT_FRAME: {
      const issuer = l.s.frames[cell(frame, ISSUER)]
      return Math.round(l.s.frames[cell(frame, NUMBER)] * worthOfShare(p, l, seat, issuer, sharePrice(l, issuer)))
    }
    default:
      return null
  }
}

/** The most that a deed is worth, by chances to win or by money. */
export function mostOf(p: Picture, l: GameView, seat: SeatNo, deed: DeedNo): number {
  const { chances } = p.tuning
  const isByChance = chances?.alone === true && !p.ground.shares
  return isByChance ? mostByChance(p, chances.net, l, seat, deed) : mostFor(p, seat, deed, lasting(p, l, seat))
}
