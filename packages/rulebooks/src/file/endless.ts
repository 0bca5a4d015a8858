import { type BookFault, fault, type Rulebook } from '@hausregeln/engine'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import { effectDef } from '@hausregeln/engine/kit/effects.ts'
import { say } from './say.ts'

/** Policies by which a game also ends though nobody goes bankrupt, unless they are settled so. */
const OTHER_ENDS = ['turnEnded', 'lastRound', 'target']
const NO_ENDS: readonly (string | undefined)[] = [undefined, 'nothing', 'byTime']

/**
 * What can be seen of a rulebook without playing it: that its games cannot end, since nobody ever has to pay anything
 * and nothing else ends them. Most endless books are not found so; a trial finds those.
 */
export function endlessFaults({ book, board }: Rulebook): BookFault[] {
  const rented = board.spaces.some((space) => isDeed(space) && space.rents.some((rent) => rent > 0))
  const taxed = board.spaces.some((space) => space.kind === 'tax' && space.amount > 0)
  const carded = board.decks.some(({ cards }) => cards.some(({ effect }) => effectDef(effect.do).costs === true))
  const risked = board.spaces.some(({ kind }) => kind === 'risk')
  const ends = OTHER_ENDS.some((policy) => !NO_ENDS.includes(book.chosen[policy]))
  if (rented || taxed || carded || risked || ends) return []
  return [fault(['board'], say('endless'))]
}
