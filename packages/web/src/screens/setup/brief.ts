import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import type { Locale } from '@hausregeln/view-kit/i18n/index.ts'
import { textIn } from '@hausregeln/view-kit/i18n/index.ts'
import type { BookBrief } from '../start.ts'

/** Under which a rulebook out of a file stands in the list: no built-in rulebook is called so. */
export const OWN = 'own file'

/** What the list of rulebooks tells of one that came in a file; `otherwise`: where it says nothing of itself. */
export function briefOf({ rulebook, about }: OpenedBook, otherwise: string, locale: Locale): BookBrief {
  const { book, board, ruleTexts, title } = rulebook
  const { minSeats, maxSeats, options } = book
  return {
    id: OWN,
    title: textIn(title, locale),
    line: about === null ? otherwise : textIn(about, locale),
    minutes: null,
    paragraphs: Object.keys(ruleTexts).length,
    minSeats,
    maxSeats,
    speedDie: options.some((option) => option.id === 'speedDie' && option.default !== 0),
    scenery: board.scenery,
    colours: [...new Set(Object.values(board.groups).map(({ colour }) => colour))],
  }
}
