import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { type GameView, NOBODY, type Packed, pack } from '@hausregeln/engine'
import { deedHere, isOwnStation, ride } from './ride.ts'

const NOTHING: Packed = 0
const SIDES = 6
const WAYS = SIDES * SIDES
const MEAN_THROW = SIDES + 1

/** What a throw from this space costs in rent, on average. */
function expectedRent(l: GameView, seat: number, from: number): number {
  const { deedAt, spaces } = l.book.board
  let sum = 0
  for (let dice = 2; dice <= 2 * SIDES; dice++) {
    const deed = deedAt[(from + dice) % spaces] ?? -1
    const owner = deed < 0 ? NOBODY : (l.s.owner[deed] ?? NOBODY)
    if (owner === NOBODY || owner === seat || l.s.mortgaged[deed] !== 0) continue
    sum += rentFor(l, deed, dice, 0) * (SIDES - Math.abs(MEAN_THROW - dice))
  }
  return sum / WAYS
}

/** The part of the salary that a throw is worth, on average. */
function salaryOfThrow({ book }: GameView): number {
  return (book.salaryPass * MEAN_THROW) / book.board.spaces
}

/** Takes the train where a throw would cost more rent than it brings salary, to the station where the next costs least. */
export function advice(l: GameView, seat: number): Packed {
  const here = deedHere(l, seat)
  if (!isOwnStation(l, seat, here) || ride.check(l, seat, here) !== 'noTrainThere') return NOTHING
  const { spaceOf, deeds } = l.book.board
  let least = expectedRent(l, seat, spaceOf[here] ?? 0)
  if (least <= salaryOfThrow(l)) return NOTHING
  let best = NOTHING
  for (let deed = 0; deed < deeds; deed++) {
    if (deed === here || !isOwnStation(l, seat, deed)) continue
    const there = expectedRent(l, seat, spaceOf[deed] ?? 0)
    if (there >= least) continue
    least = there
    best = pack(l.book.codes.ride, seat, deed)
  }
  return best
}
