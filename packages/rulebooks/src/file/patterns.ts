import type { Text } from '@hausregeln/engine'

/** What some texts of a file look like, and how a sentence says so. */
export const PATTERNS = {
  language: {
    looks: /^[a-z]{2,3}$/,
    told: { de: 'die Kennung einer Sprache, wie "de"', en: 'the code of a language, such as "de"' },
  },
  colour: {
    looks: /^#[0-9a-fA-F]{6}$/,
    told: { de: 'eine Farbe wie "#174ba9"', en: 'a colour such as "#174ba9"' },
  },
  word: {
    looks: /^[A-Za-z][A-Za-z0-9-]{0,39}$/,
    told: {
      de: 'ein Wort aus Buchstaben, Ziffern und Bindestrichen, höchstens 40',
      en: 'a word of letters, digits and hyphens, at most 40',
    },
  },
  rule: {
    looks: /^[A-Z][A-Za-z]{0,9}-[0-9]{1,3}(\.[0-9]{1,3}){0,2}$/,
    told: { de: 'die Nummer eines Paragraphen, wie "K-2.2"', en: 'the number of a paragraph, such as "K-2.2"' },
  },
  rest: {
    looks: /^!?[A-Za-z][\w:-]{0,59}(!?=[\w.,|-]{0,400})?$/,
    told: {
      de: 'ein Name wie "bail", auch mit dem, was gilt: "buildsEvenly=singly"',
      en: 'a name such as "bail", or with what holds, "buildsEvenly=singly"',
    },
  },
  id: {
    looks: /^[a-z][a-z0-9-]{1,39}$/,
    told: {
      de: 'ein Name aus kleinen Buchstaben, Ziffern und Bindestrichen, 2 bis 40',
      en: 'a name of small letters, digits and hyphens, 2 to 40',
    },
  },
} as const satisfies Readonly<Record<string, { readonly looks: RegExp; readonly told: Text }>>

/** How a sentence says what a text looks like; `source`: the pattern as text, with its slashes. */
export function describePattern(source: string | undefined): Text {
  const found = Object.values(PATTERNS).find(({ looks }) => String(looks) === source)
  return found?.told ?? { de: 'ein anderer Text', en: 'another text' }
}
