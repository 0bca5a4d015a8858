/** What some texts of a file look like; what they are called in `say/`. */
export const PATTERNS = {
  language: /^[a-z]{2,3}$/,
  colour: /^#[0-9a-fA-F]{6}$/,
  word: /^[A-Za-z][A-Za-z0-9-]{0,39}$/,
  rule: /^[A-Z][A-Za-z]{0,9}-[0-9]{1,3}(\.[0-9]{1,3}){0,2}$/,
  rest: /^!?[A-Za-z][\w:-]{0,59}(!?=[\w.,|-]{0,400})?$/,
  id: /^[a-z][a-z0-9-]{1,39}$/,
} as const satisfies Readonly<Record<string, RegExp>>

/** What a text should look like; `source`: the pattern as text, with its slashes. */
export function looksOf(source: string | undefined): keyof typeof PATTERNS | 'other' {
  const names = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]
  return names.find((name) => String(PATTERNS[name]) === source) ?? 'other'
}
