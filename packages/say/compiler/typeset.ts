/** French `de` at the end of a text, which becomes `d’` before a vowel. */
const BEFORE_NAME: Readonly<Record<string, RegExp>> = { fr: /(?<=^|[\s\u00a0’(])de $/ }

/** The text before a name without the preposition that merges with it; null: none does. */
export function beforeName(text: string, language: string): string | null {
  const ends = BEFORE_NAME[language]
  return ends?.test(text) ? text.replace(ends, '') : null
}
