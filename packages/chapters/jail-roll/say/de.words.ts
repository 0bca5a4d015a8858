// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  answer: {
    withoutCard: 'Pasch (Versuche: {attempts}) oder {bail} vor dem Wurf; nach dem letzten Fehlwurf sind {lastBail} Pflicht',
    withoutBail: 'Pasch (Versuche: {attempts}) oder Freikarte; nach dem letzten Fehlwurf sind {lastBail} Pflicht',
    byThrow: 'Pasch (Versuche: {attempts}); nach dem letzten Fehlwurf sind {lastBail} Pflicht',
  },
  refusal: {
    noBailAnyMore: 'Vor dem letzten Versuch kann man sich nicht mehr freikaufen.',
    noJailCard: 'Dafür wird eine Freikarte gebraucht.',
  },
  action: {
    playJailCard: 'Freikarte spielen',
  },
  event: {
    stayedInJail: (a, v) => `Im Gefängnis kein Pasch für ${v.seat(a.seat)} (Versuch ${a.attempt}).`,
  },
  ways: {
    throw: 'auf einen Pasch würfeln',
    card: 'die Freikarte spielen oder auf einen Pasch würfeln',
    bail: (a, v) => `${v.money(a.bail)} zahlen oder auf einen Pasch würfeln`,
    bailCard: (a, v) => `${v.money(a.bail)} zahlen oder die Freikarte spielen oder auf einen Pasch würfeln`,
  },
  attempt: {
    plain: (a) => `Im Gefängnis, Versuch ${a.attempt} von ${a.attempts}: ${a.ways}.`,
    last: (a, v) => `Im Gefängnis, Versuch ${a.attempt} von ${a.attempts}: ${a.ways}; ohne Pasch kostet es ${v.money(a.lastBail)}.`,
  },
}
