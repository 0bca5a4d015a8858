import { choice, number, usually } from '@hausregeln/engine/core/choice.ts'
import type { Asked } from '@hausregeln/engine/core/policy.ts'
import type { Text } from '@hausregeln/engine/core/text.ts'
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

const NOTHING: Text = { de: 'nichts geschieht', en: 'nothing happens' }
const WINS: Text = { de: 'gewinnt, was im Topf ist', en: 'wins what is in the pot' }
const WINS_BY_OPTION: Text = {
  de: 'gewinnt, was im Topf ist, wenn der Tisch mit einem spielt; sonst geschieht nichts',
  en: 'wins what is in the pot, where the table plays with one; otherwise nothing happens',
}

/** What the car park brings where it wins the pot: whether anything ever lies there may be up to the table. */
function winsWhere(asked: Asked): Text {
  const isFilled = !asked.is('feesToPot', 'toBank') || asked.has('freeParkingPot')
  if (isFilled || asked.number('potStart') > 0) return WINS
  return asked.offers('freeParkingPot') ? WINS_BY_OPTION : NOTHING
}

/** What the spaces of a board do that are no properties. */
export const choices = [
  usually('onStart', 'rest', [], { de: 'zahlt das Gehalt', en: 'pays the salary' }, restAtStart),
  choice(
    'onStart',
    'endsDoubles',
    [],
    {
      de: 'zahlt das Gehalt; ein Pasch gibt keinen weiteren Wurf',
      en: 'pays the salary; doubles give no further throw',
    },
    withoutFurtherThrow('startDoubles', restAtStart),
    { slots: ['startDoubles'] },
  ),
  usually('onTax', 'pay', [], { de: 'kosten ihren Betrag', en: 'cost their amount' }, payTax),
  usually('onCards', 'draw', [], { de: 'eine Karte wird gezogen', en: 'a card is drawn' }, drawHere),
  choice(
    'onCards',
    'byOption',
    [],
    { de: 'eine Karte, wenn der Tisch mit Karten spielt', en: 'a card, where the table plays with cards' },
    drawByOption,
    { option: 'cards' },
  ),
  choice(
    'doubleOne',
    'winsPot',
    [],
    {
      de: 'gewinnen, was im Topf ist, außer im Gefängnis',
      en: 'win what is in the pot, but not in jail',
    },
    takePot,
    POT_SLOT,
  ),
  usually('onJail', 'visit', [], { de: 'nur zu Besuch', en: 'just visiting' }, visitJail),
  usually('onParking', 'rest', [], NOTHING, rest),
  choice('onParking', 'winPot', [], WINS, winPot, { ...POT_SLOT, says: winsWhere }),
  usually('onGoToJail', 'jail', [], { de: 'ins Gefängnis', en: 'to jail' }, goToJail),
] as const

const money = [0, MOST_MONEY] as const

/** What lies in the middle from the start, and what the bank lays there again whenever somebody has won it. */
export const numbers = [
  number('potStart', { de: 'Zu Beginn im Topf', en: 'In the pot at the start' }, money, {
    unit: 'money',
    usual: 0,
    quiet: true,
    ...POT_SLOT,
  }),
  number('potRefill', { de: 'Nach jedem Gewinn wieder im Topf', en: 'Back in the pot after each win' }, money, {
    unit: 'money',
    usual: 0,
    quiet: true,
    ...POT_SLOT,
  }),
] as const
