import type { Rulebook } from '@hausregeln/engine'
import { readRules } from '../paragraphs/read.ts'
import { inLanguage, type Localized } from '../texts/language.ts'
import { IDLE } from './written.ts'

/** The house rules of a rulebook that do nothing in it, by what their paragraphs say: `Rounds: 5. This has no effect.` */
export function idleRules(rulebook: Rulebook): readonly Localized[] {
  const idle = inLanguage(IDLE, 'en')
  return [...readRules(rulebook).values()].flatMap(({ parts }) =>
    parts.flatMap(({ kind, clauses }) =>
      clauses.flatMap(({ text }) => (kind === 'house' && text.en.endsWith(idle) ? [text] : [])),
    ),
  )
}
