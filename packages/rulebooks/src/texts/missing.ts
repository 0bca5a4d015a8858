import type { Rulebook, Text } from '@hausregeln/engine'
import { OwnText } from '@hausregeln/engine/core/text.ts'
import { commonPolicies } from '@hausregeln/engine/kit/book/basics.ts'
import { settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { THEMES } from '@hausregeln/engine/kit/book/themes.ts'
import { OwnNoun } from '@hausregeln/engine/kit/own-noun.ts'
import { ALL_LANGUAGES, type Further, LANGUAGES } from './language.ts'
import { CHAPTERS } from './loaders.words.ts'
import { WHOLE } from './whole.words.ts'

export const FURTHER_LANGUAGES = ALL_LANGUAGES.filter((language): language is Further => !isOfFiles(language))

function isOfFiles(language: string): boolean {
  return LANGUAGES.some((one) => one === language)
}

/** Sentences of chapters that a language lacks: `rent event rentDue`. English stands in for them. */
export async function missingSentences(language: Further): Promise<readonly string[]> {
  const own = await CHAPTERS[language]?.()
  return lacking(WHOLE.en?.chapters ?? {}, own?.words ?? {}, [])
}

/** What one table of words has and another lacks, each by the way that leads to it. */
function lacking(whole: object, some: object, way: readonly string[]): readonly string[] {
  return Object.entries(whole).flatMap(([name, word]) => {
    const own = (some as Readonly<Record<string, unknown>>)[name]
    if (typeof word !== 'object') return own === undefined ? [[...way, name].join(' ')] : []
    return lacking(word, typeof own === 'object' && own !== null ? own : {}, [...way, name])
  })
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
