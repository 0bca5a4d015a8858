import type { ReadRule } from '@hausregeln/rulebooks/paragraphs/read.ts'
import { type Locale, textIn } from '@hausregeln/view-kit/i18n/index.ts'

/** The words of a search, in small letters. */
export function searchWords(sought: string, locale: Locale): string[] {
  return sought.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean)
}

/** Whether a paragraph has every word, anywhere in its number, title or parts. */
export function isFound(id: string, rule: ReadRule | undefined, words: readonly string[], locale: Locale): boolean {
  const parts = rule?.parts ?? []
  const sentences = parts.flatMap(({ clauses }) => clauses.map(({ text }) => textIn(text, locale)))
  const whole = [id, textIn(rule?.title, locale), ...sentences].join(' ').toLocaleLowerCase(locale)
  return words.every((word) => whole.includes(word))
}

/** A part of a text, and where it begins there. */
export interface Stretch {
  readonly at: number
  readonly text: string
  readonly hit: boolean
}

/** A text cut where the words of a search begin and end; the stretches together are the text. */
export function stretches(text: string, words: readonly string[], locale: Locale): Stretch[] {
  const small = text.toLocaleLowerCase(locale)
  const hits = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = small.indexOf(word); word !== '' && at >= 0; at = small.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length)
  const cuts = hits.flatMap((hit, at) => (at === 0 || hit !== hits[at - 1] ? [at] : []))
  return cuts.map((at, index) => ({ at, text: text.slice(at, cuts[index + 1]), hit: hits[at] ?? false }))
}
