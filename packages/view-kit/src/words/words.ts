import { bringParagraphs } from '@hausregeln/rulebooks/texts/bring-words.ts'
import type { Further } from '@hausregeln/rulebooks/texts/language.ts'
import { bringLanguage } from '@hausregeln/rulebooks/texts/tongues.ts'
import { typeset } from '@hausregeln/rulebooks/texts/typeset.ts'
import { getLocale, LOCALES, type Locale } from '../i18n/locale.ts'
import { loadNeeded, need } from '../i18n/spoken.ts'
import type { Texts } from '../i18n/texts.ts'
import * as further from './further.ts'

/**
 * The words of the page by room, in parts that are loaded when a screen needs them; German gives the shape, and the
 * compiler holds English to it.
 */
export interface Parts {
  /** The start page's. */
  readonly start: typeof import('./de/start.ts').start
  /** Every table's. */
  readonly play: typeof import('./de/play.ts').play
  /** Online tables' alone. */
  readonly away: typeof import('./de/away.ts').away
  /** The keeper's desk's alone. */
  readonly desk: typeof import('./de/desk.ts').desk
  /** The workshop's alone. */
  readonly bench: typeof import('./de/bench.ts').bench
}
export type Words = Parts['start'] & Parts['play'] & Parts['away'] & Parts['desk'] & Parts['bench']
type PartName = keyof Parts
export const PARTS = ['start', 'play', 'away', 'desk', 'bench'] as const satisfies readonly PartName[]

type Some<T> = T extends (...told: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [Key in keyof T]?: Some<T[Key]> }
      : T

type Loaders<T> = { readonly [Part in PartName]: () => Promise<T extends 'whole' ? Parts[Part] : Some<Parts[Part]>> }

/** What a further language says of a part, or of a room. */
export type SomePart<Part extends PartName> = Some<Parts[Part]>
export type SomeWords<Room extends keyof Words> = Some<Words[Room]>

/** German and English are whole: the compiler sees to it. */
export const WHOLE: Readonly<Record<'de' | 'en', Loaders<'whole'>>> = {
  de: {
    start: async () => (await import('./de/start.ts')).start,
    play: async () => (await import('./de/play.ts')).play,
    away: async () => (await import('./de/away.ts')).away,
    desk: async () => (await import('./de/desk.ts')).desk,
    bench: async () => (await import('./de/bench.ts')).bench,
  },
  en: {
    start: async () => (await import('./en/start.ts')).start,
    play: async () => (await import('./en/play.ts')).play,
    away: async () => (await import('./en/away.ts')).away,
    desk: async () => (await import('./en/desk.ts')).desk,
    bench: async () => (await import('./en/bench.ts')).bench,
  },
}

/** English stands in for what a further language lacks. */
export const FURTHER: Readonly<Record<Further, Loaders<'some'>>> = further

const loaded = new Map<Locale, Partial<Words>>()
/** The parts that the page has needed so far, in whatever language. */
const needed = new Set<PartName>()

/**
 * Loads parts of the words in a language, and with them what else the page has needed so far. Rejects if they cannot be
 * fetched.
 */
export async function loadWords(locale: Locale, ...parts: PartName[]): Promise<void> {
  for (const part of parts) needed.add(part)
  const fetched = await Promise.all([...needed].map((part) => fetchPart(locale, part)))
  loaded.set(locale, Object.assign({}, loaded.get(locale), ...fetched))
}

/** Loads all that the page needs to be shown in a language. Rejects if something cannot be fetched. */
export async function loadLanguage(locale: Locale): Promise<void> {
  await Promise.all([loadWords(locale), loadNeeded(locale)])
}

/** A part of the page that is loaded later comes with its words, in the language that is on then. */
export async function withWords<T>(screen: Promise<T>, ...parts: PartName[]): Promise<T> {
  await loadWords(getLocale(), ...parts)
  return screen
}

/**
 * A screen of tables: what chapters and rulebooks say of a game comes with it as well, and paragraphs, where a language
 * has them apart, soon after; where they cannot be fetched, English stands in for them.
 */
export async function withSentences<T>(screen: Promise<T>, ...parts: PartName[]): Promise<T> {
  await Promise.all([loadWords(getLocale(), 'play', ...parts), need(bringLanguage)])
  need(bringParagraphs).catch(() => undefined)
  return screen
}

/** A screen that shows paragraphs at once. */
export async function withParagraphs<T>(screen: Promise<T>, ...parts: PartName[]): Promise<T> {
  await Promise.all([withSentences(screen, ...parts), need(bringParagraphs)])
  return screen
}

async function fetchPart<Part extends PartName>(locale: Locale, part: Part): Promise<Parts[Part]> {
  if (isWhole(locale)) return WHOLE[locale][part]()
  const [standIn, own] = await Promise.all([WHOLE.en[part](), FURTHER[locale][part]()])
  return filled<Parts[Part]>(standIn, typeset(own, locale))
}

function isWhole(locale: Locale): locale is keyof typeof WHOLE {
  return Object.hasOwn(WHOLE, locale)
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
