import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { dice, place } from '../../say/fr/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

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
    ...words.event,
    threw: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} fait ${dieA === dieB ? 'un double : ' : ''}${dice(dieA, dieB, dieC, v)}.`,
    moved: ({ seat, to }, v) => `${v.seat(seat)} avance à ${place(to, v)}.`,
  },
  payments: {
    ...words.payment,
    salaryLand: ({ to, amount }, v) => `${v.seat(to)} reçoit un salaire de ${v.money(amount)} sur ${v.space(0)}.`,
  },
  refusals: words.refusal,
  questions: {
    throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
    endTurn: ({ build, trade }) =>
      build || trade
        ? `Encore quelque chose à ${trade ? 'construire ou à échanger' : 'construire'} ? Sinon, terminer le tour.`
        : 'Terminer le tour.',
  },
}
