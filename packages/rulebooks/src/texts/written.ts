import type { EffectName, Rulebook, Text } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import type { Language } from './language.ts'
import { Voice } from './voice.ts'

/** What cards with this effect are called in a list: `Money from the bank`. */
export function cardName(effect: EffectName): Text {
  return text(`card-${effect}`)
}

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
