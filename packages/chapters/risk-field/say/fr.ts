import { BANK } from '@hausregeln/engine'
import type { Some } from '../../say/chapter-texts.ts'

export const texts: Some<'risk-field'> = {
  payments: {
    risk: ({ from, to, amount }, v) =>
      to < BANK
        ? `Le risque a payé : ${v.seat(to)} reçoit ${v.money(amount)}.`
        : `Le risque tourne mal : ${v.seat(from)} paie ${v.money(amount)}.`,
  },
}
