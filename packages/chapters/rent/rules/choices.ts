import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { landOnDeed, throwForRent } from './rent.ts'

const OF_JAILED = { governs: ['jailBusiness'] } as const
/** Of a rent that is not whole it is told, and why. */
const CUT = { ...OF_JAILED, slots: ['jailBusiness'] } as const
const OF_GROUPS = { governs: ['rentAmount'] } as const
const DEMANDED = { governs: ['rentDemand', 'rentLapse'] } as const

/** How rent is found and had. */
export const choices = [
  usually('onStreet', 'deed', [], landOnDeed),
  usually('onStation', 'deed', [], landOnDeed),
  usually('onUtility', 'deed', [], landOnDeed),
  usually('rentThrow', 'dice', [], throwForRent),
  choice('rentOnDemand', 'onDemand', [], true, DEMANDED),
  choice('rentOnDemand', 'atOnce', [], false, DEMANDED),
  usually('rentInJail', 'paid', [], 1, OF_JAILED),
  choice('rentInJail', 'half', [], 2, CUT),
  choice('rentInJail', 'unpaid', [], 0, CUT),
  choice('groupRent', 'never', [], 'never', OF_GROUPS),
  choice('groupRent', 'unlessMortgaged', [], 'unlessMortgaged', OF_GROUPS),
  choice('groupRent', 'always', [], 'always', OF_GROUPS),
  usually('freshUtilityThrow', 'arrival', [], false),
  choice('freshUtilityThrow', 'fresh', [], true),
  otherwise('ownDeed', 'nothing', [], () => {}, { sentence: UNASKED }),
] as const

export const numbers = [
  number('groupRentFactor', [1, 100], { arises: ({ is }) => is('groupRent', 'always', 'unlessMortgaged'), usual: 2 }),
  number('rentGrowth', [0, 100], {
    unit: 'percent',
    usual: 0,
    quiet: true,
    governs: ['rentAmount', 'rentStation', 'rentUtility'],
  }),
] as const
