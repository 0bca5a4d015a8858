import { BANK } from '@hausregeln/engine'
import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { bid, paidTo } from '../../say/de/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

const PAYMENT: Readonly<Record<Questions['sealed']['payment'], string>> = {
  everybody: 'Jeder zahlt sein Gebot',
  winner: 'Nur wer gewinnt, zahlt das eigene Gebot',
  second: 'Nur wer gewinnt, zahlt das zweithöchste Gebot',
}

function sealed({ deed, seller, minimum, reserve, payment }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, verkauft wird ab ${v.money(reserve)}` : ''
  const least = minimum > 0 ? `mindestens ${v.money(minimum)}` : `auch 0 ist ein Gebot${sold}`
  return `Verdeckt auf ${v.deed(deed)} bieten, ${least}. ${PAYMENT[payment]} ${paidTo(seller, v)}.`
}

export const texts: ChapterTexts<'auction-sealed'> = {
  events: {
    ...words.event,
    sealedOpened: ({ deed, seat }, v) =>
      seat < BANK ? `${v.seat(seat)} versteigert ${v.deed(deed)}.` : `${v.deed(deed)} wird verdeckt versteigert.`,
  },
  payments: {
    sealedBid: bid,
  },
  refusals: words.refusal,
  actions: {
    sealedBid: ({ amount }, v) => `${v.short(amount)} verdeckt bieten`,
  },
  questions: {
    sealed,
  },
  options: told(words.about),
}
