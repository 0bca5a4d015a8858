import { auctionLot, PIECE } from '@hausregeln/chapters/auction-open/rules/auction-open.ts'
import { actionRule, DEEDS, type GameView, type Packed, pack, type Range, topFrame } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { bestPiece, mostForPiece, placePiece } from '../building/invest.ts'
import type { Character } from '../figures/character.ts'
import type { Picture } from '../reading/picture.ts'

/** The most that somebody bids for a deed. */
export type Limit = (p: Picture, l: GameView, seat: SeatNo, deed: DeedNo) => number

/** Bids in open auctions: up to what the lot is worth, in steps. */
export class Bidder {
  private readonly range: Range = { low: 0, high: 0 }
  /** The limit for the lot and picture that `limitOf` names. */
  private limit = 0
  private limitOf = -1
  private readonly most: Limit

  constructor(most: Limit) {
    this.most = most
  }

  bid(p: Picture, l: GameView, seat: SeatNo, character: Character): Packed {
    const { range } = this
    if (!actionRule(l.book, 'bid')?.range?.(l, seat, range)) return pack(l.book.codes.pass, seat)
    const lot = auctionLot(l, topFrame(l))
    p.look(l)
    const most = Math.min(range.high, this.limitFor(p, l, seat, lot))
    if (most < range.low) return pack(l.book.codes.pass, seat)
    const deed: DeedNo = lot
    const price = lot === PIECE ? range.low : l.book.board.price[deed]
    const step = character.step(price, l.s.throwsMade + range.low)
    return pack(l.book.codes.bid, seat, Math.min(most, range.low - 1 + step))
  }

  private limitFor(p: Picture, l: GameView, seat: SeatNo, lot: number): number {
    const name = p.stamp * 2 * DEEDS + lot
    if (this.limitOf === name) return this.limit
    this.limitOf = name
    this.limit = lot === PIECE ? mostForPiece(p, l, seat) : this.most(p, l, seat, lot)
    return this.limit
  }
}

/** Asked in a shortage of buildings, or placing a piece that was won. */
export function takePiece(p: Picture, l: GameView, seat: SeatNo): Packed {
  if (!isLegal(l, l.book.codes.leaveIt, seat)) return placePiece(p, l, seat)
  const deed = bestPiece(p, l, seat)
  const wants = deed >= 0 && mostForPiece(p, l, seat) >= l.book.board.housePrice[deed]
  return pack(wants ? l.book.codes.want : l.book.codes.leaveIt, seat)
}
