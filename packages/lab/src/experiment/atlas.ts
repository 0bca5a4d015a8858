import { findRulebook } from '@hausregeln/rulebooks'
import { HOUSE_RULES } from '@hausregeln/rulebooks/house/list.ts'
import { openCompare } from './open-compare.ts'
import type { CompareExperiment, Experiment, SideData } from './schema.ts'

const FOUR = ['steady', 'steady', 'steady', 'steady']
const CLASSIC = { book: 'classic', bots: FOUR }

/** Every choice of the workshop alone, and every number that people know, as sides against classic as it stands. */
function atlasSides(): SideData[] {
  const sides = HOUSE_RULES.flatMap(({ choices = [], numbers = {} }): SideData[] => [
    ...choices.map((name): SideData => {
      const [policy = '', id = ''] = name.split('=')
      return { ...CLASSIC, name, choices: { [policy]: id } } as SideData
    }),
    ...Object.entries(numbers).flatMap(([name, values]) =>
      values.map(
        (value): SideData => ({ ...CLASSIC, name: `${name}=${value}`, numbers: { [name]: value } }) as SideData,
      ),
    ),
  ])
  return sides.filter(canBePlayed)
}

/** Whether a house rule can be laid over classic alone, and changes anything there. */
function canBePlayed(side: SideData): boolean {
  const probe: CompareExperiment = { format: 1, kind: 'compare', games: 1, seed: 1, sides: [side] }
  try {
    openCompare(probe, findRulebook)
    return true
  } catch {
    return false
  }
}

/** The atlas of classic: what each house rule does alone, to length, ending and turn order. */
export function atlasExperiment(games: number, seed: number): Experiment {
  const sides: SideData[] = [{ ...CLASSIC, name: 'classic' }, ...atlasSides()]
  return { format: 1, kind: 'compare', title: 'atlas', games, seed, maxRounds: 200, stops: false, sides }
}

/** Of luck and skill: the same rules, where one player is better than the three others. */
export function skillExperiment(games: number, seed: number): Experiment {
  const bots = ['steady', 'plain', 'plain', 'plain']
  const atlas = atlasExperiment(games, seed) as CompareExperiment
  return {
    ...atlas,
    title: 'skill',
    byWealth: true,
    measure: 'winner',
    rotate: true,
    sides: atlas.sides.map((side) => ({ ...side, bots })),
  }
}

/** Questions that people ask: each one experiment. */
export const STUDIES: Readonly<Record<string, (games: number, seed: number) => Experiment>> = {
  'money-on-free-parking': study('Money on the free car park', [
    { ...CLASSIC, name: 'nothing there' },
    { ...CLASSIC, name: 'taxes and fees there', options: { freeParkingPot: 1 } },
  ]),
  'double-salary': study('Double salary on the start', [
    { ...CLASSIC, name: 'the salary' },
    { ...CLASSIC, name: 'twice the salary', numbers: { salaryLand: 400 } },
  ]),
  'no-auctions': study('No auctions', [
    { ...CLASSIC, name: 'auctions' },
    { ...CLASSIC, name: 'none', choices: { declined: 'staysWithBank' } },
  ]),
  'first-seat': study('The first seat', [2, 3, 4].map(players), 'first'),
  'speed-die': study('The speed die', [
    { ...CLASSIC, name: 'two dice' },
    { ...CLASSIC, name: 'with the speed die', options: { speedDie: 1 } },
  ]),
  'orange-or-green': (games, seed) => ({
    format: 1,
    kind: 'book',
    title: 'Orange against green',
    ...CLASSIC,
    games,
    seed,
    styles: ['trader'],
  }),
  'jail-early-and-late': study('Leaving jail at once, or staying', [
    { ...CLASSIC, name: 'bail of 50' },
    { ...CLASSIC, name: 'bail of 1, as good as free', numbers: { bail: 1 } },
    { ...CLASSIC, name: 'bail of 1000, as good as never', numbers: { bail: 1000, lastBail: 50 } },
  ]),
  'all-pay-or-open': study('All pay, or the open auction', [
    { ...CLASSIC, name: 'open auction of all', choices: { unowned: 'auctionOpen' } },
    { ...CLASSIC, name: 'sealed, all pay', choices: { unowned: 'auctionSealed' } },
    { ...CLASSIC, name: 'sealed, the second price', choices: { unowned: 'auctionSealed', sealedPayment: 'second' } },
  ] as SideData[]),
  'trading-or-none': study('Trading, or none', [
    { ...CLASSIC, name: 'trading' },
    { ...CLASSIC, name: 'none', bots: FOUR.map(() => 'plain') },
  ]),
  'two-to-eight': study('Two to eight players', [2, 3, 4, 5, 6, 7, 8].map(players)),
}

function players(count: number): SideData {
  return { ...CLASSIC, name: `${count} players`, bots: Array.from({ length: count }, () => 'steady') }
}

function study(title: string, sides: readonly SideData[], measure: 'length' | 'first' = 'length') {
  return (games: number, seed: number): Experiment => ({
    format: 1,
    kind: 'compare',
    title,
    games,
    seed,
    maxRounds: 300,
    measure,
    stops: false,
    sides: [...sides],
  })
}
