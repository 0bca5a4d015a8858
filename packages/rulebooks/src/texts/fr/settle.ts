import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { account, lacking, lastMoney, paidTo } from './words.ts'

function debt({ creditor, owed, missing, hopeless }: Questions['debt'], v: Voice): string {
  const way = hopeless
    ? 'Ventes et hypothèques ne suffisent plus : négocier ou se déclarer en faillite.'
    : 'Vendre des bâtiments, hypothéquer ou négocier.'
  return `À payer : ${v.money(owed)} ${paidTo(creditor, v)} ; ${lacking(missing, v)}. ${way}`
}

export const texts: Some<'settle'> = {
  waits: {
    debt: (seats, v) => `${v.seats(seats)} doit d’abord régler une dette.`,
  },
  events: {
    debtOpened: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} doit ${v.money(amount)} à ${account(creditor, v)} et n’a pas assez d’argent liquide.`,
    debtPaid: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} a réglé sa dette : ${v.money(amount)} ${paidTo(creditor, v)}.`,
    bankrupt: ({ seat, amount }, v) => `${v.seat(seat)} ne peut pas payer ${v.money(amount)} et fait faillite.`,
  },
  payments: { bankruptToPlayer: lastMoney, bankruptToBank: lastMoney },
  refusals: {
    noDebt: 'Seul un joueur qui a une dette en cours peut faire faillite.',
    canStillPay: 'Pas de faillite tant que ventes et hypothèques couvrent encore la dette.',
  },
  actions: { bankrupt: () => 'Se déclarer en faillite' },
  questions: { debt },
}
