import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { bid, forDeed, paidTo } from '../../say/en/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

/** What part of the minimum price the penalty is. */
function shareOf(v: Voice): string {
  const { minimumPenalty } = v.rulebook.book.numbers
  return minimumPenalty === 50 ? 'half the minimum price' : `${v.numberOf('minimumPenalty')} of the minimum price`
}

export const texts: ChapterTexts<'owner-auction'> = {
  waits: {
    minimum: (seats, v) => `${v.seats(seats)} sets a minimum price.`,
  },
  events: {
    minimumSet: ({ seat, deed, amount }, v) =>
      amount === 0
        ? `${v.seat(seat)} sets no minimum price for ${v.deed(deed)}.`
        : `${v.seat(seat)} sets a minimum price of ${v.money(amount)} for ${v.deed(deed)}.`,
  },
  payments: {
    ownerAuction: bid,
    minimumPrice: ({ from, to, amount, deed }, v) =>
      `${v.seat(from)} pays ${shareOf(v)}${forDeed(deed, v)} ${paidTo(to, v)}: ${v.money(amount)}.`,
  },
  refusals: words.refusal,
  actions: {
    putUp: ({ deed }, v) => `Auction ${v.deed(deed)}`,
    setMinimum: ({ amount }, v) =>
      amount === 0 ? 'Auction without a minimum price' : `Set a minimum price of ${v.short(amount)}`,
  },
  questions: {
    minimum: ({ deed, most }, v) =>
      `${v.deed(deed)} is put up for auction: set a minimum price (up to ${v.money(most)}), or 0 for none.`,
  },
}
