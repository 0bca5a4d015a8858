import { words } from '@hausregeln/chapters/plot-sale/say/de.words.ts'
import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'plot-sale'> = {
  payments: words.payment,
  refusals: words.refusal,
}
