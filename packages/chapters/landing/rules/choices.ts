import { choice, number, usually } from '@hausregeln/engine/core/choice.ts'
import type { Asked } from '@hausregeln/engine/core/policy.ts'
import { type Text, text } from '@hausregeln/engine/core/text.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import {
  drawByOption,
  drawHere,
  goToJail,
  payTax,
  rest,
  restAtStart,
  visitJail,
  winPot,
  withoutFurtherThrow,
} from './landing.ts'
import { takePot } from './pot.ts'

const POT_SLOT = { governs: ['pot'] } as const

const NOTHING: Text = text('answer-nothing')
const WINS: Text = text('answer-wins')
const WINS_BY_OPTION: Text = text('answer-winsByOption')

/** What the car park brings where it wins the pot: whether anything ever lies there may be up to the table. */
function winsWhere(asked: Asked): Text {
  const isFilled = !asked.is('feesToPot', 'toBank') || asked.has('freeParkingPot')
  if (isFilled || asked.number('potStart') > 0) return WINS
  return asked.offers('freeParkingPot') ? WINS_BY_OPTION : NOTHING
}

/** What the spaces of a board do that are no properties. */
export const choices = [
  usually('onStart', 'rest', [], restAtStart),
  choice('onStart', 'endsDoubles', [], withoutFurtherThrow('startDoubles', restAtStart), { slots: ['startDoubles'] }),
  usually('onTax', 'pay', [], payTax),
  usually('onCards', 'draw', [], drawHere),
  choice('onCards', 'byOption', [], drawByOption, { option: 'cards' }),
  choice('doubleOne', 'winsPot', [], takePot, POT_SLOT),
  usually('onJail', 'visit', [], visitJail),
  usually('onParking', 'rest', [], rest),
  choice('onParking', 'winPot', [], winPot, { ...POT_SLOT, says: winsWhere }),
  usually('onGoToJail', 'jail', [], goToJail),
] as const

const money = [0, MOST_MONEY] as const

/** What is in the pot means something where somebody can win it. */
const CAN_BE_WON = ({ is }: Asked) => is('onParking', 'winPot') || is('doubleOne', 'winsPot')

/** What lies in the middle from the start, and what the bank lays there again whenever somebody has won it. */
export const numbers = [
  number('potStart', money, {
    arises: CAN_BE_WON,
    unit: 'money',
    usual: 0,
    quiet: true,
    ...POT_SLOT,
  }),
  number('potRefill', money, { arises: CAN_BE_WON, unit: 'money', usual: 0, quiet: true, ...POT_SLOT }),
] as const
