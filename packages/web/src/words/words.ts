import { LOCALES, type Locale } from '../i18n/locale.ts'
import type { Texts } from '../i18n/texts.ts'

/** The words of the page by room; German gives the shape, and the compiler holds English to it. */
export type Words = typeof import('./de/index.ts').words

/** A further language may lack words: English stands in for them. */
export type SomeWords = { readonly [Room in keyof Words]?: Some<Words[Room]> }
type Some<T> = T extends (...told: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [Key in keyof T]?: Some<T[Key]> }
      : T

/** German and English are whole: the compiler sees to it. */
const WHOLE: Readonly<Record<'de' | 'en', () => Promise<Words>>> = {
  de: async () => (await import('./de/index.ts')).words,
  en: async () => (await import('./en/index.ts')).words,
}

/** A further language is a folder beside these, and a line here. */
const FURTHER: Readonly<Partial<Record<Locale, () => Promise<SomeWords>>>> = {}

const loaded = new Map<Locale, Words>()

/** Loads the words of a language, once: the page has no other. Rejects if they cannot be fetched. */
export async function loadWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await fetchWords(locale))
}

async function fetchWords(locale: Locale): Promise<Words> {
  const further = FURTHER[locale]
  return further === undefined ? WHOLE[locale]() : filled<Words>(await WHOLE.en(), await further())
}

/** The words of one language, with those of another for what it lacks. */
export function filled<T extends object>(standIn: T, own: Some<T>): T {
  const merge = (a: unknown, b: unknown): unknown => {
    if (b === undefined) return a
    if (!isTable(a) || !isTable(b)) return b
    return Object.fromEntries(Object.keys(a).map((key) => [key, merge(a[key], b[key])]))
  }
  return merge(standIn, own) as T
}

function isTable(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** The words of one room in whatever language is loaded. */
export function wordsOf<Room extends keyof Words>(room: Room): Texts<Words[Room]> {
  const texts = {}
  for (const locale of LOCALES)
    Object.defineProperty(texts, locale, {
      get() {
        const words = loaded.get(locale)
        if (words === undefined) throw new Error(`The words of the language "${locale}" are not loaded.`)
        return words[room]
      },
    })
  return texts as Texts<Words[Room]>
}
