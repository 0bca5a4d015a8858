import type { Sentences } from '@hausregeln/chapters/say/chapter-texts.ts'
import * as chapters from '@hausregeln/chapters/texts.de.ts'

/** What every chapter says, in this language. */
export const german: Sentences = { ...chapters }
