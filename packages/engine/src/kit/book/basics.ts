import { type AnyChoice, choice, number, otherwise, UNASKED } from '../../core/choice.ts'
import { type Former, former } from '../../core/edition.ts'
import { LEVELS, SEATS } from '../../core/limits.ts'
import { policies as corePolicies } from '../../core/policies.ts'
import type { Asked } from '../../core/policy.ts'
import { ALL_FEES, Fee } from '../money.ts'
import { policies as kitPolicies } from '../policies.ts'
import { noSurcharge } from '../surcharge.ts'
import { MOST_MONEY } from './amounts.ts'

const POT_SLOT = { governs: ['pot'] } as const

/** What is asked of every rulebook, whatever its chapters. */
export const commonPolicies = { ...corePolicies, ...kitPolicies } as const

/** What holds of it where no chapter has anything to say, and how it can be settled in any rulebook. */
export const basics = [
  otherwise('feesToPot', 'toBank', [], 0, POT_SLOT),
  choice('feesToPot', 'toPot', [], ALL_FEES, POT_SLOT),
  choice('feesToPot', 'taxesToPot', [], Fee.tax, POT_SLOT),
  choice('feesToPot', 'cardsToPot', [], Fee.card, POT_SLOT),
  choice('feesToPot', 'taxesAndCardsToPot', [], Fee.tax | Fee.card, POT_SLOT),
  choice('feesToPot', 'taxesAndBailToPot', [], Fee.tax | Fee.bail, POT_SLOT),
  otherwise('finiteBank', 'unlimited', [], null),
  otherwise('bankLimit', 'none', [], null, { sentence: UNASKED }),
  otherwise('income', 'kept', [], null, { sentence: UNASKED }),
  otherwise('surcharge', 'nothing', [], noSurcharge),
  otherwise('outAtZero', 'staysIn', [], false),
  choice('outAtZero', 'isOut', [], true),
  otherwise('buildsEvenly', 'nowhere', [], 'own'),
  otherwise('ladder', 'nothing', [], null, { sentence: UNASKED }),
] as const

/** What these did in earlier editions. */
export const formerBasics: readonly Former<AnyChoice>[] = [
  /** A bank that could run out of money cut its payments, but nobody reckoned with that, and its loans had no limit. */
  former(1, choice('bankLimit', 'unreckoned', [], null, { sentence: UNASKED })),
]

/** A list with nothing in it. */
const NOTHING: readonly number[] = []
const players = [2, SEATS] as const
const money = [0, MOST_MONEY] as const
const pieces = [0, 1000] as const

/** Of buildings nothing is asked where nobody builds. */
const IS_BUILT = ({ is }: Asked) => !is('buildsEvenly', 'nowhere')

/** The numbers that every rulebook has. */
export const coreNumbers = [
  number('minSeats', players),
  number('maxSeats', players),
  number('startCash', money, { unit: 'money' }),
  number('handicap', money, {
    unit: 'money',
    usual: NOTHING,
    list: true,
    quiet: true,
  }),
  number('salaryPass', money, {
    unit: 'money',
    governs: ['salary'],
  }),
  number('salaryLand', money, {
    unit: 'money',
    governs: ['salaryLand'],
  }),
  number('houses', pieces, {
    arises: IS_BUILT,
    unit: 'house',
    usual: 'unlimited',
    governs: ['stock'],
  }),
  number('hotels', pieces, {
    arises: IS_BUILT,
    unit: 'hotel',
    usual: 'unlimited',
    governs: ['stock'],
  }),
  number('housesBeforeHotel', [1, LEVELS - 1], {
    arises: IS_BUILT,
    unit: 'house',
    usual: 4,
  }),
] as const
