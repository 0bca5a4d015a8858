import type { Game } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import { deedGroups, type Law } from '@hausregeln/engine/kit/law.ts'
import { hotelLevel } from './rules/levels.ts'

/** What holds wherever it is played. */
export const laws: readonly Law[] = [
  { name: 'houses and hotels are conserved', check: stockLaw },
  { name: 'buildings stand where they may', check: buildingLaw },
  { name: 'buildings keep to the ladder', check: ladderLaw },
]

/** The pieces on the board and those in the bank's stock are as many as the rulebook has. */
function stockLaw(g: Game): string | null {
  const { book, s } = g
  const hotel = hotelLevel(g)
  let houses = s.housesLeft
  let hotels = s.hotelsLeft
  if (houses < 0 || hotels < 0) return `the stock holds ${houses} houses and ${hotels} hotels.`
  for (const level of s.level) {
    if (level === hotel) hotels++
    else houses += level
  }
  if (houses !== book.houses) return `there are ${houses} houses in all, not ${book.houses}.`
  return hotels === book.hotels ? null : `there are ${hotels} hotels in all, not ${book.hotels}.`
}

/**
 * Buildings: none above the hotel and, where the rulebook builds evenly, only on whole groups, at most one level apart.
 */
function buildingLaw(g: Game): string | null {
  const { s } = g
  for (const deeds of deedGroups(g)) {
    const levels = deeds.map((deed) => s.level[deed] ?? 0)
    const highest = Math.max(...levels)
    if (Math.min(...levels) < 0 || highest > hotelLevel(g)) return `deeds ${deeds} have the levels ${levels}.`
    if (highest === 0 || g.book.policies.buildsEvenly !== 'even') continue
    if (highest - Math.min(...levels) > 1) return `deeds ${deeds} are built unevenly: ${levels}.`
    const owners = new Set(deeds.map((deed) => s.owner[deed]))
    if (owners.size > 1) return `deeds ${deeds} are built but belong to ${[...owners]}.`
  }
  return null
}

/**
 * Where a ladder limits building: by how many streets the owner has, and, on a whole group, by how high the others
 * stand.
 */
function ladderLaw(g: Game): string | null {
  const { ladder } = g.book.policies
  if (ladder === null) return null
  for (const deeds of deedGroups(g)) {
    const levels = deeds.map((deed) => g.s.level[deed] ?? 0)
    const owned = deeds.filter((deed) => g.s.owner[deed] !== NOBODY).length
    const most = ladder.highest[owned] ?? 0
    if (Math.max(...levels) > most) return `of deeds ${deeds}, ${owned} are owned and built ${levels} high.`
    if (owned < deeds.length) continue
    for (const [index, level] of levels.entries())
      if (levels.some((other, at) => at !== index && other < (ladder.leastOfOthers[level] ?? 0)))
        return `deeds ${deeds} are built ${levels} high: too low beside deed ${deeds[index]}.`
  }
  return null
}
