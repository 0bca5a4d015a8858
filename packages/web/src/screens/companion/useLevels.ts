import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import { nounIn } from '@hausregeln/rulebooks/texts/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { companionTexts } from './texts.ts'

/** What can stand on a street in this rulebook, and what it is called. */
export function useLevels(): { readonly levels: readonly number[]; readonly word: (level: number) => string } {
  const { lens, rulebook, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { pieces } = rulebook.board
  const [house, hotel] = [nounIn(pieces.house, locale), nounIn(pieces.hotel, locale)]
  const top = lens.book.ways.ladder?.highest.at(-1) ?? hotelLevel(lens)
  const word = (level: number) => {
    if (level === 0) return texts.none
    if (level === hotelLevel(lens)) return hotel.one
    return `${level} ${level === 1 ? house.one : house.many}`
  }
  const levels = Array.from({ length: top + 1 }, (_, level) => level)
  return { levels, word }
}
