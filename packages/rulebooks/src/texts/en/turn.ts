import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { dice, place } from './words.ts'

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
    turnBegan: ({ seat, round }, v) => `${v.seat(seat)} is on turn (round ${v.number(round)}).`,
    threw: ({ seat, dieA, dieB, dieC }, v) =>
      `${v.seat(seat)} throws ${dieA === dieB ? 'doubles: ' : ''}${dice(dieA, dieB, dieC, v)}.`,
    moved: ({ seat, to }, v) => `${v.seat(seat)} moves to ${place(to, v)}.`,
  },
  payments: {
    salary: ({ to, amount }, v) => `${v.seat(to)} receives a salary of ${v.money(amount)}.`,
    salaryLand: ({ to, amount }, v) => `${v.seat(to)} receives a salary of ${v.money(amount)} on ${v.space(0)}.`,
  },
  refusals: {
    mustDecideFirst: 'Another decision is due first.',
    mustThrowAgain: 'After doubles the dice are thrown again before the turn ends.',
    mustThrow: 'A turn ends only after a throw.',
    turnIsDone: 'It is too late for that: the dice have been thrown in this turn.',
    businessTooLate: 'Sales and remote purchases belong before a throw.',
    mustThrowAfterBusiness: 'A throw must follow sales and remote purchases: the turn does not end without it.',
    noBusinessInJail: 'From prison nobody sells, and nobody buys from afar.',
    noBusinessAfterJail: 'A player who has just left prison sells and buys from afar only in the next turn.',
    cardThrowsAgain: 'The card orders another throw before the turn ends.',
  },
  questions: {
    throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
    endTurn: ({ build, trade }) =>
      build || trade ? `Anything to ${trade ? 'build or trade' : 'build'}? Otherwise end the turn.` : 'End the turn.',
  },
}
