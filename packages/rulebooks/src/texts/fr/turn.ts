import type { Questions } from '../chapter-facts.ts'
import type { Some } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { dice, place } from './words.ts'

const THROW: Readonly<Record<Questions['throw']['why'], string>> = {
  turn: 'À vous : lancer les dés.',
  doubles: 'Double : relancer les dés.',
  optional: 'Double : relancer les dés ou terminer le tour.',
  card: 'La carte le demande : relancer les dés.',
}

function owing(debt: number, v: Voice): string {
  return debt === 0 ? '' : `Dette envers la banque : ${v.money(debt)} ; les ventes avant le lancer la remboursent. `
}

export const texts: Some<'turn'> = {
  events: {
    turnBegan: ({ seat, round }, v) => `C’est à ${v.seat(seat)} de jouer (manche ${v.number(round)}).`,
    threw: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} fait ${dieA === dieB ? 'un double : ' : ''}${dice(dieA, dieB, dieC, v)}.`,
    moved: ({ seat, to }, v) => `${v.seat(seat)} avance à ${place(to, v)}.`,
  },
  payments: {
    salary: ({ to, amount }, v) => `${v.seat(to)} reçoit un salaire de ${v.money(amount)}.`,
    salaryLand: ({ to, amount }, v) => `${v.seat(to)} reçoit un salaire de ${v.money(amount)} sur ${v.space(0)}.`,
  },
  refusals: {
    mustDecideFirst: 'Il y a d’abord une autre décision à prendre.',
    mustThrowAgain: 'Après un double, on relance les dés avant de terminer le tour.',
    mustThrow: 'Le tour ne se termine qu’après un lancer.',
    turnIsDone: 'Il est trop tard pour cela : les dés ont déjà été lancés pendant ce tour.',
    businessTooLate: 'Ventes et achats à distance se font avant un lancer.',
    mustThrowAfterBusiness: 'Après des ventes et des achats à distance, le tour ne se termine pas sans un lancer.',
    noBusinessInJail: 'De la prison, on ne vend pas et on n’achète pas à distance.',
    noBusinessAfterJail: 'Qui vient de sortir de prison ne vend et n’achète à distance qu’au tour suivant.',
    cardThrowsAgain: 'La carte ordonne un nouveau lancer avant la fin du tour.',
  },
  questions: {
    throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
    endTurn: ({ build, trade }) =>
      build || trade
        ? `Encore quelque chose à ${trade ? 'construire ou à échanger' : 'construire'} ? Sinon, terminer le tour.`
        : 'Terminer le tour.',
  },
}
