import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { type Lens, NOBODY, type Packed, pack } from '@hausregeln/engine'
import type { DeedNo, SeatNo, SpaceNo } from '@hausregeln/engine/core/column.ts'

/** What two dice show on average: the measure for a rent that is still to be thrown. */
const AVERAGE_THROW = 7

/** The choice of the bus that ends on the best space; of equal ones the first. */
export function bestRoute(l: Lens, seat: SeatNo): Packed {
  const { dieA, dieB, place } = l.s
  const { spaces } = l.book.board
  const worths = [dieA, dieB, dieA + dieB].map((steps) => {
    const to = place[seat] + steps
    const salary = to > spaces ? l.book.salaryPass : 0
    return salary + worthOfSpace(l, seat, to % spaces)
  })
  const choice = indexOfBest(worths)
  return pack(l.book.codes.chooseMove, seat, choice)
}

/** The jump to the best space of the board; of equal ones the first from the start on. */
export function bestJump(l: Lens, seat: SeatNo): Packed {
  const choice = indexOfBest(Array.from({ length: l.book.board.spaces }, (_, space) => worthOfSpace(l, seat, space)))
  return pack(l.book.codes.jumpTo, seat, choice)
}

/** What it is worth at once to come to rest here, in money: an unowned property that can be paid for as much as its price. */
function worthOfSpace(l: Lens, seat: SeatNo, space: SpaceNo): number {
  const { board, salaryLand, ways } = l.book
  const deed = board.deedAt[space]
  if (deed >= 0) return worthOfDeed(l, seat, deed)
  if (space === 0) return salaryLand
  if (board.taxAt[space] !== 0) return -board.taxAt[space]
  return board.kind[space] === board.kinds.goToJail ? -ways.jail.bail : 0
}

function worthOfDeed(l: Lens, seat: SeatNo, deed: DeedNo): number {
  const { owner, mortgaged, cash } = l.s
  const price = l.book.board.price[deed]
  if (owner[deed] === NOBODY) return cash[seat] >= price ? price : 0
  if (owner[deed] === seat || mortgaged[deed] !== 0) return 0
  return -rentFor(l, deed, AVERAGE_THROW, 0)
}

/** Of equal ones the first. */
function indexOfBest(worths: readonly number[]): number {
  return worths.indexOf(Math.max(...worths))
}
