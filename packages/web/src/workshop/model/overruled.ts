import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import type { Built } from './build.ts'

/** The paragraphs of which a choice, a number or a chapter of a draft takes the place, in some sentence, by its name. */
export function overruledIn({ opened }: Built): ReadonlyMap<string, readonly string[]> {
  if (opened.faults) return new Map()
  const { rulebook } = opened.value
  const told = [...readRules(rulebook)].flatMap(([id, { insteadOf }]) =>
    insteadOf.length === 0 ? [] : (rulebook.ruleTexts[id]?.tells ?? []).map((name) => [name, insteadOf] as const),
  )
  return new Map(told)
}
