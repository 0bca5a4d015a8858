import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import { nounIn } from '@hausregeln/rulebooks/texts/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { companionTexts } from './texts.ts'

/** What can stand on a street in this rulebook, and what it is called. */
export function useLevels(): { readonly levels: readonly number[]; readonly word: (level: number) => string } {
  const { gameView, rulebook, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { pieces } = rulebook.board
  const [house, hotel] = [nounIn(pieces.house, locale), nounIn(pieces.hotel, locale)]
  const top = gameView.book.policies.ladder?.highest.at(-1) ?? hotelLevel(gameView)
  const word = (level: number) => {
    if (level === 0) return texts.none
    if (level === hotelLevel(gameView)) return hotel.one
    return `${level} ${level === 1 ? house.one : house.many}`
  }
  const levels = Array.from({ length: top + 1 }, (_, level) => level)
  return { levels, word }
}
