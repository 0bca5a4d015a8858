import { choice, usually } from '../../core/choice.ts'
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
  usually('onJail', 'visit', [], { de: 'nur zu Besuch', en: 'just visiting' }, visitJail),
  usually('onParking', 'rest', [], { de: 'nichts geschieht', en: 'nothing happens' }, rest),
  choice('onParking', 'winPot', [], { de: 'gewinnt, was im Topf ist', en: 'wins what is in the pot' }, winPot),
  usually('onGoToJail', 'jail', [], { de: 'ins Gefängnis', en: 'to jail' }, goToJail),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly landing: typeof choices
  }
}
