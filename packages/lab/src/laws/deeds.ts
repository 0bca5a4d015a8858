import { DEEDS, type Game, NOBODY } from '@hausregeln/engine'

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
