import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import type { Listed } from '@hausregeln/engine/core/action/listed.ts'
import type { Book } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { groupIsMortgaged, isStreet, ownsGroup } from '@hausregeln/engine/kit/deeds.ts'

/** Houses that stand before a hotel: the short game has a number of its own. */
export function housesBeforeHotel(l: GameView): number {
  const { book } = l
  if (optionAt(l, book.places.shortGame) === 0) return book.housesBeforeHotel
  return (book.numbers.shortGameHouses as number | undefined) ?? book.housesBeforeHotel
}

/** The level of a hotel: one above the last house. */
export function hotelLevel(l: GameView): number {
  return housesBeforeHotel(l) + 1
}

/** Whether the next piece on this street is a hotel. */
export function nextIsHotel(l: GameView, deed: number): boolean {
  return l.s.level[deed] === housesBeforeHotel(l)
}

/** Pieces in the bank's stock. */
export function stock(l: GameView, hotel: boolean): number {
  return hotel ? l.s.hotelsLeft : l.s.housesLeft
}

/** The lowest level of building in a group. */
function lowestLevel(l: GameView, group: number): number {
  const { groupStart, groupDeeds } = l.book.board
  let lowest = hotelLevel(l)
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++) lowest = Math.min(lowest, l.s.level[groupDeeds[i]])
  return lowest
}

/** The highest level of building in a group. */
export function highestLevel(l: GameView, group: number): number {
  const { groupStart, groupDeeds } = l.book.board
  let highest = 0
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++) highest = Math.max(highest, l.s.level[groupDeeds[i]])
  return highest
}

/** On which deeds a piece can stand at all, as a rulebook's ground says: see `checkGround`. */
export function onGround({ policies }: Book): Listed {
  return { deeds: 'own', must: policies.buildsEvenly === 'single' ? [] : ['wholeGroup'], mustNot: ['mortgaged'] }
}

/**
 * Whether the street itself allows one more piece: the whole group without a mortgage and evenly, as far as the rulebook
 * asks for that, and not full. Money, stock and time aside.
 */
export function checkGround(l: GameView, seat: number, deed: number): Refusal | null {
  if (deed >= l.book.board.deeds) return 'noSuchDeed'
  if (l.s.owner[deed] !== seat) return 'notYourDeed'
  if (!isStreet(l, deed)) return 'notAStreet'
  const group = l.book.board.groupOf[deed]
  const { buildsEvenly: ground } = l.book.policies
  if (ground === 'single') {
    if (l.s.mortgaged[deed] !== 0) return 'streetMortgaged'
  } else {
    if (!ownsGroup(l, seat, group)) return 'groupIncomplete'
    if (groupIsMortgaged(l, group)) return 'groupMortgaged'
  }
  if (l.s.level[deed] === hotelLevel(l)) return 'fullyBuilt'
  if (ground === 'even' && l.s.level[deed] > lowestLevel(l, group)) return 'unevenBuild'
  return l.book.policies.buildsWhere && l.s.place[seat] !== l.book.board.spaceOf[deed] ? 'buildsWhereStanding' : null
}
