import { BANK } from '@hausregeln/engine'
import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { bid, paidTo } from '../../say/en/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

const PAYMENT: Readonly<Record<Questions['sealed']['payment'], string>> = {
  everybody: 'Everybody pays their own bid',
  winner: 'Only the winner pays their bid',
  second: 'The winner alone pays the second-highest bid',
}

function sealed({ deed, seller, minimum, reserve, payment }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, and it is sold from ${v.money(reserve)} on` : ''
  const least = minimum > 0 ? `at least ${v.money(minimum)}` : `0 is a bid too${sold}`
  return `Make a sealed bid for ${v.deed(deed)}: ${least}. ${PAYMENT[payment]} ${paidTo(seller, v)}.`
}

export const texts: ChapterTexts<'auction-sealed'> = {
  events: {
    ...words.event,
    sealedOpened: ({ deed, seat }, v) =>
      seat < BANK ? `${v.seat(seat)} auctions ${v.deed(deed)}.` : `Sealed bids are taken for ${v.deed(deed)}.`,
  },
  payments: {
    sealedBid: bid,
  },
  refusals: words.refusal,
  actions: {
    sealedBid: ({ amount }, v) => `Bid ${v.short(amount)} sealed`,
  },
  questions: {
    sealed,
  },
  options: told(words.about),
}
