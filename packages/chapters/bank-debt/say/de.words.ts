// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    bankDebt: (a, v) => `${v.seat(a.seat)} leiht sich ${v.money(a.amount)} von der Bank (Schulden: ${v.money(a.total)}).`,
    bankDebtRepaid: (a, v) => `${v.seat(a.seat)} tilgt ${v.money(a.amount)} bei der Bank (Schulden: ${v.money(a.left)}).`,
    lostByDebt: (a, v) => `${v.seat(a.seat)} schuldet der Bank ${v.money(a.debt)}, aller Besitz bringt nur ${v.money(a.value)}: verloren.`,
  },
  refusal: {
    inBankDebt: 'Mit Schulden bei der Bank wird weder gekauft noch gebaut.',
    debtUncovered: 'Die Schulden bei der Bank wären dann nicht mehr gedeckt.',
  },
}
