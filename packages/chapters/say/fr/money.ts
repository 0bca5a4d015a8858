import { BANK } from '@hausregeln/engine'
import type { Some } from '../chapter-texts.ts'
import type { Payment } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { account, paidTo } from './words.ts'

/** Money without a purpose of its own: `Anna paie 50 thalers à Ben.` */
function payment({ from, to, amount }: Payment, v: Voice): string {
  if (from >= BANK) return `${v.seat(to)} reçoit ${v.money(amount)} de ${account(from, v)}.`
  return `${v.seat(from)} paie ${v.money(amount)} ${paidTo(to, v)}.`
}

export const texts: Some<'money'> = {
  refusals: {
    debtFirst: 'Il faut d’abord régler la dette en cours.',
    noSuchMoney: 'Ce montant ne peut pas être payé avec la monnaie du jeu.',
  },
  options: {
    freeParkingPot(v) {
      const parking = v.space(v.rulebook.board.spaces.findIndex(({ kind }) => kind === 'parking'))
      return `Les taxes, les paiements des cartes à la banque et l’argent versé pour sortir de prison vont dans une cagnotte. Elle revient à qui s’arrête sur ${parking}.`
    },
  },
  phrases: { payment },
}
