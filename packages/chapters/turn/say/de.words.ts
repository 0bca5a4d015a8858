// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('de-DE')

export const words: Words = {
  event: {
    turnBegan: (a, v) => `${v.seat(a.seat)} ist am Zug (Runde ${number(a.round)}).`,
    moved: (a, v) => `${v.seat(a.seat)} zieht ${(v.isOnlyJail(a.to) ? 'auf das Gefängnisfeld' : v.isCity(a.to) ? `nach ${v.space(a.to)}` : `auf ${v.space(a.to)}`)}.`,
  },
  payment: {
    salary: (a, v) => `${v.seat(a.to)} erhält ${v.money(a.amount)} Gehalt.`,
  },
  refusal: {
    mustDecideFirst: 'Vorher steht eine andere Entscheidung an.',
    mustThrowAgain: 'Nach einem Pasch wird noch einmal gewürfelt, bevor der Zug endet.',
    mustThrow: 'Der Zug endet erst nach dem Würfeln.',
    turnIsDone: 'Dafür ist es zu spät: In diesem Zug ist schon gewürfelt worden.',
    businessTooLate: 'Verkäufe und Fernkäufe gehören vor einen Wurf.',
    mustThrowAfterBusiness: 'Auf Verkäufe und Fernkäufe folgt ein Wurf: Der Zug endet nicht ohne ihn.',
    noBusinessInJail: 'Aus dem Gefängnis heraus wird weder verkauft noch aus der Ferne gekauft.',
    noBusinessAfterJail: 'Wer gerade aus dem Gefängnis kommt, verkauft und kauft aus der Ferne erst im nächsten Zug.',
    cardThrowsAgain: 'Die Karte verlangt noch einen Wurf, bevor der Zug endet.',
  },
  threw: {
    plain: (a, v) => `${v.seat(a.seat)} wirft ${a.dice}.`,
    doubles: (a, v) => `${v.seat(a.seat)} wirft einen Pasch: ${a.dice}.`,
  },
  salaryLand: (a, v) => `${v.seat(a.to)} erhält auf ${v.space(a.space)} ${v.money(a.amount)} Gehalt.`,
  owing: (a, v) => `Schulden bei der Bank: ${v.money(a.debt)}; Verkäufe vor dem Wurf tilgen sie.`,
  throw: {
    turn: 'Am Zug: würfeln.',
    doubles: 'Pasch: noch einmal würfeln.',
    optional: 'Pasch: noch einmal würfeln oder den Zug beenden.',
    card: 'Die Karte verlangt es: noch einmal würfeln.',
  },
  end: {
    plain: 'Den Zug beenden.',
    build: 'Noch etwas bauen? Sonst den Zug beenden.',
    trade: 'Noch etwas bauen oder handeln? Sonst den Zug beenden.',
  },
}
