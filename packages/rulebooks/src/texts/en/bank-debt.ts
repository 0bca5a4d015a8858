import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'bank-debt'> = {
  events: {
    bankDebt: ({ seat, amount, total }, v) =>
      `${v.seat(seat)} borrows ${v.money(amount)} from the bank (debt: ${v.money(total)}).`,
    bankDebtRepaid: ({ seat, amount, left }, v) =>
      `${v.seat(seat)} repays ${v.money(amount)} to the bank (debt: ${v.money(left)}).`,
    lostByDebt: ({ seat, debt, value }, v) =>
      `${v.seat(seat)} owes the bank ${v.money(debt)}, and all possessions bring only ${v.money(value)}: lost.`,
  },
  refusals: {
    inBankDebt: 'While in debt to the bank nobody buys or builds.',
    debtUncovered: 'The debt at the bank would no longer be covered.',
  },
}
