import type { ChapterName } from '@hausregeln/engine'
import type { ChapterTexts } from './chapter-texts.ts'
import type { Words as SharedWords } from './shape.words.ts'

/** How a chapter is told, in any language: with its words in that language, and those that several chapters share. */
export type Telling<C extends ChapterName, Words = SharedWords> = (words: Words, say: SharedWords) => ChapterTexts<C>
