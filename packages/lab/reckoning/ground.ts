import type { Mirror } from './mirror.ts'

/** E-5.5: the least level of the other streets of a whole group, beside a street of this level. */
function leastBeside(level: number): number {
  if (level >= 9) return 3
  if (level >= 6) return 2
  return level >= 3 ? 1 : 0
}

/** Why a street does not stand as it may after a change of its level; null if it does. */
export function groundFault(m: Mirror, seat: number, deed: number): string | null {
  const level = m.level[deed] ?? 0
  if (m.owner[deed] !== seat) return `${seat} builds on deed ${deed}, which is somebody else's.`
  if (level > m.hotelLevel()) return `Deed ${deed} has level ${level}, which there is not.`
  switch (m.printed.building) {
    case 'where one stands':
      return m.deed(deed).space === m.at[seat] ? null : `${seat} builds on deed ${deed} without standing there.`
    case 'ladder':
      return ladderFault(m, seat, deed)
    case 'whole groups':
      return groupFault(m, seat, deed, level) ?? stockFault(m)
  }
}

function ladderFault(m: Mirror, seat: number, deed: number): string | null {
  const own = m.group(deed).filter((street) => m.owner[street] === seat)
  const levels = own.map((street) => m.level[street] ?? 0)
  const highest = own.length === 1 ? 1 : own.length === 2 ? 2 : 9
  if (levels.some((level) => level > highest)) return `With ${own.length} of its group deed ${deed} is too high.`
  const isUneven = levels.some((level, at) =>
    levels.some((other, beside) => at !== beside && other < leastBeside(level)),
  )
  return own.length === 3 && isUneven ? `The streets beside deed ${deed} are too low: ${levels.join(', ')}.` : null
}

function groupFault(m: Mirror, seat: number, deed: number, level: number): string | null {
  const group = m.group(deed)
  if (!m.ownsGroup(seat, deed)) return `${seat} builds on deed ${deed} without the whole group.`
  if (group.some((street) => m.mortgaged[street])) return `${seat} builds in a group with a mortgage.`
  const isUneven = group.some((street) => (m.level[street] ?? 0) < level - 1)
  return isUneven ? `${seat} builds unevenly on deed ${deed}.` : null
}

function stockFault(m: Mirror): string | null {
  if (m.printed.stock === null) return null
  const [houses, hotels] = m.printed.stock
  const top = m.hotelLevel()
  const used = m.level.reduce((sum, level) => sum + (level < top ? level : 0), 0)
  const standing = m.level.filter((level) => level === top).length
  return used > houses || standing > hotels ? `${used} houses and ${standing} hotels stand: more than there are.` : null
}
