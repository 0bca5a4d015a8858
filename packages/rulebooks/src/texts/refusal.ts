import { type Refusal, type Rulebook, ruleBehind } from '@hausregeln/engine'
import { fillIn, numbered } from '../numbers.ts'
import type { Language } from './language.ts'
import { tongues } from './tongues.ts'

/** A sentence and the id of the paragraph behind it; null where the rulebook has no such paragraph. */
export interface Notice {
  readonly text: string
  readonly rule: string | null
}

/** What is wrong with an action that was refused. */
export function refusalText(rulebook: Rulebook, refusal: Refusal, language: Language): Notice {
  const text = fillIn(numbered(rulebook), tongues[language].refusals[refusal], language)
  return { text, rule: ruleBehind(rulebook.book, refusal) ?? null }
}
