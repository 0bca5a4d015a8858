import type { CellNo } from '@hausregeln/engine'
import { type Lens, NOBODY, type Packed, pack, type SeatNo, type SpaceNo } from '@hausregeln/engine'
import { bailOf } from '@hausregeln/engine/kit/jail.ts'
import { firstLegal } from '../unknown.ts'
import { MEAN_THROW } from './ground.ts'
import { isLegal } from './legal.ts'
import type { Picture } from './picture.ts'
import { LEAST_SUM, SUMS, SUMS_OF } from './visits.ts'

/**
 * In jail: out at once while there is something to buy, with a card before the bail; once the way out costs more
 * than it promises, the best place is here, where rents still come in.
 */
export function chooseInJail(p: Picture, l: Lens, seat: SeatNo): Packed {
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
function payOrStay(p: Picture, l: Lens, seat: SeatNo): Packed {
  if (!isLegal(l, l.book.codes.payBail, seat)) return pack(l.book.codes.stay, seat)
  const { salaryPass, ways, board } = l.book
  const next = ways.jail.bails?.[l.s.jail[seat]] ?? 0
  const progress = (salaryPass * MEAN_THROW) / board.spaces
  const free = p.rivals * p.earns[seat] + progress + promise(p, l, seat)
  return pack(free < bailOf(l, seat) - next ? l.book.codes.stay : l.book.codes.payBail, seat)
}

/** What the next throw brings on average: deeds that could be bought, less rents and taxes. */
export function promise(p: Picture, l: Lens, seat: SeatNo): number {
  const { spaces } = l.book.board
  let sum = 0
  for (let steps: CellNo = LEAST_SUM; steps <= 12; steps++)
    sum += SUMS[steps] * worthOfSpace(p, l, seat, (l.s.place[seat] + steps) % spaces)
  return sum / SUMS_OF
}

/** What landing on a space brings: a share of a free deed's price, or less what must be paid. */
export function worthOfSpace(p: Picture, l: Lens, seat: SeatNo, space: SpaceNo): number {
  const { board } = l.book
  const deed = board.deedAt[space]
  if (deed < 0) return -board.taxAt[space]
  const owner = p.owner[deed]
  if (owner === NOBODY) return p.cash[seat] >= board.price[deed] ? p.tuning.first * board.price[deed] : 0
  return owner === seat ? 0 : -p.toll[deed]
}
