import { formatMoney, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { reportDeadline } from './shares.ts'
import { shareTexts } from './texts.ts'

/** Until when a seat's report is due and what it costs to miss that, in words. */
export function useDeadline(): (seat: number) => string {
  const { gameView, names, locale, rulebook } = useTable()
  const texts = useTexts(shareTexts)
  const fine = formatMoney(locale, Number(rulebook.book.numbers.lateFine), {
    unit: textIn(rulebook.board.currency, locale),
  })
  return (seat) => {
    const until = reportDeadline(gameView, seat)
    return until < 0 ? texts.fined : texts.deadline(names[until] ?? '', fine)
  }
}
