import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'

function deedMoved({ deed, from, to }: EventOf<'deedMoved'>, v: Voice): string {
  if (to < 0) return `${v.deed(deed)} falls back to the bank.`
  return from < 0
    ? `${v.deed(deed)} now belongs to ${v.seat(to)}.`
    : `${v.deed(deed)} goes from ${v.seat(from)} to ${v.seat(to)}.`
}

export const texts: ChapterTexts<'deeds'> = {
  events: {
    deedMoved,
    deedSold: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} sells ${v.deed(deed)} to the bank for ${v.money(amount)}.`,
  },
  refusals: {
    notYourDeed: 'The property belongs to somebody else, or still to the bank.',
    nobodyOwnsIt: 'The property still belongs to the bank.',
  },
  actions: {
    sellDeed: ({ deed, amount }, v) => `Sell ${v.deed(deed)} to the bank (+${v.short(amount)})`,
  },
}
