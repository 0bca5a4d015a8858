import { OWED, reserve } from '@hausregeln/chapters/settle/rules/debt.ts'
import { findFrame, type GameView, type Packed, pack } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { firstDeed, isLegal } from '@hausregeln/engine/kit/play.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { NOTHING } from '../../bot.ts'
import type { Picture } from '../reading/picture.ts'
import { sellInDebt } from '../shares/shares.ts'
import { raise } from './raise.ts'

/** In debt: bankrupt if nothing helps, else one step of raising what is missing. */
export function settle(p: Picture, l: GameView, seat: SeatNo): Packed {
  const owed = l.s.frames[cell(findFrame(l, DEBT_FRAME), OWED)]
  const isHopeless = isLegal(l, l.book.codes.bankrupt, seat)
  if (p.ground.shares) {
    const sale = sellInDebt(p, l, seat, owed - l.s.cash[seat] - (isHopeless ? reserve(l, seat) : 0), isHopeless)
    if (sale !== NOTHING) return sale
  }
  if (isHopeless) return pack(l.book.codes.bankrupt, seat)
  return (
    raise(p, l, seat, owed - l.s.cash[seat]) ||
    firstDeed(l, l.book.codes.mortgage, seat) ||
    firstDeed(l, l.book.codes.sell, seat)
  )
}
