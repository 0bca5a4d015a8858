import { bringParagraphs } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { bringLanguage } from '@hausregeln/rulebooks/texts/tongues.ts'
import { filled } from '@hausregeln/say/some.ts'
import { getLocale, LOCALES, type Locale } from '../i18n/locale.ts'
import { loadNeeded, need } from '../i18n/spoken.ts'
import type { Texts } from '../i18n/texts.ts'
import { FURTHER, type Parts, WHOLE } from './parts.words.ts'

/** The words of all rooms of the page. They are loaded in parts, when a screen needs them. */
export type Words = UnionToIntersection<Parts[keyof Parts]>
type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void
  ? All
  : never
type PartName = keyof Parts

/** English stands in for what a language lacks that is not whole. */
export const LOADERS: Readonly<Record<Locale, Readonly<Record<PartName, () => Promise<{ readonly words: object }>>>>> =
  {
    ...WHOLE,
    ...FURTHER,
  }

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

/** A screen of tables: what chapters and rulebooks say of a game comes with it as well, all but paragraphs. */
export async function withSentences<T>(screen: Promise<T>, ...parts: PartName[]): Promise<T> {
  await Promise.all([loadWords(getLocale(), 'play', ...parts), need(bringLanguage)])
  return screen
}

/** Loads the paragraphs of the books that are read, and from now on of every book and in every language. Rejects likewise. */
export function needParagraphs(): Promise<void> {
  return need(bringParagraphs)
}

/** A part of the page that shows paragraphs. */
export async function withParagraphs<T>(screen: Promise<T>, ...parts: PartName[]): Promise<T> {
  await Promise.all([withSentences(screen, 'rules', ...parts), needParagraphs()])
  return screen
}

async function fetchPart(locale: Locale, part: PartName): Promise<object> {
  const { words } = await LOADERS[locale][part]()
  if (isWhole(locale)) return words
  const [{ markStandIns }, standIn] = await Promise.all([import('../i18n/markStandIns.ts'), LOADERS.en[part]()])
  markStandIns()
  return filled(standIn.words, words)
}

function isWhole(locale: Locale): boolean {
  return Object.hasOwn(WHOLE, locale)
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
