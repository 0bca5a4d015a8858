import type { Text } from '@hausregeln/engine'
import type { Saying } from '@hausregeln/engine/core/saying.ts'
import type { CompareExperiment, Experiment, SideData } from '../experiment/schema.ts'
import type { Words } from '../say/shape.words.ts'
import { say } from '../say.ts'

const FOUR = ['steady', 'steady', 'steady', 'steady']
const CLASSIC = { book: 'classic', bots: FOUR }

/** A question that people ask: one experiment. */
export interface StudyOf {
  readonly title: Text
  readonly experiment: (games: number, seed: number) => Experiment
}

type Name = Exclude<SideData['name'], string | undefined>

/** A name as experiments have it: data, in every language that is there. */
function namesIn(said: Saying): Name {
  return { ...said.toJSON(), de: said.de, en: said.en }
}

type Study = Exclude<keyof Words['study'], 'seats'>

function side(name: Study, rules: Partial<Omit<SideData, 'name'>> = {}): SideData {
  return { ...CLASSIC, ...rules, name: namesIn(say(`study-${name}`)) }
}

/** Sides that are compared with the first of them, by what they are asked for. */
function compare(name: Study, sidesOf: () => SideData[], more: Partial<CompareExperiment> = {}): StudyOf {
  const title = say(`study-${name}`)
  const experiment = (games: number, seed: number): Experiment => ({
    format: 1,
    kind: 'compare',
    title: namesIn(title),
    games,
    seed,
    maxRounds: 300,
    measure: 'length',
    stops: false,
    ...more,
    sides: sidesOf(),
  })
  return { title, experiment }
}

function players(count: number): SideData {
  const bots = Array.from({ length: count }, () => 'steady')
  return { ...CLASSIC, bots, name: namesIn(say('study-seats', { count })) }
}

/** One player of that habit against three who weigh each case. */
function inJail(name: Study, habit: string): SideData {
  return side(name, { bots: [habit, 'steady', 'steady', 'steady'] })
}

/** Ten questions that people ask, by name. */
export const STUDIES: Readonly<Record<string, StudyOf>> = {
  'money-on-free-parking': compare('freeParking', () => [
    side('nothingThere'),
    side('feesThere', { options: { freeParkingPot: 1 } }),
    side('and500', {
      options: { freeParkingPot: 1 },
      numbers: { potStart: 500, potRefill: 500 },
    }),
  ]),
  'double-salary': compare('doubleSalary', () => [
    side('salary'),
    side('twiceLanding', { numbers: { salaryLand: 400 } }),
    side('twiceLap', {
      numbers: { salaryLand: 400, salaryPass: 400 },
    }),
  ]),
  'no-auctions': compare('noAuctions', () => [
    side('auctioned'),
    side('staysWithBank', { choices: { declined: 'staysWithBank' } }),
  ]),
  'first-seat': compare('firstSeat', () => [2, 3, 4, 5, 6].map(players), { measure: 'first' }),
  'speed-die': compare('speedDie', () => [side('twoDice'), side('withSpeedDie', { options: { speedDie: 1 } })]),
  'orange-or-green': {
    title: say('study-orangeOrGreen'),
    experiment: (games, seed) => ({
      format: 1,
      kind: 'book',
      title: namesIn(say('study-orangeOrGreen')),
      ...CLASSIC,
      games,
      seed,
      styles: ['trader'],
      groups: ['orange', 'green'],
    }),
  },
  'jail-early-and-late': compare(
    'jail',
    () => [
      inJail('weighs', 'steady'),
      inJail('outAtOnce', 'jail-leaves'),
      inJail('inLong', 'jail-stays'),
      inJail('outEarly', 'jail-stays-late'),
      inJail('inEarly', 'jail-stays-early'),
    ],
    { measure: 'winner', byWealth: true, rotate: true },
  ),
  'all-pay-or-open': compare('allPay', () => [
    side('open', { choices: { unowned: 'auctionOpen' } }),
    side('sealedAll', {
      choices: { unowned: 'auctionSealed', sealedPayment: 'everybody' },
    }),
    side('sealedWinner', {
      choices: { unowned: 'auctionSealed', sealedPayment: 'winner' },
    }),
    side('sealedSecond', {
      choices: { unowned: 'auctionSealed', sealedPayment: 'second' },
    }),
  ]),
  'trading-or-none': compare('trade', () => [side('trading'), side('noTrading', { without: ['trade'] })]),
  'two-to-eight': compare('players', () => [2, 3, 4, 5, 6, 7, 8].map(players)),
}
