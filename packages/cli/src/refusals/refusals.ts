import { filled } from '@hausregeln/say/some.ts'
import { words } from './en.words.ts'
import { LOADERS } from './loaders.words.ts'
import type { Words } from './shape.words.ts'

/** What is said when something is refused, in one language. */
export type Refusals = Words

/** The same in English, which is always there. */
export const ENGLISH: Refusals = words

/** What is said when something is refused, in this language. */
export async function refusalsIn(language: string): Promise<Refusals> {
  const brought = await LOADERS[language]?.()
  return brought === undefined ? words : filled<Words>(words, brought.words)
}
