import { choice, number, usually } from '../../core/choice.ts'
import { LEVELS, SEATS } from '../../core/limits.ts'
import type { Text } from '../../core/text.ts'
import { noSurcharge } from '../surcharge.ts'
import { MOST_MONEY } from './amounts.ts'

/** A question that does not arise. */
const NONE: Text = { de: '–', en: '–' }

/** What holds where no chapter has anything to say about it. */
export const basics = [
  usually('onRisk', 'nothing', [], NONE, () => {
    throw new Error('no chapter says what a risk field does')
  }),
  usually('drawCard', 'nothing', [], NONE, () => {
    throw new Error('no chapter says how cards are drawn')
  }),
  usually(
    'mayBuy',
    'anybody',
    [],
    { de: 'darf jeder, der darauf landet', en: 'anybody who lands there may' },
    () => null,
  ),
  usually('bought', 'nothing', [], NONE, () => {}),
  usually('received', 'nothing', [], NONE, () => {}),
  usually('ownDeed', 'nothing', [], NONE, () => {}),
  usually('liquidate', 'nothing', [], { de: 'nichts', en: 'nothing' }, () => {}),
  usually('estateAuction', 'nothing', [], NONE, () => {}),
  usually('buildsEvenly', 'nowhere', [], { de: 'nirgends', en: 'nowhere' }, false),
  usually('buildsAnyTime', 'nothing', [], NONE, false),
  usually('ladder', 'nothing', [], NONE, false),
  usually('milestone', 'nothing', [], NONE, null),
  usually('startReached', 'salary', [], { de: 'nichts', en: 'nothing' }, null),
  usually('thirdDie', 'nothing', [], { de: 'keiner', en: 'none' }, null),
  usually('bailInLastTurn', 'nothing', [], NONE, false),
  usually('surcharge', 'nothing', [], { de: 'kosten nichts mehr', en: 'cost nothing more' }, noSurcharge),
  usually('feesToPot', 'toBank', [], { de: 'gehen an die Bank', en: 'go to the bank' }, false),
  choice('feesToPot', 'toPot', [], { de: 'gehen in den Topf', en: 'go to the pot' }, true),
  usually('finiteBank', 'unlimited', [], { de: 'unbegrenzt', en: 'unlimited' }, false),
  usually('outAtZero', 'staysIn', [], { de: 'spielt weiter', en: 'plays on' }, false),
  choice('outAtZero', 'isOut', [], { de: 'scheidet aus', en: 'is out' }, true),
] as const

const players = [2, SEATS] as const
const money = [0, MOST_MONEY] as const
const pieces = [0, 1000] as const

/** The numbers that every rulebook has. */
export const coreNumbers = [
  number('minSeats', { de: 'Spieler, mindestens', en: 'Players, at least' }, players),
  number('maxSeats', { de: 'Spieler, höchstens', en: 'Players, at most' }, players),
  number('startCash', { de: 'Startgeld', en: 'Starting cash' }, money, { unit: 'money' }),
  number('salaryPass', { de: 'Gehalt im Vorbeiziehen', en: 'Salary in passing' }, money, { unit: 'money' }),
  number('salaryLand', { de: 'Gehalt auf dem Startfeld', en: 'Salary on the start' }, money, { unit: 'money' }),
  number('houses', { de: 'Häuser im Vorrat der Bank', en: 'Houses in the stock of the bank' }, pieces, {
    unit: 'house',
    usual: 'unlimited',
  }),
  number('hotels', { de: 'Hotels im Vorrat der Bank', en: 'Hotels in the stock of the bank' }, pieces, {
    unit: 'hotel',
    usual: 'unlimited',
  }),
  number('housesBeforeHotel', { de: 'Häuser vor einem Hotel', en: 'Houses before a hotel' }, [1, LEVELS - 1], {
    unit: 'house',
    usual: 4,
  }),
] as const
