/** What generated words need to know of a language: its numbers, lists and plural categories, by `Intl`. */
export interface Language {
  /** `1.500` in German, `1,500` in English. */
  number(value: number): string
  /** `Anna, Ben und Cem`. */
  list(items: readonly string[]): string
  /** The plural category of a number: `one`, `few`, `many`, `other` … */
  plural(value: number): Intl.LDMLPluralRule
}

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
  let lists: Intl.ListFormat | undefined
  let plurals: Intl.PluralRules | undefined
  return {
    number(value) {
      numbers ??= new Intl.NumberFormat(tag)
      return numbers.format(value)
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
