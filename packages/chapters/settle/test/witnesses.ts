import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** Seat 0 cannot pay seat 1 what it owes on the space ahead, and has a mortgaged street. */
const RUIN: Stage = {
  seats: 3,
  cash: { 0: 40 },
  own: { 0: ['Badstraße'], 1: ['Parkstraße', 'Schlossallee'] },
  mortgaged: ['Badstraße'],
  place: { 0: 36 },
  options: { autoRent: 1 },
}
/** The same with a whole group, a house on one of its streets. */
const BUILT: Stage = {
  ...RUIN,
  cash: { 0: 0 },
  own: { ...RUIN.own, 0: ['Badstraße', 'Turmstraße'] },
  level: { Turmstraße: 1 },
  mortgaged: [],
}
/** Seat 0 owes seat 1 a rent of 50 that has not been demanded. */
const OWING: Stage = { seats: 3, own: { 1: ['Schlossallee'] }, place: { 0: 36 } }
/** A tax takes the last money of seat 0, and it cannot stay in without any. */
const LAST_200: Stage = {
  seats: 3,
  choices: { outAtZero: 'isOut' },
  own: { 0: ['Badstraße', 'Turmstraße'] },
  level: { Badstraße: 1 },
  place: { 0: 1 },
  cash: { 0: 200 },
}

/** Seat 0 is bankrupt: who has its street, or whether it is auctioned. */
function heir(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.do(0, 'bankrupt')
  return [t.owner('Badstraße'), t.waitsFor]
}

/** Seat 0 is bankrupt: what seat 1 has got by it, with what on it. */
function inherited(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  t.do(0, 'bankrupt')
  return [t.cash(1), t.level('Turmstraße'), t.isMortgaged('Badstraße')]
}

/** Seat 0 lands where a rent is due, and gives up: what seat 1 then has, and what is left to seat 0. */
function givesUp(t: Table): readonly number[] {
  t.throws(0, [1, 2])
  t.resign(0)
  return [t.cash(1), t.cash(0)]
}

/** How it is told that seat 0 is out. */
function atNothing(t: Table): readonly string[] {
  t.throws(0, [1, 2])
  return t.events.map(({ type }) => type).filter((type) => ['eliminated', 'resigned', 'sold', 'left'].includes(type))
}

/** Seat 0, which can be made to pay a rent that is beyond it, offers its jail card for so much: whether it may. */
function isSold(t: Table, cash: number): boolean {
  try {
    t.do(0, 'offer', { to: 1, give: { jailCards: [0] }, get: cash === 0 ? {} : { cash } })
    return true
  } catch {
    return false
  }
}

/** Seat 0 lands on a tax of which it has half. */
function taxed(t: Table): readonly unknown[] {
  t.throws(0, [1, 2])
  const before = [t.waitsFor, t.must, t.legal(0).includes('bankrupt')]
  t.do(0, 'mortgage', 'Schlossallee')
  return [...before, t.waitsFor, t.cash(0)]
}

export const witnesses = [
  witness('inheritance=creditor', RUIN, (t) => heir(t)[0], 1),
  witness('inheritance=bank', RUIN, (t) => heir(t), [null, 'open auction']),
  witness('liquidate=sellBuildings', BUILT, inherited, [1525, 0, false]),
  witness('liquidate=sellBuildingsAndMortgageAll', BUILT, inherited, [1579, 0, true]),
  witness('liquidate=nothing', BUILT, inherited, [1500, 1, false]),
  witness('resign=bankrupt', OWING, givesUp, [1550, 0]),
  witness('eliminate=bankrupt', LAST_200, atNothing, ['resigned', 'sold', 'left']),
  witness('shortfall=settle', { seats: 3, cash: { 0: 100 }, place: { 0: 1 }, own: { 0: ['Schlossallee'] } }, taxed, [
    'debt to settle',
    [0],
    false,
    'turn',
    100,
  ]),
  numberWitness(
    'jailCardWorth',
    [50],
    () => ({
      cash: { 0: 0 },
      own: { 1: ['Parkstraße', 'Schlossallee'] },
      level: { Parkstraße: 5, Schlossallee: 5 },
      jailCards: { 0: 0 },
      place: { 0: 36 },
    }),
    (t) => {
      t.throws(0, [1, 2])
      return [0, 49, 50, 1999].map((cash) => isSold(t, cash))
    },
    (worth) => [0, 49, 50, 1999].map((cash) => cash >= worth),
  ),
]
