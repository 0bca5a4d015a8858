import type { GameView } from '@hausregeln/engine'
import { housePriceHere } from '../../own-space/rules/own-space.ts'
import type { ActionFacts, ChapterFacts } from '../../say/chapter-facts.ts'
import { evenLevel } from '../rules/building.ts'
import { hotelLevel, housesBeforeHotel, nextIsHotel } from '../rules/levels.ts'

/** Where one builds only on the space where one stands, a whole group makes it cheaper. */
function buildingPrice(l: GameView, seat: number, deed: number): number {
  return l.book.chapters.has('own-space') ? housePriceHere(l, seat, deed) : (l.book.board.housePrice[deed] ?? 0)
}

function saleFacts(l: GameView, deed: number): ActionFacts['sell'] {
  const level = l.s.level[deed] ?? 0
  const hotel = level === hotelLevel(l)
  const half = l.book.board.houseSale[deed] ?? 0
  if (!hotel || l.s.housesLeft >= housesBeforeHotel(l)) return { deed, hotel, group: false, amount: half }
  const group = l.book.board.groupOf[deed] ?? 0
  const target = evenLevel(l, group)
  const pieces = groupLevels(l, group).map((height) => height - Math.min(height, target))
  return { deed, hotel, group: true, amount: half * pieces.reduce((sum, n) => sum + n, 0) }
}

function groupLevels(l: GameView, group: number): number[] {
  const { groupStart, groupDeeds } = l.book.board
  return [...groupDeeds.subarray(groupStart[group], groupStart[group + 1])].map((deed) => l.s.level[deed] ?? 0)
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly build: { readonly deed: number; readonly hotel: boolean; readonly price: number }
    /** `group`: for want of houses the whole colour group is sold down. */
    readonly sell: { readonly deed: number; readonly hotel: boolean; readonly group: boolean; readonly amount: number }
  }
}

export const facts: ChapterFacts<'building'> = {
  levels: {
    built: 'main',
    sold: 'main',
    shortage: 'detail',
  },
  paymentLevels: {
    build: 'detail',
    buildHotel: 'detail',
    sellBuilding: 'detail',
  },
  actions: {
    build: (l, seat, deed) => ({ deed, hotel: nextIsHotel(l, deed), price: buildingPrice(l, seat, deed) }),
    sell: (l, _seat, deed) => saleFacts(l, deed),
  },
}
