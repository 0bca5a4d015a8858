import { BANK } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'

export const texts: ChapterTexts<'risk-field'> = {
  payments: {
    risk: ({ from, to, amount }, v) =>
      to < BANK
        ? `Das Risiko zahlt sich aus: ${v.seat(to)} erhält ${v.money(amount)}.`
        : `Das Risiko geht daneben: ${v.seat(from)} zahlt ${v.money(amount)}.`,
  },
}
