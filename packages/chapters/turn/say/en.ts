import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { dice, place } from '../../say/en/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

const THROW: Readonly<Record<Questions['throw']['why'], string>> = {
  turn: 'On turn: throw the dice.',
  doubles: 'Doubles: throw again.',
  optional: 'Doubles: throw again or end the turn.',
  card: 'The card says so: throw again.',
}

function owing(debt: number, v: Voice): string {
  return debt === 0 ? '' : `In debt to the bank: ${v.money(debt)}; sales before the throw repay it. `
}

export const texts: ChapterTexts<'turn'> = {
  events: {
    ...words.event,
    threw: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} throws ${dieA === dieB ? 'doubles: ' : ''}${dice(dieA, dieB, dieC, v)}.`,
    moved: ({ seat, to }, v) => `${v.seat(seat)} moves to ${place(to, v)}.`,
  },
  payments: {
    ...words.payment,
    salaryLand: ({ to, amount }, v) => `${v.seat(to)} receives a salary of ${v.money(amount)} on ${v.space(0)}.`,
  },
  refusals: words.refusal,
  questions: {
    throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
    endTurn: ({ build, trade }) =>
      build || trade ? `Anything to ${trade ? 'build or trade' : 'build'}? Otherwise end the turn.` : 'End the turn.',
  },
}
