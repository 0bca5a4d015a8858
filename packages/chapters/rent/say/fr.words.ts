// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

const open_one: Words['open']['one'] = (a, v) => `${v.money(a.amount)} ${of(v.seat(a.payer))} pour ${v.deed(a.deed)}`

export const words: Words = {
  event: {
    rentDemanded: (a, v) => `${v.seat(a.owner)} réclame ${v.money(a.amount)} de loyer à ${v.seat(a.seat)} pour ${v.deed(a.deed)}.`,
    rentWaived: (a, v) => `${v.seat(a.owner)} renonce à ${v.money(a.amount)} de loyer ${of(v.seat(a.seat))} pour ${v.deed(a.deed)}.`,
    rentDue: (a, v) => `À payer : ${v.money(a.amount)} de loyer, ${of(v.seat(a.seat))} à ${v.seat(a.owner)}, pour ${v.deed(a.deed)}.`,
    rentLapsed: (a, v) => `Prescrit : ${v.money(a.amount)} de loyer, ${of(v.seat(a.seat))} à ${v.seat(a.owner)}, pour ${v.deed(a.deed)}.`,
  },
  payment: {
    rentDemand: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} de loyer ${common.phrase.paidTo(a, v)}${common.phrase.forDeed(a, v)}.`,
  },
  refusal: {
    noSuchDemand: 'Ce loyer est déjà payé, remis ou prescrit.',
    notYourDemand: 'Ce loyer revient à quelqu’un d’autre.',
  },
  about: {
    autoRent: 'Le loyer est encaissé dès l’arrivée. Sinon, il faut le réclamer avant que le joueur suivant ait lancé les dés.',
    rentGrace: 'Après la fin d’un tour, le lancer suivant attend ce temps, pour qu’on puisse encore réclamer un loyer. Quand tous ont réclamé ou renoncé, le jeu reprend aussitôt ; à 0, il n’y a pas d’attente.',
  },
  thrownForRent: (a, v) => `${v.seat(a.seat)} lance les dés pour le loyer : ${a.dice}.`,
  noRent: {
    inJail: (a, v) => `${v.seat(a.owner)} est en prison ; ${v.seat(a.seat)} ne paie pas de loyer.`,
    mortgaged: (a, v) => `${v.deed(a.deed)} est hypothéquée ; ${v.seat(a.seat)} ne paie pas de loyer.`,
  },
  action: {
    demand: {
      any: 'Réclamer le loyer',
      one: (a, v) => `Réclamer le loyer : ${v.short(a.amount)} ${of(v.seat(a.payer))} pour ${v.deed(a.deed)}`,
    },
    waive: {
      any: 'Renoncer au loyer',
      one: (a, v) => `Renoncer au loyer : ${v.short(a.amount)} ${of(v.seat(a.payer))} pour ${v.deed(a.deed)}`,
    },
  },
  open: {
    one: open_one,
    more: (a, v) => `${a.before} ; ${open_one(a, v)}`,
  },
  ask: {
    demands: (a) => `Réclamer le loyer ? ${a.rents}.`,
  },
}
