import type { SomeSentences } from '@hausregeln/chapters/say/chapter-texts.ts'
import * as chapters from '@hausregeln/chapters/texts.fr.ts'

/** What chapters say in French. */
export const sentences: SomeSentences = { ...chapters }
