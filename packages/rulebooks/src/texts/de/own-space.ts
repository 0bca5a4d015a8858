import { words } from '@hausregeln/chapters/own-space/say/de.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'own-space'> = {
  payments: words.payment,
  refusals: words.refusal,
}
