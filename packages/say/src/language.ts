/** What generated words need to know of a language: its numbers, lists and plural categories, by `Intl`. */
export interface Language {
  /** `1.500` in German, `1,500` in English. */
  number(value: number): string
  /** `Anna, Ben und Cem`. */
  list(items: readonly string[]): string
  /** The plural category of a number: `one`, `few`, `many`, `other` … */
  plural(value: number): Intl.LDMLPluralRule
}

/** The greatest number without a separator anywhere. */
const PLAIN = 999

const made = new Map<string, Language>()

/** A language by its tag (`de-DE`). What it needs of `Intl` is made when it is first asked: a start with all is slow. */
export function language(tag: string): Language {
  let known = made.get(tag)
  if (known === undefined) {
    known = make(tag)
    made.set(tag, known)
  }
  return known
}

function make(tag: string): Language {
  let numbers: Intl.NumberFormat | undefined
  let hasPlainDigits = false
  let lists: Intl.ListFormat | undefined
  let plurals: Intl.PluralRules | undefined
  return {
    number(value) {
      if (numbers === undefined) {
        numbers = new Intl.NumberFormat(tag)
        hasPlainDigits = numbers.format(PLAIN) === `${PLAIN}`
      }
      // Most numbers of a game need no separator: `Intl` would take as long as the rest of their sentence.
      const isPlain = hasPlainDigits && value >= 0 && value <= PLAIN && Number.isInteger(value)
      return isPlain ? `${value}` : numbers.format(value)
    },
    list(items) {
      lists ??= new Intl.ListFormat(tag)
      return lists.format(items)
    },
    plural(value) {
      plurals ??= new Intl.PluralRules(tag)
      return plurals.select(value)
    },
  }
}
