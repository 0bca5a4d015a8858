import { BANK } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Payment } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { account, paidTo } from './words.ts'

/** Money without a purpose of its own: `Anna pays 50 thalers to Ben.` */
function payment({ from, to, amount }: Payment, v: Voice): string {
  if (from >= BANK) return `${v.seat(to)} receives ${v.money(amount)} from ${account(from, v)}.`
  return `${v.seat(from)} pays ${v.money(amount)} ${paidTo(to, v)}.`
}

export const texts: ChapterTexts<'money'> = {
  refusals: {
    debtFirst: 'The open debt must be settled first.',
    noSuchMoney: 'This amount cannot be paid with the money of the game.',
  },
  options: {
    freeParkingPot(v) {
      const parking = v.space(v.rulebook.board.spaces.findIndex(({ kind }) => kind === 'parking'))
      return `Taxes, card payments to the bank and the money for leaving jail go into a pot. Landing on ${parking} wins it.`
    },
  },
  phrases: { payment },
}
