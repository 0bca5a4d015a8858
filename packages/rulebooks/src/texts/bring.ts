import type { ChapterTexts, Some } from '@hausregeln/chapters/say/chapter-texts.ts'
import type { Tongue } from '@hausregeln/chapters/say/tongue.ts'
import type { ChapterName } from '@hausregeln/engine'
import { type AnyFacts, asks, learn } from './facts/known.ts'
import { ALL_LANGUAGES, type Further, type Language } from './language.ts'
import { add } from './tongues.ts'
import { typesetAll } from './typeset.ts'

type Texts<C extends ChapterName> = Readonly<Record<'de' | 'en', ChapterTexts<C>>> & {
  readonly [Other in Further]?: Some<C>
}

/**
 * Brings what a chapter from elsewhere says, in German and English and perhaps in further languages, in which English
 * stands in; it is called where the chapter's texts lie.
 */
export function bringTexts<C extends ChapterName>(texts: Texts<C>): void {
  // As any object: the compiler would look through all that any chapter may say, longer than through most packages.
  const given: object = texts
  const said = given as { readonly [L in Language]?: Partial<Tongue> }
  for (const language of ALL_LANGUAGES) add(language, ...typesetAll([said.en ?? {}, said[language] ?? {}], language))
}

/**
 * Brings what texts need to know of a chapter from elsewhere in any language: how much its events matter, the numbers on
 * its buttons, what is asked at its frames and what may be done beside that. A chapter without needs none.
 */
export function bringFacts(chapter: ChapterName, facts: AnyFacts): void {
  learn(chapter, facts)
  asks.unshift(facts)
}
