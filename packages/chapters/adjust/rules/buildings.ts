import type { AdjustRule } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { groupIsMortgaged, isStreet, ownsGroup, touchDeed } from '@hausregeln/engine/kit/deeds.ts'
import { fitsLadder, topLevel } from '../../apartments/rules/ladder.ts'
import { hotelLevel } from '../../building/rules/levels.ts'
import { type AlsoCheck, checkDeed } from './deeds.ts'

/** Houses and hotels that stand on a street of this level. */
function piecesAt(l: GameView, level: number): readonly [houses: number, hotels: number] {
  return level === hotelLevel(l) ? [0, 1] : [level, 0]
}

function checkStock(l: GameView, deed: number, level: number): Refusal | null {
  const [houses, hotels] = piecesAt(l, l.s.level[deed])
  const [moreHouses, moreHotels] = piecesAt(l, level)
  const isEnough = l.s.housesLeft >= moreHouses - houses && l.s.hotelsLeft >= moreHotels - hotels
  return isEnough ? null : 'noPieceLeft'
}

/** Where a rulebook builds evenly, on whole unmortgaged groups, the corrected board stands so, too. */
function checkEven(l: GameView, deed: number, level: number): Refusal | null {
  const { groupStart, groupDeeds, groupOf } = l.book.board
  const group = groupOf[deed]
  if (level > 0 && !ownsGroup(l, l.s.owner[deed], group)) return 'groupIncomplete'
  if (level > 0 && groupIsMortgaged(l, group)) return 'groupMortgaged'
  for (let i = groupStart[group]; i < groupStart[group + 1]; i++) {
    if (groupDeeds[i] === deed) continue
    if (level > l.s.level[groupDeeds[i]] + 1) return 'unevenBuild'
    if (level < l.s.level[groupDeeds[i]] - 1) return 'unevenSale'
  }
  return null
}

function checkLadder(l: GameView, deed: number, level: number): Refusal | null {
  if (level > 0 && l.s.mortgaged[deed] !== 0) return 'groupMortgaged'
  if (fitsLadder(l, l.s.owner[deed], deed, level)) return null
  return level > l.s.level[deed] ? 'ladderTooHigh' : 'ladderTooLow'
}

/** Buildings come from the bank's stock and go back to it; nobody pays. `alsoCheck` is asked with the new level. */
export const levelRule = (alsoCheck: AlsoCheck): AdjustRule => ({
  what: 'level',
  read: (l, deed) => l.s.level[deed],
  detail: (l, level) => (level === hotelLevel(l) ? 1 : 0),
  check(l, deed, level) {
    const refusal = checkDeed(l, deed)
    if (refusal !== null) return refusal
    if (!isStreet(l, deed)) return 'notAStreet'
    if (l.s.owner[deed] === NOBODY) return 'nobodyOwnsIt'
    if (level < 0) return 'nothingToSell'
    if (level > (l.book.policies.ladder === null ? hotelLevel(l) : topLevel(l))) return 'fullyBuilt'
    if (level === l.s.level[deed]) return 'asItIs'
    const standing = l.book.policies.buildsEvenly === 'even' ? checkEven(l, deed, level) : checkLadder(l, deed, level)
    return standing ?? checkStock(l, deed, level) ?? alsoCheck(l, deed, level)
  },
  apply(g, deed, level) {
    touchDeed(g, deed)
    const [houses, hotels] = piecesAt(g, g.s.level[deed])
    const [moreHouses, moreHotels] = piecesAt(g, level)
    g.s.housesLeft += houses - moreHouses
    g.s.hotelsLeft += hotels - moreHotels
    g.s.level[deed] = level
  },
})
