/** A text in German and English. One that a board or a rulebook of somebody's own brings may have further languages. */
export interface Text {
  readonly de: string
  readonly en: string
}

/** What is said, or what is said of so many. */
type Said = string | ((told: { readonly count: number }) => string)
type Words = { readonly [key: string]: Said | Words }

/** A number of what is spoken of without a number: `thalers`. */
const MANY = 5

function plain(said: Said | undefined): string | undefined {
  return typeof said === 'function' ? said({ count: MANY }) : said
}

/** What has been brought, by language and key. */
const brought = new Map<string, Map<string, Said>>()

/**
 * Brings what the program's own texts say in a language, by key: `{ choice: { estate: { … } } }`. `counts`: functions among
 * them are nouns, told how many they stand for; else they are sentences that nobody finds by a key.
 */
export function bringWords(language: string, words: object, counts = false): void {
  const known = brought.get(language) ?? new Map<string, Said>()
  brought.set(language, known)
  const add = (inside: Words, path: string) => {
    for (const [name, said] of Object.entries(inside))
      if (typeof said === 'object') add(said, `${path}${name}-`)
      else if (counts || typeof said === 'string') known.set(path + name, said)
  }
  add(words as Words, '')
}

/**
 * A text of the program's own: only its key. What it says lies in the words of each language, of which a page loads
 * one; English stands in for what another one lacks, then any language that there is, then the key.
 */
export class OwnText implements Text {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }

  /** What it says in this language; undefined: nothing, or the language has not been brought. */
  in(language: string): string | undefined {
    return plain(brought.get(language)?.get(this.key))
  }

  /** The same of so many: a noun in the form that the language has for their number. */
  counted(language: string, count: number): string | undefined {
    const said = brought.get(language)?.get(this.key)
    return typeof said === 'function' ? said({ count }) : said
  }

  get de(): string {
    return this.in('de') ?? this.en
  }

  get en(): string {
    return this.in('en') ?? this.#any() ?? this.key
  }

  /** In all languages that have been brought, as files write it. */
  toJSON(): Readonly<Record<string, string>> {
    const said = [...brought.keys()].map((language) => [language, this.in(language)] as const)
    return Object.fromEntries(said.filter(([, one]) => one !== undefined) as [string, string][])
  }

  #any(): string | undefined {
    return [...brought.keys()].map((language) => this.in(language)).find((said) => said !== undefined)
  }
}

/** The text of the program's own with this key. */
export function text(key: string): OwnText {
  return new OwnText(key)
}

/**
 * The program's own text that says this in every language that the text has, as far as its words have been brought;
 * undefined: none does.
 */
export function findText(said: Readonly<Record<string, string>>): OwnText | undefined {
  const all = Object.entries(said)
  for (const [language, first] of all)
    for (const [key, one] of brought.get(language) ?? []) {
      if (plain(one) !== first) continue
      const own = new OwnText(key)
      if (all.every(([other, there]) => (own.in(other) ?? there) === there)) return own
    }
  return undefined
}
