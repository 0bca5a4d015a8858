import { THEMES } from '@hausregeln/engine/kit/book/themes.ts'
import { allChoices } from '@hausregeln/rulebooks/house/chapters.ts'
import { inLanguage, type Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { Sentence } from '../../rules/described/sentences.ts'

/** The sentences in which every word is found: in question, answer, theme, or in what could be chosen instead. */
export function searched(sentences: readonly Sentence[], sought: string, language: Language): readonly Sentence[] {
  const words = sought.toLocaleLowerCase(language).split(/\s+/).filter(Boolean)
  if (words.length === 0) return sentences
  return sentences.filter((sentence) => {
    const whole = wordsIn(sentence, language).toLocaleLowerCase(language)
    return words.every((word) => whole.includes(word))
  })
}

function wordsIn({ question, answer, theme, rule }: Sentence, language: Language): string {
  const others = rule.part === 'choices' ? allChoices.filter(({ policy }) => policy === rule.name) : []
  const gist = rule.part === 'chapters' && rule.gist !== undefined ? [rule.gist] : []
  return [question, answer, THEMES[theme], ...others.map(({ sentence }) => sentence), ...gist]
    .map((text) => inLanguage(text, language))
    .join(' ')
}
