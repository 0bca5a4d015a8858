import type { Further, Language } from './language.ts'

const NO_BREAK = '\u00a0'
const THIN_NO_BREAK = '\u202f'

/**
 * French keeps `; ! ?` and `%` at a thin space from the word, `:` and « » at a full one, and none of them begins a line;
 * a thin one stands between thousands.
 */
function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?%])/g, THIN_NO_BREAK)
    .replace(/ (?=[:»€₩])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, THIN_NO_BREAK)
    .replace(/\bn° /g, `n°${NO_BREAK}`)
}

/** By language: how a text that was typed with plain spaces is set. */
const SET: { readonly [Other in Further]?: (text: string) => string } = { fr: frenchSpaces }

/** Words, sentences with gaps, lists and tables of them, each text of them set as this language has it. */
export function typeset<T>(words: T, language: Language): T {
  const set = SET[language as Further]
  return set === undefined ? words : (setAll(words, set) as T)
}

function setAll(words: unknown, set: (text: string) => string): unknown {
  if (typeof words === 'string') return set(words)
  if (typeof words === 'function') return (...told: unknown[]) => setAll(words(...told), set)
  if (Array.isArray(words)) return words.map((word) => setAll(word, set))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, setAll(word, set)]))
}
