import type { ProgramFault } from '@hausregeln/protocol'
import { type Words, wordsOf } from '@hausregeln/view-kit/words/words.ts'

/** Words of people who come, go and are given seats. */
export const peopleTexts = wordsOf('people')

/** What a program on a seat does: it plays, it is away, or something else plays in its place. */
export function programNow(words: Words['people'], out: ProgramFault | null, isThere: boolean): string {
  if (out !== null) return words.programOut(out)
  return isThere ? words.programThere : words.programAway
}
