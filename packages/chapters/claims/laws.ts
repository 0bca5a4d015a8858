import { Space } from '@hausregeln/engine'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import { deedGroups, type Law } from '@hausregeln/engine/kit/law.ts'

/** What holds wherever it is played. */
export const laws: readonly Law[] = [{ name: 'a claim on a group has one holder', check: claimLaw }]

/** Where the first street of a group gives a claim on it, nobody else owns any of them. */
function claimLaw(g: Game): string | null {
  if (!g.book.chapters.has('claims')) return null
  for (const deeds of deedGroups(g)) {
    if (deeds.some((deed) => g.book.board.kindOf[deed] !== Space.street)) continue
    const holders = new Set(deeds.map((deed) => g.s.owner[deed] ?? NOBODY).filter((owner) => owner !== NOBODY))
    if (holders.size > 1) return `the claim on deeds ${deeds} is held by ${[...holders]}.`
  }
  return null
}
