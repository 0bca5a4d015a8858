import { Space } from '../core/board.ts'
import { popCount } from '../core/chance.ts'
import type { Game, GameView } from '../core/game.ts'
import { MASK_WORDS, NOBODY } from '../core/limits.ts'

// A constant of this module for the hot path, see core/agenda.ts.
const WORDS = MASK_WORDS

/** How many deeds of this group the seat owns; mortgaged ones count. */
export function ownedInGroup(l: GameView, seat: number, group: number): number {
  const { groupMask } = l.book.board
  const at = group * WORDS
  return popCount(groupMask[at] & ownedMask(l, seat, 0)) + popCount(groupMask[at + 1] & ownedMask(l, seat, 1))
}

/** Whether the seat owns any deed at all. */
export function ownsDeeds(l: GameView, seat: number): boolean {
  return (ownedMask(l, seat, 0) | ownedMask(l, seat, 1)) !== 0
}

/** Whether a seat owns every deed of a group. */
export function ownsGroup(l: GameView, seat: number, group: number): boolean {
  const { groupMask } = l.book.board
  const at = group * WORDS
  return (groupMask[at] & ~ownedMask(l, seat, 0)) === 0 && (groupMask[at + 1] & ~ownedMask(l, seat, 1)) === 0
}

/** One word of the mask of a seat's deeds. */
export function ownedMask(l: GameView, seat: number, word: number): number {
  return l.s.ownedMask[seat * WORDS + word]
}

/** Whether anything of this seat is mortgaged: most of the time nothing is. */
export function hasMortgages(l: GameView, seat: number): boolean {
  const { mortgagedMask } = l.s
  return (ownedMask(l, seat, 0) & mortgagedMask[0]) !== 0 || (ownedMask(l, seat, 1) & mortgagedMask[1]) !== 0
}

/** Who owns the first deed of a group that is owned, or nobody. */
export function firstOwnerIn(l: GameView, group: number): number {
  const { groupStart, groupDeeds } = l.book.board
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++)
    if (l.s.owner[groupDeeds[i]] !== NOBODY) return l.s.owner[groupDeeds[i]]
  return NOBODY
}

/** Whether any deed of a group is mortgaged. */
export function groupIsMortgaged(l: GameView, group: number): boolean {
  const { groupMask } = l.book.board
  const { mortgagedMask } = l.s
  const at = group * WORDS
  return (groupMask[at] & mortgagedMask[0]) !== 0 || (groupMask[at + 1] & mortgagedMask[1]) !== 0
}

/** Whether anything is built in a group. */
export function groupIsBuilt(l: GameView, group: number): boolean {
  const { groupStart, groupDeeds } = l.book.board
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++) if (l.s.level[groupDeeds[i]] !== 0) return true
  return false
}

/** Whether buildings keep this deed from being mortgaged or changing hands: its own, or any in its group. */
export function isHeldByBuildings(l: GameView, deed: number): boolean {
  return l.book.policies.buildsEvenly === 'single' ? l.s.level[deed] !== 0 : groupIsBuilt(l, l.book.board.groupOf[deed])
}

/** Whether a deed is a street. */
export function isStreet(l: GameView, deed: number): boolean {
  return l.book.board.kindOf[deed] === Space.street
}

/** What the bank gives for all deeds of a seat and everything built on them. */
export function saleValueOf(l: GameView, seat: number): number {
  const { deeds, saleValue, houseSale } = l.book.board
  let sum = 0
  for (let deed = 0; deed < deeds; deed++)
    if (l.s.owner[deed] === seat) sum += saleValue[deed] + l.s.level[deed] * houseSale[deed]
  return sum
}

/** Interest on a mortgage, rounded up to whole money. */
export function interest(l: GameView, deed: number): number {
  return Math.ceil((l.book.board.mortgageValue[deed] * (l.book.numbers.mortgageInterest as number)) / 100)
}

/** Tells the open matters that something about this deed changes. */
export function touchDeed(g: Game, deed: number): void {
  for (const matter of g.book.matters) matter.onDeed?.(g, deed)
}

/** Hands a deed to a seat, or to `NOBODY`: the only way in which deeds change hands. */
export function setOwner(g: Game, deed: number, owner: number): void {
  const before = g.s.owner[deed]
  if (g.s.open !== 0) touchDeed(g, deed)
  g.s.own(deed, owner)
  g.emit?.('deedMoved', 'ownership', deed, before, owner)
}
