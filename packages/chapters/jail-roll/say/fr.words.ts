// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    withoutCard: 'un double (tentatives : {attempts}) ou {bail} avant le lancer ; après le dernier échec, il faut payer {lastBail}',
    withoutBail: 'un double (tentatives : {attempts}) ou une carte de sortie ; après le dernier échec, il faut payer {lastBail}',
    byThrow: 'un double (tentatives : {attempts}) ; après le dernier échec, il faut payer {lastBail}',
  },
  refusal: {
    noBailAnyMore: 'Avant la dernière tentative, on ne peut plus payer de caution.',
    noJailCard: 'Il faut pour cela une carte de sortie.',
  },
  action: {
    playJailCard: 'Jouer une carte de sortie',
  },
  event: {
    stayedInJail: (a, v) => `Pas de double pour ${v.seat(a.seat)} en prison (tentative ${a.attempt}).`,
  },
  ways: {
    throw: 'tenter un double',
    card: 'jouer la carte de sortie ou tenter un double',
    bail: (a, v) => `payer ${v.money(a.bail)} ou tenter un double`,
    bailCard: (a, v) => `payer ${v.money(a.bail)} ou jouer la carte de sortie ou tenter un double`,
  },
  attempt: {
    plain: (a) => `En prison, tentative ${a.attempt} sur ${a.attempts} : ${a.ways}.`,
    last: (a, v) => `En prison, tentative ${a.attempt} sur ${a.attempts} : ${a.ways} ; sans double, il en coûte ${v.money(a.lastBail)}.`,
  },
}
