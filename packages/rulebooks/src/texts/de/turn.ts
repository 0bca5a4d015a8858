import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { dice, place } from './words.ts'

const THROW: Readonly<Record<Questions['throw']['why'], string>> = {
  turn: 'Am Zug: würfeln.',
  doubles: 'Pasch: noch einmal würfeln.',
  optional: 'Pasch: noch einmal würfeln oder den Zug beenden.',
  card: 'Die Karte verlangt es: noch einmal würfeln.',
}

function owing(debt: number, v: Voice): string {
  return debt === 0 ? '' : `Schulden bei der Bank: ${v.money(debt)}; Verkäufe vor dem Wurf tilgen sie. `
}

export const texts: ChapterTexts<'turn'> = {
  events: {
    turnBegan: ({ seat, round }, v) => `${v.seat(seat)} ist am Zug (Runde ${v.number(round)}).`,
    threw: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} wirft ${dieA === dieB ? 'einen Pasch: ' : ''}${dice(dieA, dieB, dieC, v)}.`,
    moved: ({ seat, to }, v) => `${v.seat(seat)} zieht ${v.isCity(to) ? 'nach' : 'auf'} ${place(to, v)}.`,
  },
  payments: {
    salary: ({ to, amount }, v) => `${v.seat(to)} erhält ${v.money(amount)} Gehalt.`,
    salaryLand: ({ to, amount }, v) => `${v.seat(to)} erhält auf ${v.space(0)} ${v.money(amount)} Gehalt.`,
  },
  refusals: {
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
  questions: {
    throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
    endTurn: ({ build, trade }) =>
      build || trade
        ? `Noch etwas ${trade ? 'bauen oder handeln' : 'bauen'}? Sonst den Zug beenden.`
        : 'Den Zug beenden.',
  },
}
