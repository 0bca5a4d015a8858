// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    nothing: 'il ne se passe rien',
    wins: 'gagne ce qui est dans la cagnotte',
    winsByOption: 'gagne ce qui est dans la cagnotte, si la table joue avec ; sinon rien ne se passe',
  },
  event: {
    noFurtherThrow: (a, v) => `Ici, le double ne donne pas de nouveau lancer à ${v.seat(a.seat)}.`,
  },
  payment: {
    tax: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} de taxe ${common.phrase.paidTo(a, v)}.`,
  },
  about: {
    cards: 'On tire des cartes sur les cases Carte. Sinon, il ne s’y passe rien.',
  },
  visited: {
    jail: (a, v) => `${v.seat(a.seat)} est en simple visite à la prison.`,
    parking: (a, v) => `${v.seat(a.seat)} se repose sur ${v.space(a.space)}.`,
    other: (a, v) => `${v.seat(a.seat)} reste sur ${v.space(a.space)}.`,
  },
  pot: {
    filled: (a, v) => `La banque met ${v.money(a.amount)} dans la cagnotte.`,
    won: (a, v) => `${v.seat(a.to)} remporte la cagnotte : ${v.money(a.amount)}.`,
  },
}
