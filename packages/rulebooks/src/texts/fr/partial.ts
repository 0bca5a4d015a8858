import type { Some } from '../chapter-texts.ts'

export const texts: Some<'partial'> = {
  events: {
    paymentCut: ({ seat, paid, owed }, v) =>
      `À payer : ${v.money(owed)} ; ${v.seat(seat)} ne peut payer que ${v.money(paid)}.`,
    eliminated: ({ seat }, v) => `${v.seat(seat)} n’a plus d’argent et quitte la partie.`,
  },
}
