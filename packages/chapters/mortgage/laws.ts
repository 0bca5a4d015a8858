import type { Game } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import { deedGroups, type Law } from '@hausregeln/engine/kit/law.ts'
import { freshCount, isFresh } from './rules/fresh.ts'

/** What holds wherever it is played. */
export const laws: readonly Law[] = [{ name: 'what is mortgaged is not built on', check: mortgageLaw }]

/**
 * A mortgaged deed has an owner, and nothing is built in its group (or, by rulebook, on itself); paid interest is noted
 * for mortgaged deeds only.
 */
function mortgageLaw(g: Game): string | null {
  const { book, s } = g
  let fresh = 0
  for (const deeds of deedGroups(g)) {
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
