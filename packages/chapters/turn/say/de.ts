import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { dice, place } from '../../say/de/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

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
    ...words.event,
    threw: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} wirft ${dieA === dieB ? 'einen Pasch: ' : ''}${dice(dieA, dieB, dieC, v)}.`,
    moved: ({ seat, to }, v) => `${v.seat(seat)} zieht ${v.isCity(to) ? 'nach' : 'auf'} ${place(to, v)}.`,
  },
  payments: {
    ...words.payment,
    salaryLand: ({ to, amount }, v) => `${v.seat(to)} erhält auf ${v.space(0)} ${v.money(amount)} Gehalt.`,
  },
  refusals: words.refusal,
  questions: {
    throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
    endTurn: ({ build, trade }) =>
      build || trade
        ? `Noch etwas ${trade ? 'bauen oder handeln' : 'bauen'}? Sonst den Zug beenden.`
        : 'Den Zug beenden.',
  },
}
