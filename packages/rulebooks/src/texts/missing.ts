import type { Rulebook, Text } from '@hausregeln/engine'
import { OwnText } from '@hausregeln/engine/core/text.ts'
import { commonPolicies } from '@hausregeln/engine/kit/book/basics.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { THEMES } from '@hausregeln/engine/kit/book/themes.ts'
import { OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import { english } from './english.ts'
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

/** What of a rulebook's board, cards, paragraphs and options a further language lacks, by key. */
export function missingTexts({ title, board, ruleTexts, book }: Rulebook, language: Further): readonly string[] {
  return missing([title, board, ruleTexts, book.options], language)
}

/** What of the choices and numbers of a rulebook's chapters a further language lacks, by key. */
export function missingChoices({ def }: Rulebook, language: Further): readonly string[] {
  return missing([def.chapters, numbersOf(def.chapters), settleChoices(def).settled, commonPolicies, THEMES], language)
}

function missing(data: unknown, language: Further): string[] {
  const found = new Set<string>()
  collect(data, language, found)
  return [...found]
}

/** Every text within some data that this language lacks: a key, or where it is no text of ours, what it says in English. */
function collect(data: unknown, language: Further, into: Set<string>): void {
  if (typeof data !== 'object' || data === null) return
  if (data instanceof OwnText) {
    if (data.in(language) === undefined) into.add(data.key)
    return
  }
  if (data instanceof OwnNoun) {
    if (data.in(language) === undefined) into.add(data.en.one)
    return
  }
  if (isText(data)) {
    if (data.de !== data.en && !Object.hasOwn(data, language)) into.add(data.en)
    return
  }
  for (const value of Object.values(data)) collect(value, language, into)
}

function isText(data: object): data is Text {
  return 'de' in data && 'en' in data && typeof data.en === 'string'
}
