import { BANK } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'

export const texts: ChapterTexts<'risk-field'> = {
  payments: {
    risk: ({ from, to, amount }, v) =>
      to < BANK
        ? `The risk pays off: ${v.seat(to)} receives ${v.money(amount)}.`
        : `The risk goes wrong: ${v.seat(from)} pays ${v.money(amount)}.`,
  },
}
