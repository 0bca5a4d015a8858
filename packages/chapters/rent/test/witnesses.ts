import { NOBODY } from '@hausregeln/engine'
import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const AT_ONCE = { rentOnDemand: 'atOnce' } as const
/** Seat 0 is three spaces before a street of 50; seat 1 owns the whole group. */
const WHOLE: Stage = { choices: AT_ONCE, own: { 1: ['Parkstraße', 'Schlossallee'] }, place: { 0: 36 } }
/** The same before a station of 25, whose owner is in jail. */
const JAILED: Stage = { choices: AT_ONCE, own: { 1: ['Südbahnhof'] }, jail: { 1: 0 }, place: { 0: 2 } }

/** The same before a utility: four times the pips. */
const UTILITY: Stage = { choices: AT_ONCE, own: { 1: ['Wasserwerk'] }, place: { 0: 25 } }

/** Seat 0 throws three; what seat 1 then has more than it began with. */
function rent(t: Table): number {
  t.throws(0, [1, 2])
  return t.cash(1) - 1500
}

function rentsWithAndWithoutMortgage(t: Table): readonly number[] {
  const whole = rent(t)
  t.do(0, 'endTurn')
  t.do(1, 'mortgage', 'Parkstraße')
  t.throws(1, [4, 6])
  t.do(1, 'endTurn')
  const before = t.cash(1)
  t.g.s.place[0] = 36
  t.throws(0, [1, 2])
  return [whole, t.cash(1) - before]
}

/** Seat 0 comes to a free property, to one of seat 1 and to one of its own: what each is to it. */
function threeLandings(t: Table, deed: string): readonly unknown[] {
  const space = t.names.space(deed)
  const seen: unknown[] = []
  for (const owner of [NOBODY, 1, 0]) {
    t.g.s.own(t.names.deed(deed), owner)
    t.g.s.place[0] = space - 3
    const before = t.cash(0)
    t.throws(0, [1, 2])
    seen.push(t.legal(0).includes('buy') || before - t.cash(0))
    if (owner === NOBODY) t.do(0, 'decline')
    t.do(0, 'endTurn')
    t.g.s.place[1] = 7
    t.throws(1, [1, 2])
    t.do(1, 'endTurn')
  }
  return seen
}
const LANDING: Stage = { choices: { ...AT_ONCE, declined: 'staysWithBank' } }

export const witnesses = [
  witness('onStreet=deed', LANDING, (t) => threeLandings(t, 'Schlossallee'), [true, 50, 0]),
  witness('onStation=deed', LANDING, (t) => threeLandings(t, 'Südbahnhof'), [true, 25, 0]),
  witness('onUtility=deed', LANDING, (t) => threeLandings(t, 'Wasserwerk'), [true, 12, 0]),
  witness(
    'rentThrow=dice',
    { ...UTILITY, own: { 1: ['Elektrizitätswerk'] }, place: { 0: 4 }, cards: { 0: [3] } },
    (t) => {
      t.throws(0, [1, 2], [6, 5])
      return t.cash(1)
    },
    1500 + 110,
  ),
  witness('rentOnDemand=atOnce', { own: { 1: ['Schlossallee'] }, place: { 0: 36 } }, rent, 50),
  witness('rentOnDemand=onDemand', { own: { 1: ['Schlossallee'] }, place: { 0: 36 } }, (t) => [rent(t), t.demands], [
    0,
    ['0 owes 1 50 for Schlossallee'],
  ]),
  witness('rentInJail=paid', JAILED, rent, 25),
  witness('rentInJail=half', JAILED, rent, 12),
  witness('rentInJail=unpaid', JAILED, rent, 0),
  witness('freshUtilityThrow=arrival', UTILITY, rent, 12),
  witness(
    'freshUtilityThrow=fresh',
    UTILITY,
    (t) => {
      t.throws(0, [1, 2], [6, 6])
      return t.cash(1)
    },
    1548,
  ),
  witness('groupRent=never', WHOLE, rentsWithAndWithoutMortgage, [50, 50]),
  witness('groupRent=always', WHOLE, rentsWithAndWithoutMortgage, [100, 100]),
  witness('groupRent=unlessMortgaged', WHOLE, rentsWithAndWithoutMortgage, [100, 50]),
  numberWitness(
    'groupRentFactor',
    [2],
    () => ({ ...WHOLE, cash: { 0: 5000 } }),
    rent,
    (factor) => 50 * factor,
  ),
  numberWitness(
    'rentGrowth',
    [10],
    () => ({ ...WHOLE, own: { 1: ['Schlossallee'] } }),
    (t) => {
      t.g.s.round = 3
      return rent(t)
    },
    (growth) => 50 + growth,
  ),
]
