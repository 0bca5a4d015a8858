import type { Some } from '../chapter-texts.ts'
import { paidTo } from './words.ts'

export const texts: Some<'protection'> = {
  payments: {
    protection: ({ from, to, amount }, v) =>
      `${v.seat(from)} paie ${v.money(amount)} pour sa protection ${paidTo(to, v)}.`,
  },
}
