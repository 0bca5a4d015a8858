import { type AnyChoice, choice, number, otherwise, UNASKED } from '../../core/choice.ts'
import { type Former, former } from '../../core/edition.ts'
import { LEVELS, SEATS } from '../../core/limits.ts'
import { policies as corePolicies } from '../../core/policies.ts'
import { ALL_FEES, Fee } from '../money.ts'
import { policies as kitPolicies } from '../policies.ts'
import { noSurcharge } from '../surcharge.ts'
import { MOST_MONEY } from './amounts.ts'

const POT_SLOT = { governs: ['pot'] } as const

/** What is asked of every rulebook, whatever its chapters. */
export const commonPolicies = { ...corePolicies, ...kitPolicies } as const

/** What holds of it where no chapter has anything to say, and how it can be settled in any rulebook. */
export const basics = [
  otherwise('feesToPot', 'toBank', [], { de: 'gehen an die Bank', en: 'go to the bank' }, 0, POT_SLOT),
  choice('feesToPot', 'toPot', [], { de: 'gehen in den Topf', en: 'go to the pot' }, ALL_FEES, POT_SLOT),
  choice(
    'feesToPot',
    'taxesToPot',
    [],
    {
      de: 'kommen in den Topf, soweit es Steuern sind; alles andere geht an die Bank',
      en: 'go to the pot where they are taxes; all else goes to the bank',
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
  otherwise('finiteBank', 'unlimited', [], { de: 'unbegrenzt', en: 'unlimited' }, null),
  otherwise('bankLimit', 'none', [], UNASKED, null),
  otherwise('income', 'kept', [], UNASKED, null),
  otherwise('surcharge', 'nothing', [], { de: 'kosten nichts mehr', en: 'cost nothing more' }, noSurcharge),
  otherwise('outAtZero', 'staysIn', [], { de: 'spielt weiter', en: 'plays on' }, false),
  choice('outAtZero', 'isOut', [], { de: 'scheidet aus', en: 'is out' }, true),
  otherwise('buildsEvenly', 'nowhere', [], { de: 'nirgends', en: 'nowhere' }, 'own'),
  otherwise('ladder', 'nothing', [], UNASKED, null),
] as const

/** What these did in earlier editions. */
export const formerBasics: readonly Former<AnyChoice>[] = [
  /** A bank that could run out of money cut its payments, but nobody reckoned with that, and its loans had no limit. */
  former(1, choice('bankLimit', 'unreckoned', [], UNASKED, null)),
]

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
