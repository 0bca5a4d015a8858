import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import { Space } from '@hausregeln/engine/core/board.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { LEVELS } from '@hausregeln/engine/core/limits.ts'
import { groupIsMortgaged, ownedInGroup, ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import { hotelLevel } from '../../building/rules/levels.ts'

/**
 * What a visitor owes for `deed` when the dice show `dice`. `cardRent` is what a card has ordered:
 * n > 0 n times the dice, n < 0 -n times the rent, 0 nothing special.
 */
export function rentFor(l: GameView, deed: number, dice: number, cardRent: number): number {
  const { kindOf, groupOf, rent } = l.book.board
  const owner = l.s.owner[deed]
  const group = groupOf[deed]
  let due: number
  switch (kindOf[deed]) {
    case Space.street:
      due = streetRent(l, deed, owner, group)
      break
    case Space.station:
      due = rent[deed * LEVELS + ownedInGroup(l, owner, group) - 1] * (cardRent < 0 ? -cardRent : 1)
      break
    default:
      due = dice * (cardRent > 0 ? cardRent : rent[deed * LEVELS + ownedInGroup(l, owner, group) - 1])
  }
  return l.book.numbers.rentGrowth === 0 ? due : grown(l, due)
}

/** The most that rents grow to, in percent of what is printed. */
const MOST_GROWN = 1000

/** A rent that has grown by a share in each round since the first, in the money that there is. */
function grown({ book, s }: GameView, printed: number): number {
  const { coin } = book.board
  const percent = Math.min(MOST_GROWN, 100 + (book.numbers.rentGrowth as number) * (s.round - 1))
  return Math.floor((printed * percent) / 100 / coin) * coin
}

function streetRent(l: GameView, deed: number, owner: number, group: number): number {
  const { rent } = l.book.board
  const level = l.s.level[deed]
  if (level > 0) return rent[deed * LEVELS + rentStep(l, level)]
  const base = rent[deed * LEVELS]
  if (l.book.policies.groupRent === 'never' || !ownsGroup(l, owner, group)) return base
  if (l.book.policies.groupRent === 'unlessMortgaged' && groupIsMortgaged(l, group)) return base
  return (l.book.numbers.groupRentFactor as number) * base
}

/** The short game's hotel stands on fewer houses, but earns a hotel's rent. */
function rentStep(l: GameView, level: number): number {
  return optionAt(l, l.book.places.shortGame) !== 0 && level === hotelLevel(l) ? l.book.housesBeforeHotel + 1 : level
}
