import { choice, number, usually } from '../../core/choice.ts'
import { LEVELS, SEATS } from '../../core/limits.ts'
import type { Text } from '../../core/text.ts'
import { ALL_FEES, Fee } from '../money.ts'
import { noSurcharge } from '../surcharge.ts'
import { MOST_MONEY } from './amounts.ts'

/** A question that does not arise. */
const NONE: Text = { de: '–', en: '–' }
const POT_SLOT = { governs: ['pot'] } as const

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
  usually('buildsEvenly', 'nowhere', [], { de: 'nirgends', en: 'nowhere' }, 'own'),
  usually('buildsWhere', 'anywhere', [], { de: 'irgendwo', en: 'anywhere' }, false),
  usually('buildsAnyTime', 'nothing', [], NONE, false),
  usually('ladder', 'nothing', [], NONE, false),
  usually('milestone', 'nothing', [], NONE, null),
  usually('startReached', 'salary', [], { de: 'nichts', en: 'nothing' }, null),
  usually('thirdDie', 'nothing', [], { de: 'keiner', en: 'none' }, null),
  usually('bailInLastTurn', 'nothing', [], NONE, false),
  usually('surcharge', 'nothing', [], { de: 'kosten nichts mehr', en: 'cost nothing more' }, noSurcharge),
  usually('feesToPot', 'toBank', [], { de: 'gehen an die Bank', en: 'go to the bank' }, 0, POT_SLOT),
  choice('feesToPot', 'toPot', [], { de: 'gehen in den Topf', en: 'go to the pot' }, ALL_FEES, POT_SLOT),
  choice(
    'feesToPot',
    'taxesToPot',
    [],
    {
      de: 'kommen in den Topf, soweit es Steuern sind; alles andere geht an die Bank',
      en: 'go to the pot as far as they are taxes; all else goes to the bank',
    },
    Fee.tax,
    POT_SLOT,
  ),
  choice(
    'feesToPot',
    'cardsToPot',
    [],
    {
      de: 'kommen in den Topf, soweit Karten sie fordern; alles andere geht an die Bank',
      en: 'go to the pot where cards order them; all else goes to the bank',
    },
    Fee.card,
    POT_SLOT,
  ),
  choice(
    'feesToPot',
    'taxesAndCardsToPot',
    [],
    {
      de: 'kommen in den Topf, soweit es Steuern sind oder Karten sie fordern; alles andere geht an die Bank',
      en: 'go to the pot where they are taxes or ordered by cards; all else goes to the bank',
    },
    Fee.tax | Fee.card,
    POT_SLOT,
  ),
  choice(
    'feesToPot',
    'taxesAndBailToPot',
    [],
    {
      de: 'kommen in den Topf, soweit es Steuern oder Freikäufe sind; alles andere geht an die Bank',
      en: 'go to the pot where they are taxes or bail; all else goes to the bank',
    },
    Fee.tax | Fee.bail,
    POT_SLOT,
  ),
  usually('finiteBank', 'unlimited', [], { de: 'unbegrenzt', en: 'unlimited' }, false),
  usually('doubleOne', 'asAny', [], { de: 'sind ein Pasch wie jeder andere', en: 'are doubles as any other' }, null),
  usually(
    'dealing',
    'byOption',
    [],
    { de: 'Grundstücke verteilt, wo es der Tisch will', en: 'properties are dealt where the table wants it' },
    'byOption',
  ),
  usually('dealPrice', 'paid', [], { de: 'werden sofort bezahlt', en: 'are paid for at once' }, true),
  usually('gifts', 'allowed', [], { de: 'sind erlaubt', en: 'are allowed' }, true),
  usually('inheritance', 'creditor', [], { de: 'dem Gläubiger', en: 'the creditor' }, true),
  usually(
    'lastRound',
    'nothing',
    [],
    { de: 'nicht nach einer Zahl von Runden', en: 'after no number of rounds' },
    null,
  ),
  usually('target', 'nothing', [], { de: 'bei keinem bestimmten Vermögen', en: 'at no particular wealth' }, null),
  usually(
    'sealedPayment',
    'everybody',
    [],
    { de: 'zahlen alle, was sie geboten haben', en: 'everybody pays what they have bid' },
    'everybody',
  ),
  usually('wealthTax', 'nothing', [], { de: 'gibt es nicht', en: 'is never due' }, null),
  usually('outAtZero', 'staysIn', [], { de: 'spielt weiter', en: 'plays on' }, false),
  choice('outAtZero', 'isOut', [], { de: 'scheidet aus', en: 'is out' }, true),
] as const

/** A list with nothing in it. */
const NOTHING: readonly number[] = []
const players = [2, SEATS] as const
const money = [0, MOST_MONEY] as const
const pieces = [0, 1000] as const

/** The numbers that every rulebook has. */
export const coreNumbers = [
  number('minSeats', { de: 'Spieler, mindestens', en: 'Players, at least' }, players),
  number('maxSeats', { de: 'Spieler, höchstens', en: 'Players, at most' }, players),
  number('startCash', { de: 'Startgeld', en: 'Starting cash' }, money, { unit: 'money' }),
  number('handicap', { de: 'Mehr Startgeld nach Plätzen', en: 'More starting cash by seat' }, money, {
    unit: 'money',
    usual: NOTHING,
    list: true,
    quiet: true,
  }),
  number('salaryPass', { de: 'Gehalt im Vorbeiziehen', en: 'Salary in passing' }, money, {
    unit: 'money',
    governs: ['salary'],
  }),
  number('salaryLand', { de: 'Gehalt auf dem Startfeld', en: 'Salary on the start' }, money, {
    unit: 'money',
    governs: ['salaryLand'],
  }),
  number('houses', { de: 'Häuser im Vorrat der Bank', en: 'Houses in the stock of the bank' }, pieces, {
    unit: 'house',
    usual: 'unlimited',
    governs: ['stock'],
  }),
  number('hotels', { de: 'Hotels im Vorrat der Bank', en: 'Hotels in the stock of the bank' }, pieces, {
    unit: 'hotel',
    usual: 'unlimited',
    governs: ['stock'],
  }),
  number('housesBeforeHotel', { de: 'Häuser vor einem Hotel', en: 'Houses before a hotel' }, [1, LEVELS - 1], {
    unit: 'house',
    usual: 4,
  }),
] as const
