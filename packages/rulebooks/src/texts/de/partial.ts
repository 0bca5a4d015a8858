import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'partial'> = {
  events: {
    paymentCut: ({ seat, paid, owed }, v) =>
      `Fällig: ${v.money(owed)}; ${v.seat(seat)} kann nur ${v.money(paid)} zahlen.`,
    eliminated: ({ seat }, v) => `${v.seat(seat)} hat kein Geld mehr und ist aus dem Spiel.`,
  },
}
