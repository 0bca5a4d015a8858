import type { Some } from '../chapter-texts.ts'

export const texts: Some<'bank-debt'> = {
  events: {
    bankDebt: ({ seat, amount, total }, v) =>
      `${v.seat(seat)} emprunte ${v.money(amount)} à la banque (dette : ${v.money(total)}).`,
    bankDebtRepaid: ({ seat, amount, left }, v) =>
      `${v.seat(seat)} rembourse ${v.money(amount)} à la banque (dette : ${v.money(left)}).`,
    lostByDebt: ({ seat, debt, value }, v) =>
      `${v.seat(seat)} doit ${v.money(debt)} à la banque, et tous ses biens ne rapportent que ${v.money(value)} : perdu.`,
  },
  refusals: {
    inBankDebt: 'Tant qu’on a une dette envers la banque, on n’achète ni ne construit.',
    debtUncovered: 'La dette envers la banque ne serait plus couverte.',
  },
}
