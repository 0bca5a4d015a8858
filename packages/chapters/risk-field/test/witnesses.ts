import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const RISK: Stage = { book: 'euronopoly', cash: { 0: 20_000_000 } }

/** Seat 0 comes to the risk field by this throw: what it gains. */
function risk(t: Table, dieA: number, dieB: number): number {
  t.g.s.place[0] = 20 - dieA - dieB
  const before = t.cash(0)
  t.throws(0, [dieA, dieB])
  return t.cash(0) - before
}

/** The same by doubles: what it pays, and whether it may throw again. */
const byDoubles = (t: Table) => [risk(t, 3, 3), t.legal(0).includes('throw')]

export const witnesses = [
  witness('onRisk=takeRisk', RISK, byDoubles, [-300, true]),
  witness('onRisk=takeRiskEndsDoubles', RISK, byDoubles, [-300, false]),
  numberWitness(
    'riskStake',
    [30],
    () => RISK,
    (t) => risk(t, 6, 1),
    (stake) => 5 * stake,
  ),
  numberWitness(
    'riskDoublesStake',
    [50],
    () => RISK,
    (t) => risk(t, 3, 3),
    (stake) => (stake === 0 ? 0 : -6 * stake),
  ),
]
