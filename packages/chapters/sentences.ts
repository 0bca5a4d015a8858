import type { Sentences } from './say/chapter-texts.ts'
import type { ChapterWords } from './say.shape.words.ts'
import * as chapters from './texts.ts'

type WordsOf<C> = C extends keyof ChapterWords ? ChapterWords[C] : ChapterWords['say']
const tellings: {
  readonly [C in keyof Sentences]: (words: WordsOf<C>, say: ChapterWords['say']) => NonNullable<Sentences[C]>
} = chapters

/** What every chapter says, with the words of one language. */
export function sentencesOf(words: ChapterWords): Sentences {
  const own: Readonly<Record<string, unknown>> = { ...words }
  const entries = Object.entries(tellings).map(([chapter, tell]) => [
    chapter,
    (tell as (words: unknown, say: ChapterWords['say']) => unknown)(own[chapter] ?? words.say, words.say),
  ])
  return Object.fromEntries(entries) as Sentences
}
