import { ownTextOf, type Text } from './text.ts'

/** What a sentence can be told: as it stands, or said in the language of the sentence. */
export type Told = Readonly<Record<string, string | number | boolean | Text | readonly (string | Text)[]>>

type Say = string | ((told: never) => string)
type Words = { readonly [key: string]: Say | Words }

/** What is said in each language, by key. */
const brought = new Map<string, Map<string, Say>>()

/** Brings what a place says in a language, by the key: `file-…` for the place `file`. */
export function bringSayings(language: string, place: string, words: object): void {
  const known = brought.get(language) ?? new Map<string, Say>()
  brought.set(language, known)
  const add = (inside: Words, path: string) => {
    for (const [name, said] of Object.entries(inside))
      if (typeof said === 'object') add(said, `${path}-${name}`)
      else known.set(`${path}-${name}`, said)
  }
  add(words as Words, place)
}

/**
 * A sentence of the program's own: its key and what it is told. What it says lies in the words of each language; English
 * is always there, and stands in for what another one lacks.
 */
export class Saying implements Text {
  readonly key: string
  readonly told: Told

  constructor(key: string, told: Told) {
    this.key = key
    this.told = told
  }

  /** What it says in this language; undefined: nothing, or the language has not been brought. */
  in(language: string): string | undefined {
    const said = brought.get(language)?.get(this.key)
    if (typeof said !== 'function') return said
    const told = Object.entries(this.told).map(([name, one]) => [name, inLanguage(one, language)])
    return said(Object.fromEntries(told) as never)
  }

  get de(): string {
    return this.in('de') ?? this.en
  }

  get en(): string {
    return this.in('en') ?? this.key
  }

  /** In all languages that have been brought, as files write it. */
  toJSON(): Readonly<Record<string, string>> {
    const said = [...brought.keys()].map((language) => [language, this.in(language)] as const)
    return Object.fromEntries(said.filter(([, one]) => one !== undefined) as [string, string][])
  }
}

/** The sentence that something is, also as the copy of one that another worker has sent; null: it is none. */
export function sayingOf(said: object): Saying | null {
  if (said instanceof Saying) return said
  if (!('key' in said && 'told' in said)) return null
  return typeof said.key === 'string' ? new Saying(said.key, said.told as Told) : null
}

/** A text in a language, also as the copy of one that another worker has sent; English stands in for what it lacks. */
export function textIn(text: Text, language: string): string {
  const own = sayingOf(text) ?? ownTextOf(text)
  if (own !== null) return own.in(language) ?? own.en
  return (text as Readonly<Record<string, string>> & Text)[language] ?? text.en
}

function inLanguage(told: Told[string], language: string): unknown {
  if (typeof told !== 'object') return told
  return 'length' in told ? told.map((one) => inLanguage(one, language)) : textIn(told, language)
}

/** What one of the words is told, with texts in place of strings. */
type Telling<T> = { readonly [Name in keyof T]: T[Name] extends string ? Wide<T[Name]> : Lists<T[Name]> }
type Wide<T> = string extends T ? string | Text : T
type Lists<T> = T extends readonly string[] ? readonly (string | Text)[] : T

type Given<Said> = Said extends (told: infer T) => string ? [told: Telling<T>] : []

/** The keys of words: `cells-total` in a group. */
export type KeyOf<W> = {
  readonly [Name in keyof W & string]: W[Name] extends string | ((told: never) => string)
    ? Name
    : `${Name}-${keyof W[Name] & string}`
}[keyof W & string]

type SaidBy<W, Key extends string> = Key extends keyof W
  ? W[Key]
  : Key extends `${infer Group}-${infer Name}`
    ? Group extends keyof W
      ? Name extends keyof W[Group]
        ? W[Group][Name]
        : never
      : never
    : never

/** Says something of a place by its key, with what the words need to be told. */
export type Sayings<W> = <Key extends KeyOf<W>>(key: Key, ...told: Given<SaidBy<W, Key>>) => Saying

/** What a place says, in English from the beginning; other languages are brought by `bringSayings`. */
export function sayings<W extends object>(place: string, english: W): Sayings<W> {
  bringSayings('en', place, english)
  return (key, ...told: readonly Told[]) => new Saying(`${place}-${key}`, told[0] ?? {})
}
