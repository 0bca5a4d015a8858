import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { bid, forDeed, paidTo } from '../../say/de/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

/** What part of the minimum price the penalty is. */
function shareOf(v: Voice): string {
  const { minimumPenalty } = v.rulebook.book.numbers
  return minimumPenalty === 50 ? 'den halben Mindestpreis' : `${v.numberOf('minimumPenalty')} des Mindestpreises`
}

export const texts: ChapterTexts<'owner-auction'> = {
  waits: {
    minimum: (seats, v) => `${v.seats(seats)} setzt einen Mindestpreis.`,
  },
  events: {
    minimumSet: ({ seat, deed, amount }, v) =>
      amount === 0
        ? `${v.seat(seat)} setzt keinen Mindestpreis für ${v.deed(deed)}.`
        : `${v.seat(seat)} setzt für ${v.deed(deed)} einen Mindestpreis von ${v.money(amount)}.`,
  },
  payments: {
    ownerAuction: bid,
    minimumPrice: ({ from, to, amount, deed }, v) =>
      `${v.seat(from)} zahlt ${shareOf(v)}${forDeed(deed, v)} ${paidTo(to, v)}: ${v.money(amount)}.`,
  },
  refusals: words.refusal,
  actions: {
    putUp: ({ deed }, v) => `${v.deed(deed)} versteigern`,
    setMinimum: ({ amount }, v) =>
      amount === 0 ? 'Ohne Mindestpreis versteigern' : `Mindestpreis ${v.short(amount)} setzen`,
  },
  questions: {
    minimum: ({ deed, most }, v) =>
      `${v.deed(deed)} wird versteigert: Mindestpreis setzen (bis ${v.money(most)}), oder 0 für keinen.`,
  },
}
