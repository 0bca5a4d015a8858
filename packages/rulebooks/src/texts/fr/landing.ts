import type { Some } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { paidTo } from './words.ts'

function visited({ seat, space }: EventOf<'visited'>, v: Voice): string {
  switch (v.rulebook.board.spaces[space]?.kind) {
    case 'jail':
      return `${v.seat(seat)} est en simple visite à la prison.`
    case 'parking':
      return `${v.seat(seat)} se repose sur ${v.space(space)}.`
    default:
      return `${v.seat(seat)} reste sur ${v.space(space)}.`
  }
}

export const texts: Some<'landing'> = {
  events: {
    visited,
    noFurtherThrow: ({ seat }, v) => `Ici, le double ne donne pas de nouveau lancer à ${v.seat(seat)}.`,
  },
  payments: {
    tax: ({ from, to, amount }, v) => `${v.seat(from)} paie ${v.money(amount)} de taxe ${paidTo(to, v)}.`,
    pot: ({ to, amount }, v) => `${v.seat(to)} remporte la cagnotte : ${v.money(amount)}.`,
  },
  options: {
    cards: () => 'On tire des cartes sur les cases Carte. Sinon, il ne s’y passe rien.',
  },
}
