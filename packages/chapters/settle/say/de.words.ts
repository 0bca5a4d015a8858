// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, bits, POT } from '@hausregeln/engine'
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    bankrupt: (a, v) => `${v.seat(a.seat)} kann ${v.money(a.amount)} nicht zahlen und ist bankrott.`,
    debtOpened: (a, v) => `${v.seat(a.seat)} schuldet ${(a.creditor === BANK ? 'der Bank' : a.creditor === POT ? 'dem Topf' : v.seat(a.creditor))} ${v.money(a.amount)} und hat nicht genug Bargeld.`,
  },
  refusal: {
    noDebt: 'Bankrott gehen kann nur, wer eine offene Schuld hat.',
    canStillPay: 'Kein Bankrott, solange Verkäufe und Hypotheken die Schuld noch decken.',
  },
  action: {
    bankrupt: 'Bankrott erklären',
  },
  wait: {
    debt: (a, v) => (bits(a.seats).length === 1 ? `${v.seats(a.seats)} muss erst eine Schuld begleichen.` : `${v.seats(a.seats)} müssen erst eine Schuld begleichen.`),
  },
  debtPaid: (a, v) => `${v.seat(a.seat)} hat die Schuld beglichen: ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
  debt: {
    hopeful: (a, v) => `Zu zahlen: ${v.money(a.owed)} ${common.phrase.paidTo(a, v)}; ${common.phrase.lacking(a, v)}. Gebäude verkaufen, Hypotheken aufnehmen oder handeln.`,
    hopeless: (a, v) => `Zu zahlen: ${v.money(a.owed)} ${common.phrase.paidTo(a, v)}; ${common.phrase.lacking(a, v)}. Verkäufe und Hypotheken reichen nicht mehr: handeln oder Bankrott erklären.`,
  },
}
