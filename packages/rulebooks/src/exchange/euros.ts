import type { Text } from '@hausregeln/engine'
import type { RuleText } from '@hausregeln/engine/kit/definition.ts'

/** A classic text with its thalers turned into euros: `60 €`, `€60`, `ganze Euro`, `whole euros`. */
export function inEuros({ de, en }: Text): Text {
  return {
    de: de.replace(/(\d+) Talern?/g, '$1 €').replace(/Talern?/g, 'Euro'),
    en: en.replace(/(\d+) thalers?/g, '€$1').replace(/thaler/g, 'euro'),
  }
}

/** The same for a paragraph. */
export function ruleInEuros({ title, text, reading, options }: RuleText): RuleText {
  return {
    title,
    text: inEuros(text),
    ...(reading !== undefined && { reading: inEuros(reading) }),
    ...(options !== undefined && { options }),
  }
}
