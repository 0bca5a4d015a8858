import type { Rulebook } from '@hausregeln/engine'
import { describeEnd } from './describe-end.ts'
import type { Language } from './language.ts'
import { Voice } from './voice.ts'

/**
 * Why a game is over and who has won. `reason`: the number of an end; `winners`: a mask of seats.
 * Throws `RangeError` for another reason.
 */
export function endingText(
  rulebook: Rulebook,
  reason: number,
  winners: number,
  names: readonly string[],
  language: Language,
): string {
  return describeEnd(reason, winners, new Voice(rulebook, names, language))
}
