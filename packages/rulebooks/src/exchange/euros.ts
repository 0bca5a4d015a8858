import type { Text } from '@hausregeln/engine'
import { joinTexts, partsOf, type RuleText } from '@hausregeln/engine/kit/rule-text.ts'

/** A classic text with its thalers turned into euros: `60 €`, `€60`, `ganze Euro`, `whole euros`. */
export function inEuros({ de, en }: Text): Text {
  return {
    de: de.replace(/(\d+) Talern?/g, '$1 €').replace(/Talern?/g, 'Euro'),
    en: en.replace(/(\d+) thalers?/g, '€$1').replace(/thaler/g, 'euro'),
  }
}

/** A classic paragraph that holds here too: what its source says and what fills it in is taken over by reference. */
export function ruleInEuros(rule: RuleText): RuleText {
  const taken = partsOf(rule).filter(({ kind }) => kind === 'source' || kind === 'filled')
  const { option, reading } = rule
  return {
    title: rule.title,
    adopted: inEuros(joinTexts(taken.map(({ text }) => text))),
    ...(option !== undefined && { option: { ...inEuros(option), offers: option.offers } }),
    ...(reading !== undefined && { reading: inEuros(reading) }),
  }
}
