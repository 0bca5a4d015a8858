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
/** Keys by what they say, for each language in which somebody has looked for one since its words were brought. */
const keysBySaid = new Map<string, Map<string, string[]>>()
let times = 0

/** How many times words have been brought: what was found in texts before may be less than what they say now. */
export function timesBrought(): number {
  return times
}

/**
 * Brings what the program's own texts say in a language, by key: `{ choice: { estate: { … } } }`. `counts`: functions among
 * them are nouns, told how many they stand for; else they are sentences that nobody finds by a key.
 */
export function bringWords(language: string, words: object, counts = false): void {
  const known = brought.get(language) ?? new Map<string, Said>()
  brought.set(language, known)
  keysBySaid.delete(language)
  times++
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
 * A text of somebody's own that says what one of ours says, as far as our words have been brought: what it says itself
 * stands before ours, which say it in the languages that it lacks and know its forms for a number.
 */
class LikeOurs extends OwnText {
  readonly said: Readonly<Record<string, string>>

  constructor(key: string, said: Readonly<Record<string, string>>) {
    super(key)
    this.said = said
  }

  override in(language: string): string | undefined {
    return this.said[language] ?? (saysAll(this.key, this.said) === false ? undefined : super.in(language))
  }

  override counted(language: string, count: number): string | undefined {
    const own = this.said[language]
    const isOurs = own === undefined || own === super.in(language)
    return isOurs && saysAll(this.key, this.said) !== false ? super.counted(language, count) : own
  }

  override toJSON(): Readonly<Record<string, string>> {
    return { ...(saysAll(this.key, this.said) !== false && super.toJSON()), ...this.said }
  }
}

/** Whether our text with this key says all of this; null: as far as its words have been brought. */
function saysAll(key: string, said: Readonly<Record<string, string>>): boolean | null {
  const own = new OwnText(key)
  const ours = Object.entries(said).map(([language, one]) => [own.in(language), one] as const)
  if (ours.some(([our, one]) => our !== undefined && our !== one)) return false
  return ours.some(([our]) => our === undefined) ? null : true
}

/**
 * The program's own text that says this in every language that the text has; where some of our words have not been
 * brought, or say nothing in such a language, what the text itself says stays beside it. undefined: none does.
 */
export function findText(said: Readonly<Record<string, string>>): OwnText | undefined {
  let like: string | undefined
  for (const [language, first] of Object.entries(said))
    for (const key of keysSaying(language, first)) {
      const all = saysAll(key, said)
      if (all) return new OwnText(key)
      if (all === null) like ??= key
    }
  return like === undefined ? undefined : new LikeOurs(like, said)
}

/** Our keys that say this in a language, in the order in which they were brought. */
function keysSaying(language: string, said: string): readonly string[] {
  const keys = keysBySaid.get(language) ?? indexed(language)
  return keys.get(said) ?? []
}

function indexed(language: string): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>()
  for (const [key, one] of brought.get(language) ?? []) {
    const said = plain(one)
    if (said !== undefined) keys.set(said, [...(keys.get(said) ?? []), key])
  }
  keysBySaid.set(language, keys)
  return keys
}

/** The text of ours that something is, also as the copy of one that another worker has sent; null: it is none. */
export function ownTextOf(text: object): OwnText | null {
  if (text instanceof OwnText) return text
  if (!('key' in text) || typeof text.key !== 'string') return null
  return 'said' in text ? new LikeOurs(text.key, text.said as LikeOurs['said']) : new OwnText(text.key)
}
