// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, bits, POT } from '@hausregeln/engine'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    bankrupt: (a, v) => `${v.seat(a.seat)} ne peut pas payer ${v.money(a.amount)} et fait faillite.`,
    debtOpened: (a, v) => `${v.seat(a.seat)} doit ${v.money(a.amount)} ${(a.creditor === BANK ? 'à la banque' : a.creditor === POT ? 'à la cagnotte' : `à ${v.seat(a.creditor)}`)} et n’a pas assez d’argent liquide.`,
  },
  refusal: {
    noDebt: 'Seul un joueur qui a une dette en cours peut faire faillite.',
    canStillPay: 'Pas de faillite tant que ventes et hypothèques couvrent encore la dette.',
  },
  action: {
    bankrupt: 'Se déclarer en faillite',
  },
  wait: {
    debt: (a, v) => (bits(a.seats).length < 2 ? `${v.seats(a.seats)} doit d’abord régler une dette.` : `${v.seats(a.seats)} doivent d’abord régler une dette.`),
  },
  debtPaid: (a, v) => `${v.seat(a.seat)} a réglé sa dette : ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
  debt: {
    hopeful: (a, v) => `À payer : ${v.money(a.owed)} ${common.phrase.paidTo(a, v)} ; ${common.phrase.lacking(a, v)}. Vendre des bâtiments, hypothéquer ou négocier.`,
    hopeless: (a, v) => `À payer : ${v.money(a.owed)} ${common.phrase.paidTo(a, v)} ; ${common.phrase.lacking(a, v)}. Ventes et hypothèques ne suffisent plus : négocier ou se déclarer en faillite.`,
  },
}
