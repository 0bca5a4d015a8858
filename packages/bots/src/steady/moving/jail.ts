import { type GameView, type Packed, pack } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { bailOf } from '@hausregeln/engine/kit/jail.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { firstLegal } from '../../unknown.ts'
import { MEAN_THROW } from '../board/ground.ts'
import type { Picture } from '../reading/picture.ts'
import { promise } from '../worth/next-throw.ts'

/**
 * In jail: out at once while there is something to buy, with a card before the bail; once the way out costs more
 * than it promises, the best place is here, where rents still come in.
 */
export function chooseInJail(p: Picture, l: GameView, seat: SeatNo): Packed {
  if (isLegal(l, l.book.codes.stay, seat)) return payOrStay(p, l, seat)
  const canThrow = isLegal(l, l.book.codes.throw, seat)
  if (canThrow && promise(p, l, seat) < -p.tuning.shelter * p.ground.unit) return pack(l.book.codes.throw, seat)
  if (isLegal(l, l.book.codes.playJailCard, seat)) return pack(l.book.codes.playJailCard, seat)
  if (isLegal(l, l.book.codes.payBail, seat)) return pack(l.book.codes.payBail, seat)
  return canThrow ? pack(l.book.codes.throw, seat) : firstLegal(l, seat)
}

/**
 * Where the bail falls from turn to turn: out as soon as a turn in freedom is worth what waiting would save. It brings
 * the rents that are not paid to who sits in jail, a part of a salary, and what the next throw promises.
 */
function payOrStay(p: Picture, l: GameView, seat: SeatNo): Packed {
  if (!isLegal(l, l.book.codes.payBail, seat)) return pack(l.book.codes.stay, seat)
  const { salaryPass, policies, board } = l.book
  const next = policies.jail.bails?.[l.s.jail[seat]] ?? 0
  const progress = (salaryPass * MEAN_THROW) / board.spaces
  const free = p.rivals * p.earns[seat] + progress + promise(p, l, seat)
  return pack(free < bailOf(l, seat) - next ? l.book.codes.stay : l.book.codes.payBail, seat)
}
