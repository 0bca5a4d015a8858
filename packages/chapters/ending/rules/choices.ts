import { choice, number, otherwise, usually } from '@hausregeln/engine/core/choice.ts'
import type { Asked } from '@hausregeln/engine/core/policy.ts'
import { type Text, text } from '@hausregeln/engine/core/text.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import {
  endByFirstLeaver,
  endByRounds,
  endBySeats,
  endBySecondLeaver,
  endByTarget,
  endByTime,
  wealthByHalfPrices,
  wealthByPrices,
  wealthBySaleValues,
} from './ending.ts'

const BY_PRICES: Text = text('choice-wealth-byPrices')
const BY_PRICES_UNBUILT: Text = text('answer-byPricesUnbuilt')

/** Without buildings nothing is said of them. */
function ownedByPrices({ is }: Asked): Text {
  return is('buildsEvenly', 'nowhere') ? BY_PRICES_UNBUILT : BY_PRICES
}

const OF_SEATS = { governs: ['lastPlayer'] } as const

/** When a game ends, and who has won. */
export const choices = [
  usually('seatLeft', 'lastPlayer', ['ending'], endBySeats, OF_SEATS),
  choice('seatLeft', 'firstBankruptcy', ['ending'], endByFirstLeaver, OF_SEATS),
  choice('seatLeft', 'secondBankruptcy', ['ending'], endBySecondLeaver, OF_SEATS),
  choice('lastRound', 'afterRounds', ['ending'], endByRounds, { slots: ['lastRound'] }),
  choice('target', 'byWealth', ['ending'], endByTarget, { slots: ['target'] }),
  choice('turnEnded', 'byTime', ['ending'], endByTime, { option: 'timeLimit' }),
  choice('wealth', 'byPrices', ['ending'], wealthByPrices, { says: ownedByPrices }),
  choice('wealth', 'byHalfPrices', ['ending'], wealthByHalfPrices),
  choice('wealth', 'bySaleValues', ['ending'], wealthBySaleValues),
  otherwise('lastRound', 'nothing', [], null),
  otherwise('target', 'nothing', [], null),
] as const

export const numbers = [
  number('shortGameBankruptcies', [1, 7], {
    arises: ({ is }) => is('seatLeft', 'lastPlayer'),
    usual: 2,
    option: 'shortGame',
  }),
  number('rounds', [1, 1000], { arises: ({ is }) => is('lastRound', 'afterRounds'), usual: 20, quiet: true }),
  number('targetWealth', [1, MOST_MONEY], {
    arises: ({ is }) => is('target', 'byWealth'),
    unit: 'money',
    usual: MOST_MONEY,
    quiet: true,
  }),
] as const
