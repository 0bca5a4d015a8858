import { topLevel } from '@hausregeln/chapters/apartments/rules/ladder.ts'
import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import { speedDieAlways, speedDieByOption } from '@hausregeln/chapters/speed-die/rules/speed-die.ts'
import { type Book, type GameView, LEVELS, Space } from '@hausregeln/engine'
import { optionAt } from '@hausregeln/engine/core/action/by-name.ts'
import {
  type CellNo,
  cell,
  column,
  type DeedNo,
  type GroupNo,
  type SpaceNo,
} from '@hausregeln/engine/core/state/column.ts'
import type { BuildingHere } from '@hausregeln/engine/kit/play.ts'
import type { Bytes, Reals } from '../../columns.ts'
import { bytes, reals } from '../../columns.ts'
import { playsOf } from '../../plays.ts'
import { landingsByTurn } from './visits.ts'

/** The mean of two dice: what a utility's factor is multiplied with. */
export const MEAN_THROW = 7

/** What a board is worth by itself, no matter who owns what: computed once a book. */
export interface Ground {
  readonly book: Book
  /** Whether deeds can be mortgaged, and whether the bank lends up to what all possessions would bring. */
  readonly mortgages: boolean
  readonly lends: boolean
  /** Whether the first street of a group keeps all others from it. */
  readonly claims: boolean
  /** Where players build only on the street on which they have landed, whatever else they own of the group. */
  readonly buildingHere: BuildingHere | null
  /** Whether players build on any street of theirs, no matter who has the rest of its group. */
  readonly singly: boolean
  /** Whether all play with a third die. */
  readonly thirdDie: boolean
  /** Whether players consist of shares. */
  readonly shares: boolean
  /** Level of a street that is built up. */
  readonly top: number
  /** The mean printed price: the unit of the tuning's amounts. */
  readonly unit: number
  /** Landings of one player in one of their turns, by deed. */
  readonly visits: Reals<DeedNo>
  /** Rent by deed and level, or by deed and number owned less one: `rent[cell(deed * LEVELS, n)]`. */
  readonly rent: Reals<CellNo>
  /**
   * By group: how many deeds, whether they are streets that are built on together, and what one more level on all
   * costs.
   */
  readonly size: Bytes<GroupNo>
  readonly buildable: Bytes<GroupNo>
  readonly levelCost: Reals<GroupNo>
  /** What one rival pays in one of their turns for a whole group of streets: `income[cell(group * LEVELS, level)]`. */
  readonly income: Reals<CellNo>
}

const known = new WeakMap<Book, Ground[]>()

/** The ground of the game at hand; in the short game streets are built up earlier. */
export function groundOf(l: GameView): Ground {
  const top = l.book.policies.ladder === null ? hotelLevel(l) : topLevel(l)
  const thirdDie = hasThirdDie(l)
  const variants = known.get(l.book) ?? []
  const at = 2 * top + (thirdDie ? 1 : 0)
  known.set(l.book, variants)
  variants[at] ??= survey(l.book, top, thirdDie)
  return variants[at]
}

/** Whether this table plays with a third die. */
function hasThirdDie(l: GameView): boolean {
  const { thirdDie } = l.book.policies
  return thirdDie === speedDieAlways || (thirdDie === speedDieByOption && optionAt(l, l.book.places.speedDie) !== 0)
}

function survey(book: Book, top: number, thirdDie: boolean): Ground {
  const { board } = book
  const landings = landingsByTurn(book)
  const prices = board.price.reduce((sum, price) => sum + price, 0)
  const ground: Ground = {
    book,
    mortgages: book.codes.mortgage !== undefined,
    lends: book.chapters.has('debt-limit'),
    claims: book.chapters.has('claims'),
    buildingHere: playsOf(book).buildingHere,
    singly: book.policies.buildsEvenly === 'single',
    thirdDie,
    shares: book.codes.sellShares !== undefined,
    top,
    unit: prices / board.deeds,
    visits: column(Float64Array.from(board.spaceOf, (space: SpaceNo) => landings[space])),
    rent: rents(book, top),
    size: column(Uint8Array.from(board.groupFirst, (_, g: GroupNo) => board.groupEnd[g] - board.groupStart[g])),
    buildable: bytes(board.groups),
    levelCost: reals(board.groups),
    income: reals(board.groups * LEVELS),
  }
  for (let deed: DeedNo = 0; deed < board.deeds; deed++) {
    if (board.kindOf[deed] !== Space.street) continue
    const group = board.groupOf[deed]
    if (ground.buildingHere === null && !ground.singly) ground.buildable[group] = 1
    ground.levelCost[group] += board.housePrice[deed]
    for (let level = 0; level <= top; level++)
      ground.income[cell(group * LEVELS, level)] +=
        ground.visits[deed] *
        ground.rent[cell(deed * LEVELS, level)] *
        (level === 0 && book.policies.groupRent !== 'never' ? 2 : 1)
  }
  return ground
}

/** Rents as money; a built-up street earns the last printed rent, however many levels lead there. */
function rents(book: Book, top: number): Reals<CellNo> {
  const { board } = book
  const rent = column(Float64Array.from(board.rent))
  for (let deed: DeedNo = 0; deed < board.deeds; deed++) {
    const row = deed * LEVELS
    if (board.kindOf[deed] === Space.utility) for (let n = 0; n < LEVELS; n++) rent[cell(row, n)] *= MEAN_THROW
    if (board.kindOf[deed] !== Space.street) continue
    let last = LEVELS - 1
    while (last > 0 && board.rent[cell(row, last)] === 0) last--
    rent[cell(row, top)] = board.rent[cell(row, last)]
  }
  return rent
}
