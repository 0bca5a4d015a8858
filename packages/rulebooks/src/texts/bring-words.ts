import { bringSayings } from '@hausregeln/engine/core/saying.ts'
import { bringWords } from '@hausregeln/engine/core/text.ts'
import { LANGUAGES, REFERENCE } from '@hausregeln/say/languages.ts'
import { BOOKS, CHAPTERS, RULES, SAYINGS } from './loaders.words.ts'

/** Books that use words of others: board and cards of the classic rules under names that stay. A test holds it. */
export const BESIDE: Readonly<Record<string, readonly string[]>> = { simplified: ['classic'], exchange: ['classic'] }

/** What is read: languages, books, and the languages in which rules are read as well. */
const languages = new Set<string>()
const books = new Set<string>([''])
const ofParagraphs = new Set<string>()

const loads = new Map<string, Promise<void>>()

/** Loads the words of chapters, and of the books that are read, in a language. Rejects if they cannot be fetched. */
export async function bringWordsIn(language: string): Promise<void> {
  for (const one of withStandIn(language)) languages.add(one)
  await loadAll()
}

/** Loads what a book says in the languages that are read. Rejects if it cannot be fetched. */
export async function bringWordsOf(book: string): Promise<void> {
  for (const one of [book, ...(BESIDE[book] ?? [])]) books.add(one)
  await loadAll()
}

/**
 * Loads what the paragraphs of books say that are read, and from now on of every book, and what chapters call their
 * questions, choices and numbers. Rejects likewise.
 */
export async function bringParagraphs(language: string): Promise<void> {
  for (const one of withStandIn(language)) ofParagraphs.add(one)
  await loadAll()
}

/**
 * Loads what is said in every language that is whole, paragraphs too: to write a file, or to compare a file with our
 * texts, takes them all. Rejects likewise.
 */
export async function bringAllWords(): Promise<void> {
  for (const [language, { whole }] of Object.entries(LANGUAGES)) {
    if (!whole) continue
    languages.add(language)
    ofParagraphs.add(language)
  }
  await loadAll()
}

/** English stands in for what a language lacks that is not whole. */
function withStandIn(language: string): readonly string[] {
  const isWhole = (LANGUAGES as Readonly<Record<string, { readonly whole: boolean }>>)[language]?.whole === true
  return isWhole ? [language] : [language, REFERENCE]
}

async function loadAll(): Promise<void> {
  const chapters = [...languages].map((language) => once(`chapters ${language}`, () => bringChapters(language)))
  const words = [...books].flatMap((book) => [...languages].map((language) => bringPlace(book, book, language)))
  const paragraphs = [...books].flatMap((book) =>
    [...ofParagraphs].map((language) => bringPlace(`${book}/paragraphs`, book, language)),
  )
  const rules = [...ofParagraphs].map((language) => once(`rules ${language}`, () => bringRules(language)))
  await Promise.all([...chapters, ...words, ...paragraphs, ...rules])
}

async function bringRules(language: string): Promise<void> {
  const [rules] = await Promise.all([
    RULES[language]?.(),
    bringFaults(language),
    bringPlace('house', 'house', language),
  ])
  if (rules !== undefined) bringWords(language, rules.words)
}

/** Loads what is said of rulebooks that cannot be played. Rejects if it cannot be fetched. */
export function bringFaults(language: string): Promise<void> {
  return once(`sayings ${language}`, async () => {
    const { words = {} } = (await SAYINGS[language]?.()) ?? {}
    for (const [place, one] of Object.entries(words)) bringSayings(language, place, one)
  })
}

async function bringChapters(language: string): Promise<void> {
  const { words = {} } = (await CHAPTERS[language]?.()) ?? {}
  for (const one of Object.values(words)) bringWords(language, one)
}

function bringPlace(place: string, book: string, language: string): Promise<void> {
  return once(`${place} ${language}`, async () => {
    const { words } = (await BOOKS[place]?.[language]?.()) ?? {}
    if (words !== undefined) bringWords(language, book === '' ? words : { [book]: words }, true)
  })
}

/** What is being loaded, or was, is not loaded again, unless it failed. */
function once(name: string, load: () => Promise<void>): Promise<void> {
  const begun = loads.get(name) ?? load()
  loads.set(name, begun)
  begun.catch(() => loads.delete(name))
  return begun
}
