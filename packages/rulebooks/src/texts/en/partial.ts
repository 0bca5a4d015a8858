import type { ChapterTexts } from '../chapter-texts.ts'

export const texts: ChapterTexts<'partial'> = {
  events: {
    paymentCut: ({ seat, paid, owed }, v) => `Due: ${v.money(owed)}; ${v.seat(seat)} can pay only ${v.money(paid)}.`,
    eliminated: ({ seat }, v) => `${v.seat(seat)} has no money left and is out of the game.`,
  },
}
