import type { Rulebook, Text } from '@hausregeln/engine'
import type { SomeSentences } from './chapter-texts.ts'
import { english } from './en/index.ts'
import { catalogue as frenchCatalogue } from './fr/catalogue.ts'
import { sentences as french } from './fr/index.ts'
import type { Catalogue, Language } from './language.ts'

type Further = Exclude<Language, 'de' | 'en'>
const SAID: Readonly<Record<Further, { readonly sentences: SomeSentences; readonly catalogue: Catalogue }>> = {
  fr: { sentences: french, catalogue: frenchCatalogue },
}
export const FURTHER_LANGUAGES = Object.keys(SAID) as readonly Further[]

type Words = Readonly<Record<string, Readonly<Record<string, object>> | undefined>>

/** Sentences of chapters that a further language lacks: `rent: events rentDue`. English stands in for them. */
export function missingSentences(language: Further): readonly string[] {
  const said = SAID[language].sentences as Words
  return Object.entries(english as unknown as Words).flatMap(([chapter, kinds = {}]) =>
    Object.entries(kinds).flatMap(([kind, words]) =>
      Object.keys(words)
        .filter((word) => !Object.hasOwn(said[chapter]?.[kind] ?? {}, word))
        .map((word) => `${chapter}: ${kind} ${word}`),
    ),
  )
}

/** What of a rulebook's board, cards, paragraphs and options a further language lacks, in English. */
export function missingTexts({ title, board, ruleTexts, book }: Rulebook, language: Further): readonly string[] {
  const found = new Set<string>()
  collect([title, board, ruleTexts, book.options], found)
  const { catalogue } = SAID[language]
  return [...found].filter((text) => !Object.hasOwn(catalogue, text))
}

/** Every text in German and English within some data: its English. */
function collect(data: unknown, into: Set<string>): void {
  if (typeof data !== 'object' || data === null) return
  if (isText(data)) {
    into.add(data.en)
    return
  }
  for (const value of Object.values(data)) collect(value, into)
}

function isText(data: object): data is Text {
  return 'de' in data && 'en' in data && typeof data.en === 'string'
}
