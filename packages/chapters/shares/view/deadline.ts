import { currencyOf, formatAmount } from '@hausregeln/rulebooks/texts/amounts.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { reportDeadline } from './shares.ts'
import { shareTexts } from './texts.ts'

/** Until when a seat's report is due and what it costs to miss that, in words. */
export function useDeadline(): (seat: number) => string {
  const { gameView, names, locale, rulebook } = useTable()
  const texts = useTexts(shareTexts)
  const lateFine = Number(rulebook.book.numbers.lateFine)
  const fine = formatAmount(locale, lateFine, currencyOf(rulebook.board, locale, lateFine))
  return (seat) => {
    const until = reportDeadline(gameView, seat)
    return until < 0 ? texts.fined : texts.deadline(names[until] ?? '', fine)
  }
}
