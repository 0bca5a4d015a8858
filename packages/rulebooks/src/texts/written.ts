import type { EffectName, Rulebook } from '@hausregeln/engine'
import type { Language } from './language.ts'
import { Voice } from './voice.ts'

/** What a card does, in words: `75 Taler von der Bank`. `first` and `second`: as `cardA` and `cardB` have them. */
export function cardDoesText(
  rulebook: Rulebook,
  effect: EffectName,
  first: number,
  second: number,
  language: Language,
): string {
  return new Voice(rulebook, [], language).effect(effect, first, second)
}
