import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import { freshCount, isFresh } from '@hausregeln/chapters/mortgage/rules/fresh.ts'
import { type Board, DEEDS, type Game, NOBODY, Space } from '@hausregeln/engine'

/** The pieces on the board and those in the bank's stock are as many as the rulebook has. */
export function stockLaw(g: Game): string | null {
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

/** A player who has left owns nothing, even if that leaving has ended the game. */
export function ownerLaw({ book, s }: Game): string | null {
  for (let deed = 0; deed < DEEDS; deed++) {
    const owner = s.owner[deed] ?? NOBODY
    if (owner === NOBODY) continue
    if (deed >= book.board.deeds || owner < 0 || owner >= s.seats) return `deed ${deed} belongs to ${owner}.`
    if (((s.alive >>> owner) & 1) === 0) return `deed ${deed} belongs to seat ${owner}, who has left.`
  }
  return null
}

/**
 * Buildings: none above the hotel and, where the rulebook builds evenly, only on whole groups, at most one level apart.
 */
export function buildingLaw(g: Game): string | null {
  const { s } = g
  for (const deeds of groups(g)) {
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

/** Where the first street of a group gives a claim on it, nobody else owns any of them. */
export function claimLaw(g: Game): string | null {
  if (!g.book.chapters.has('claims')) return null
  for (const deeds of groups(g)) {
    if (deeds.some((deed) => g.book.board.kindOf[deed] !== Space.street)) continue
    const holders = new Set(deeds.map((deed) => g.s.owner[deed] ?? NOBODY).filter((owner) => owner !== NOBODY))
    if (holders.size > 1) return `the claim on deeds ${deeds} is held by ${[...holders]}.`
  }
  return null
}

/**
 * Where a ladder limits building: by how many streets the owner has, and, on a whole group, by how high the others
 * stand.
 */
export function ladderLaw(g: Game): string | null {
  const { ladder } = g.book.policies
  if (ladder === null) return null
  for (const deeds of groups(g)) {
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

/**
 * A mortgaged deed has an owner, and nothing is built in its group (or, by rulebook, on itself); paid interest is noted
 * for mortgaged deeds only.
 */
export function mortgageLaw(g: Game): string | null {
  const { book, s } = g
  let fresh = 0
  for (const deeds of groups(g)) {
    for (const deed of deeds) {
      if (!isFresh(g, deed)) continue
      fresh++
      if (s.mortgaged[deed] === 0) return `deed ${deed} has interest paid but no mortgage.`
    }
    if (deeds.every((deed) => s.mortgaged[deed] === 0)) continue
    const mortgaged = deeds.filter((deed) => s.mortgaged[deed] !== 0)
    const unbuilt = book.policies.buildsEvenly === 'even' ? deeds : mortgaged
    if (unbuilt.some((deed) => s.level[deed] !== 0))
      return `of deeds ${deeds}, ${mortgaged} are mortgaged, and there are buildings.`
    for (const deed of mortgaged) if (s.owner[deed] === NOBODY) return `deed ${deed} is mortgaged but nobody's.`
  }
  return fresh === freshCount(g) ? null : `${freshCount(g)} deeds are counted as just taken over, but ${fresh} are.`
}

const groupsOf = new WeakMap<Board, readonly number[][]>()

/** The deeds of each group. */
function groups({ book: { board } }: Game): readonly number[][] {
  const known = groupsOf.get(board)
  if (known !== undefined) return known
  const found: number[][] = Array.from({ length: board.groups }, () => [])
  board.groupOf.forEach((group, deed) => {
    found[group]?.push(deed)
  })
  groupsOf.set(board, found)
  return found
}
