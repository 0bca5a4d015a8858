import type { Rulebook, Text } from '@hausregeln/engine'
import { commonPolicies } from '@hausregeln/engine/kit/book/basics.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { THEMES } from '@hausregeln/engine/kit/book/themes.ts'
import type { PieceNoun } from '@hausregeln/engine/kit/definition.ts'
import { english } from './en/index.ts'
import { FURTHER } from './further.ts'
import type { Further } from './language.ts'

export const FURTHER_LANGUAGES = Object.keys(FURTHER) as readonly Further[]

type Words = Readonly<Record<string, Readonly<Record<string, object>> | undefined>>

/** Sentences of chapters that a further language lacks: `rent: events rentDue`. English stands in for them. */
export async function missingSentences(language: Further): Promise<readonly string[]> {
  const { sentences } = await FURTHER[language].load()
  const said = sentences as Words
  return Object.entries(english as unknown as Words).flatMap(([chapter, kinds = {}]) =>
    Object.entries(kinds).flatMap(([kind, words]) =>
      Object.keys(words)
        .filter((word) => !Object.hasOwn(said[chapter]?.[kind] ?? {}, word))
        .map((word) => `${chapter}: ${kind} ${word}`),
    ),
  )
}

/** What of a rulebook's board, cards, paragraphs and options a further language lacks, in English. */
export function missingTexts({ title, board, ruleTexts, book }: Rulebook, language: Further): Promise<string[]> {
  return missing([title, board, ruleTexts, book.options], language)
}

/** What of the choices and numbers of a rulebook's chapters a further language lacks, in English. */
export function missingChoices({ def }: Rulebook, language: Further): Promise<string[]> {
  return missing([def.chapters, numbersOf(def.chapters), settleChoices(def).settled, commonPolicies, THEMES], language)
}

async function missing(data: unknown, language: Further): Promise<string[]> {
  const found = new Set<string>()
  collect(data, found)
  const { load, loadParagraphs } = FURTHER[language]
  const [{ catalogue }, paragraphs] = await Promise.all([load(), loadParagraphs()])
  return [...found].filter((text) => !Object.hasOwn(catalogue, text) && !Object.hasOwn(paragraphs, text))
}

/** Every text in German and English within some data: its English. */
function collect(data: unknown, into: Set<string>): void {
  if (typeof data !== 'object' || data === null) return
  if (isText(data)) {
    into.add(data.en)
    return
  }
  if (isNoun(data)) {
    into.add(data.en.one).add(data.en.many)
    return
  }
  for (const value of Object.values(data)) collect(value, into)
}

function isNoun(data: object): data is PieceNoun {
  return 'de' in data && 'en' in data && typeof data.en === 'object'
}

function isText(data: object): data is Text {
  return 'de' in data && 'en' in data && typeof data.en === 'string'
}
