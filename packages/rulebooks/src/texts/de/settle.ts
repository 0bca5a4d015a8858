import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { lacking, lastMoney, owedTo, paidTo } from './words.ts'

function debt({ creditor, owed, missing, hopeless }: Questions['debt'], v: Voice): string {
  const way = hopeless
    ? 'Verkäufe und Hypotheken reichen nicht mehr: handeln oder Bankrott erklären.'
    : 'Gebäude verkaufen, Hypotheken aufnehmen oder handeln.'
  return `Zu zahlen: ${v.money(owed)} ${paidTo(creditor, v)}; ${lacking(missing, v)}. ${way}`
}

export const texts: ChapterTexts<'settle'> = {
  waits: {
    debt: (seats, v) => `${v.seats(seats)} muss erst eine Schuld begleichen.`,
  },
  events: {
    debtOpened: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} schuldet ${owedTo(creditor, v)} ${v.money(amount)} und hat nicht genug Bargeld.`,
    debtPaid: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} hat die Schuld beglichen: ${v.money(amount)} ${paidTo(creditor, v)}.`,
    bankrupt: ({ seat, amount }, v) => `${v.seat(seat)} kann ${v.money(amount)} nicht zahlen und ist bankrott.`,
  },
  payments: {
    bankruptToPlayer: lastMoney,
    bankruptToBank: lastMoney,
  },
  refusals: {
    noDebt: 'Bankrott gehen kann nur, wer eine offene Schuld hat.',
    canStillPay: 'Kein Bankrott, solange Verkäufe und Hypotheken die Schuld noch decken.',
  },
  actions: {
    bankrupt: () => 'Bankrott erklären',
  },
  questions: {
    debt,
  },
}
