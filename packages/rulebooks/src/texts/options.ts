import type { OptionDef, Rulebook } from '@hausregeln/engine'
import { inLanguage, type Language } from './language.ts'
import { tongues } from './tongues.ts'
import { Voice } from './voice.ts'

export interface OptionText {
  readonly title: string
  readonly text: string
  readonly rule: string
}

/** What a table option is called, what it does, and the paragraph that offers it. */
export function optionText(rulebook: Rulebook, option: OptionDef, language: Language): OptionText {
  return {
    title: inLanguage(option.name, language),
    text: tongues[language].options[option.id](new Voice(rulebook, [], language)),
    rule: option.rule,
  }
}
