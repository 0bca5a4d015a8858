// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('en-GB')

export const words: Words = {
  event: {
    turnBegan: (a, v) => `${v.seat(a.seat)}’s turn (round ${number(a.round)}).`,
    moved: (a, v) => `${v.seat(a.seat)} moves to ${(v.isOnlyJail(a.to) ? 'the jail space' : v.space(a.to))}.`,
  },
  payment: {
    salary: (a, v) => `${v.seat(a.to)} receives a salary of ${v.money(a.amount)}.`,
  },
  refusal: {
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
  threw: {
    plain: (a, v) => `${v.seat(a.seat)} throws ${a.dice}.`,
    doubles: (a, v) => `${v.seat(a.seat)} throws doubles: ${a.dice}.`,
  },
  salaryLand: (a, v) => `${v.seat(a.to)} receives a salary of ${v.money(a.amount)} on ${v.space(a.space)}.`,
  owing: (a, v) => `In debt to the bank: ${v.money(a.debt)}; sales before the throw repay it.`,
  throw: {
    turn: 'Throw the dice.',
    doubles: 'Doubles: throw again.',
    optional: 'Doubles: throw again or end the turn.',
    card: 'The card says so: throw again.',
  },
  end: {
    plain: 'End the turn.',
    build: 'Anything to build? Otherwise end the turn.',
    trade: 'Anything to build or trade? Otherwise end the turn.',
  },
}
