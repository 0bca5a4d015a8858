// Written by `npm run words` from the .ftl files beside it; change those.
import { bits } from '@hausregeln/engine'
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    tradeForbidden: 'Handel unter Spielern ist nach diesen Regeln verboten.',
    demandsFirst: 'Solange noch Miete verlangt werden kann, versteigert kein Eigentümer.',
    notAskedForMinimum: 'Einen Mindestpreis setzt nur, wer gerade ein Grundstück versteigert.',
    tooManyPutUp: 'Angebote und eigene Versteigerungen zusammen darf in einem Zug niemand mehr als {offersATurn} machen.',
    auctionBuilt: 'Versteigert werden nur Grundstücke, auf deren Farbgruppe kein Gebäude steht.',
    minimumTooHigh: 'Der Mindestpreis ist zu hoch: {minimumPenalty} davon muss das Bargeld decken, das keine Schuld braucht.',
  },
  wait: {
    minimum: (a, v) => (bits(a.seats).length === 1 ? `${v.seats(a.seats)} setzt einen Mindestpreis.` : `${v.seats(a.seats)} setzen einen Mindestpreis.`),
  },
  minimumSet: {
    none: (a, v) => `${v.seat(a.seat)} setzt keinen Mindestpreis für ${v.deed(a.deed)}.`,
    amount: (a, v) => `${v.seat(a.seat)} setzt für ${v.deed(a.deed)} einen Mindestpreis von ${v.money(a.amount)}.`,
  },
  penalty: {
    half: (a, v) => `${v.seat(a.from)} zahlt den halben Mindestpreis${common.phrase.forDeed(a, v)} ${common.phrase.paidTo(a, v)}: ${v.money(a.amount)}.`,
    share: (a, v) => `${v.seat(a.from)} zahlt ${v.numberOf('minimumPenalty')} des Mindestpreises${common.phrase.forDeed(a, v)} ${common.phrase.paidTo(a, v)}: ${v.money(a.amount)}.`,
  },
  action: {
    putUp: (a, v) => `${v.deed(a.deed)} versteigern`,
    noMinimum: 'Ohne Mindestpreis versteigern',
    setMinimum: (a, v) => `Mindestpreis ${v.short(a.amount)} setzen`,
  },
  ask: {
    minimum: (a, v) => `${v.deed(a.deed)} wird versteigert: Mindestpreis setzen (bis ${v.money(a.most)}), oder 0 für keinen.`,
  },
}
