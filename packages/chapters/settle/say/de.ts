import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { lacking, lastMoney, owedTo, paidTo } from '../../say/de/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

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
    ...words.event,
    debtOpened: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} schuldet ${owedTo(creditor, v)} ${v.money(amount)} und hat nicht genug Bargeld.`,
    debtPaid: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} hat die Schuld beglichen: ${v.money(amount)} ${paidTo(creditor, v)}.`,
  },
  payments: {
    bankruptToPlayer: lastMoney,
    bankruptToBank: lastMoney,
  },
  refusals: words.refusal,
  actions: told(words.action),
  questions: {
    debt,
  },
}
