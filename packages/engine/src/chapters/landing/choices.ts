import { choice, number, usually } from '../../core/choice.ts'
import { MOST_MONEY } from '../../kit/book/amounts.ts'
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
  usually('onParking', 'rest', [], { de: 'nichts geschieht', en: 'nothing happens' }, rest),
  choice(
    'onParking',
    'winPot',
    [],
    { de: 'gewinnt, was im Topf ist', en: 'wins what is in the pot' },
    winPot,
    POT_SLOT,
  ),
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

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly landing: typeof choices
  }
  interface OfferedNumbers {
    readonly landing: typeof numbers
  }
}
