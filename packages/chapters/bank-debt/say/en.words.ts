// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    bankDebt: (a, v) => `${v.seat(a.seat)} borrows ${v.money(a.amount)} from the bank (debt: ${v.money(a.total)}).`,
    bankDebtRepaid: (a, v) => `${v.seat(a.seat)} repays ${v.money(a.amount)} to the bank (debt: ${v.money(a.left)}).`,
    lostByDebt: (a, v) => `${v.seat(a.seat)} owes the bank ${v.money(a.debt)}, and all possessions bring only ${v.money(a.value)}: lost.`,
  },
  refusal: {
    inBankDebt: 'While in debt to the bank nobody buys or builds.',
    debtUncovered: 'The debt at the bank would no longer be covered.',
  },
}
