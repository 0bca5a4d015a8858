import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { landOnDeed, throwForRent } from './rent.ts'

const OF_JAILED = { governs: ['jailBusiness'] } as const
const OF_GROUPS = { governs: ['rentAmount'] } as const
const DEMANDED = { governs: ['rentDemand', 'rentLapse'] } as const

const OWNED = { de: 'kauft, zahlt Miete oder ruht aus', en: 'buys, pays rent, or rests' }

/** How rent is found and had. */
export const choices = [
  usually('onStreet', 'deed', [], OWNED, landOnDeed),
  usually('onStation', 'deed', [], OWNED, landOnDeed),
  usually('onUtility', 'deed', [], OWNED, landOnDeed),
  usually('rentThrow', 'dice', [], { de: 'die Würfel', en: 'the dice' }, throwForRent),
  choice('rentOnDemand', 'onDemand', [], { de: 'nur auf Verlangen', en: 'only on demand' }, true, DEMANDED),
  choice('rentOnDemand', 'atOnce', [], { de: 'wird sofort eingezogen', en: 'is collected at once' }, false, DEMANDED),
  usually('rentInJail', 'paid', [], { de: 'wird gezahlt', en: 'is paid' }, 1, OF_JAILED),
  choice('rentInJail', 'half', [], { de: 'wird zur Hälfte gezahlt', en: 'is halved' }, 2, OF_JAILED),
  choice('rentInJail', 'unpaid', [], { de: 'entfällt', en: 'is not paid' }, 0, OF_JAILED),
  choice('groupRent', 'never', [], { de: 'wie sonst', en: 'as usual' }, 'never', OF_GROUPS),
  choice(
    'groupRent',
    'unlessMortgaged',
    [],
    {
      de: 'das {groupRentFactor}-Fache, solange nichts in der Gruppe beliehen ist',
      en: '{groupRentFactor} times as much, while nothing in the group is mortgaged',
    },
    'unlessMortgaged',
    OF_GROUPS,
  ),
  choice(
    'groupRent',
    'always',
    [],
    { de: 'das {groupRentFactor}-Fache', en: '{groupRentFactor} times as much' },
    'always',
    OF_GROUPS,
  ),
  usually('freshUtilityThrow', 'arrival', [], { de: 'der, der hinführte', en: 'the one that led there' }, false),
  choice('freshUtilityThrow', 'fresh', [], { de: 'ein neuer', en: 'a fresh one' }, true),
  otherwise('ownDeed', 'nothing', [], UNASKED, () => {}),
] as const

export const numbers = [
  number(
    'groupRentFactor',
    { de: 'Miete unbebauter ganzer Gruppen, mal so viel', en: 'Rent of unbuilt whole groups, so many times' },
    [1, 100],
    { usual: 2 },
  ),
  number(
    'rentGrowth',
    {
      de: 'Wachstum der Mieten in jeder Runde, höchstens auf das Zehnfache',
      en: 'Growth of rents in each round, to ten times at most',
    },
    [0, 100],
    { unit: 'percent', usual: 0, quiet: true, governs: ['rentAmount', 'rentStation', 'rentUtility'] },
  ),
] as const
