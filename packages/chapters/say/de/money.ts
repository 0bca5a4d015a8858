import { BANK } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Payment } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { paidFrom, paidTo } from './words.ts'

/** Money without a purpose of its own: `Anna zahlt 50 Taler an Ben.` */
function payment({ from, to, amount }: Payment, v: Voice): string {
  if (from >= BANK) return `${v.seat(to)} erhält ${v.money(amount)} ${paidFrom(from, v)}.`
  return `${v.seat(from)} zahlt ${v.money(amount)} ${paidTo(to, v)}.`
}

export const texts: ChapterTexts<'money'> = {
  refusals: {
    debtFirst: 'Erst muss die offene Schuld beglichen sein.',
    noSuchMoney: 'Dieser Betrag lässt sich mit dem Geld des Spiels nicht legen.',
  },
  options: {
    freeParkingPot(v) {
      const parking = v.space(v.rulebook.board.spaces.findIndex(({ kind }) => kind === 'parking'))
      return `Steuern, Kartenzahlungen an die Bank und das Geld für den Weg aus dem Gefängnis kommen in einen Topf. Ihn gewinnt, wer auf ${parking} landet.`
    },
  },
  phrases: { payment },
}
