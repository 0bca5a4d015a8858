// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    bankDebt: (a, v) => `${v.seat(a.seat)} emprunte ${v.money(a.amount)} à la banque (dette : ${v.money(a.total)}).`,
    bankDebtRepaid: (a, v) => `${v.seat(a.seat)} rembourse ${v.money(a.amount)} à la banque (dette : ${v.money(a.left)}).`,
    lostByDebt: (a, v) => `${v.seat(a.seat)} doit ${v.money(a.debt)} à la banque, et tous ses biens ne rapportent que ${v.money(a.value)} : perdu.`,
  },
  refusal: {
    inBankDebt: 'Tant qu’on a une dette envers la banque, on n’achète ni ne construit.',
    debtUncovered: 'La dette envers la banque ne serait plus couverte.',
  },
}
