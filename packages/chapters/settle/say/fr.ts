import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { account, lacking, lastMoney, paidTo } from '../../say/fr/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

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
    ...words.event,
    debtOpened: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} doit ${v.money(amount)} à ${account(creditor, v)} et n’a pas assez d’argent liquide.`,
    debtPaid: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} a réglé sa dette : ${v.money(amount)} ${paidTo(creditor, v)}.`,
  },
  payments: { bankruptToPlayer: lastMoney, bankruptToBank: lastMoney },
  refusals: words.refusal,
  actions: told(words.action),
  questions: { debt },
}
