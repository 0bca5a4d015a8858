import { typeset } from '@hausregeln/say/typeset.ts'
import type { Language } from './language.ts'

/** Words, sentences with gaps, lists and tables of them, each text of them set as this language has it. */
export function typesetAll<T>(words: T, language: Language): T {
  return setAll(words, (text) => typeset(text, language)) as T
}

function setAll(words: unknown, set: (text: string) => string): unknown {
  if (typeof words === 'string') return set(words)
  if (typeof words === 'function') return (...told: unknown[]) => setAll(words(...told), set)
  if (Array.isArray(words)) return words.map((word) => setAll(word, set))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, setAll(word, set)]))
}
