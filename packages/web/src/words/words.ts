import { LOCALES, type Locale } from '../i18n/locale.ts'
import type { Texts } from '../i18n/texts.ts'

/** The words of the page by room, in two parts; German gives the shape, and the compiler holds English to it. */
export interface Parts {
  /** What the start page needs. */
  readonly start: typeof import('./de/start.ts').start
  readonly rest: typeof import('./de/rest.ts').rest
}
export type Words = Parts['start'] & Parts['rest']
type PartName = keyof Parts

type Some<T> = T extends (...told: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [Key in keyof T]?: Some<T[Key]> }
      : T

type Loaders<T> = { readonly [Part in PartName]: () => Promise<T extends 'whole' ? Parts[Part] : Some<Parts[Part]>> }

/** German and English are whole: the compiler sees to it. */
const WHOLE: Readonly<Record<'de' | 'en', Loaders<'whole'>>> = {
  de: {
    start: async () => (await import('./de/start.ts')).start,
    rest: async () => (await import('./de/rest.ts')).rest,
  },
  en: {
    start: async () => (await import('./en/start.ts')).start,
    rest: async () => (await import('./en/rest.ts')).rest,
  },
}

/** A further language is a folder beside these, and an entry here; English stands in for what it lacks. */
const FURTHER: Readonly<Partial<Record<Locale, Loaders<'some'>>>> = {}

const loaded = new Map<Locale, Partial<Words>>()
/** The parts that the page has needed so far, in whatever language. */
const needed = new Set<PartName>()

/** Loads the words of the start page in a language, and with them what else the page has needed so far. Rejects if they cannot be fetched. */
export async function loadWords(locale: Locale): Promise<void> {
  needed.add('start')
  await loadNeeded(locale)
}

/** Loads all words of a language: for every screen but the start page. Rejects if they cannot be fetched. */
export async function loadAllWords(locale: Locale): Promise<void> {
  needed.add('rest')
  await loadWords(locale)
}

async function loadNeeded(locale: Locale): Promise<void> {
  const parts = await Promise.all([...needed].map((part) => fetchPart(locale, part)))
  loaded.set(locale, Object.assign({}, loaded.get(locale), ...parts))
}

async function fetchPart<Part extends PartName>(locale: Locale, part: Part): Promise<Parts[Part]> {
  const further = FURTHER[locale]
  if (further === undefined) return WHOLE[locale][part]()
  return filled<Parts[Part]>(await WHOLE.en[part](), await further[part]())
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
        const words = loaded.get(locale)?.[room]
        if (words === undefined) throw new Error(`The words of "${room}" are not loaded in the language "${locale}".`)
        return words
      },
    })
  return texts as Texts<Words[Room]>
}
