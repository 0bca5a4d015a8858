import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'

function deedMoved({ deed, from, to }: EventOf<'deedMoved'>, v: Voice): string {
  if (to < 0) return `${v.deed(deed)} fällt an die Bank zurück.`
  return from < 0
    ? `${v.deed(deed)} gehört jetzt ${v.seat(to)}.`
    : `${v.deed(deed)} geht von ${v.seat(from)} an ${v.seat(to)}.`
}

export const texts: ChapterTexts<'deeds'> = {
  events: {
    deedMoved,
    deedSold: ({ seat, deed, amount }, v) =>
      `${v.seat(seat)} verkauft ${v.deed(deed)} für ${v.money(amount)} an die Bank.`,
  },
  refusals: {
    notYourDeed: 'Das Grundstück gehört jemand anderem oder noch der Bank.',
    nobodyOwnsIt: 'Das Grundstück gehört noch der Bank.',
  },
  actions: {
    sellDeed: ({ deed, amount }, v) => `${v.deed(deed)} an die Bank verkaufen (+${v.short(amount)})`,
  },
}
