import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'bank-debt'> = {
  events: {
    bankDebt: ({ seat, amount, total }, v) =>
      `${v.seat(seat)} leiht sich ${v.money(amount)} von der Bank (Schulden: ${v.money(total)}).`,
    bankDebtRepaid: ({ seat, amount, left }, v) =>
      `${v.seat(seat)} tilgt ${v.money(amount)} bei der Bank (Schulden: ${v.money(left)}).`,
    lostByDebt: ({ seat, debt, value }, v) =>
      `${v.seat(seat)} schuldet der Bank ${v.money(debt)}, aller Besitz bringt nur ${v.money(value)}: verloren.`,
  },
  refusals: {
    inBankDebt: 'Mit Schulden bei der Bank wird weder gekauft noch gebaut.',
    debtUncovered: 'Die Schulden bei der Bank wären dann nicht mehr gedeckt.',
  },
}
