// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  event: {
    turnBegan: (a, v) => `C’est à ${v.seat(a.seat)} de jouer (manche ${number(a.round)}).`,
    moved: (a, v) => `${v.seat(a.seat)} avance jusqu’à ${(v.isOnlyJail(a.to) ? 'la case Prison' : v.isCity(a.to) ? v.space(a.to) : `la case ${v.space(a.to)}`)}.`,
  },
  payment: {
    salary: (a, v) => `${v.seat(a.to)} reçoit un salaire de ${v.money(a.amount)}.`,
  },
  refusal: {
    mustDecideFirst: 'Il y a d’abord une autre décision à prendre.',
    mustThrowAgain: 'Après un double, on relance les dés avant de terminer le tour.',
    mustThrow: 'Le tour ne se termine qu’après un lancer.',
    turnIsDone: 'Il est trop tard pour cela : les dés ont déjà été lancés pendant ce tour.',
    businessTooLate: 'Ventes et achats à distance se font avant un lancer.',
    mustThrowAfterBusiness: 'Après des ventes et des achats à distance, le tour ne se termine pas sans un lancer.',
    noBusinessInJail: 'De la prison, on ne vend pas et on n’achète pas à distance.',
    noBusinessAfterJail: 'Qui vient de sortir de prison ne vend et n’achète à distance qu’au tour suivant.',
    cardThrowsAgain: 'La carte ordonne un nouveau lancer avant la fin du tour.',
  },
  threw: {
    plain: (a, v) => `${v.seat(a.seat)} fait ${a.dice}.`,
    doubles: (a, v) => `${v.seat(a.seat)} fait un double : ${a.dice}.`,
  },
  salaryLand: (a, v) => `${v.seat(a.to)} reçoit un salaire de ${v.money(a.amount)} sur ${v.space(a.space)}.`,
  owing: (a, v) => `Dette envers la banque : ${v.money(a.debt)} ; les ventes avant le lancer la remboursent.`,
  throw: {
    turn: 'À vous : lancer les dés.',
    doubles: 'Double : relancer les dés.',
    optional: 'Double : relancer les dés ou terminer le tour.',
    card: 'La carte le demande : relancer les dés.',
  },
  end: {
    plain: 'Terminer le tour.',
    build: 'Encore quelque chose à construire ? Sinon, terminer le tour.',
    trade: 'Encore quelque chose à construire ou à échanger ? Sinon, terminer le tour.',
  },
}
