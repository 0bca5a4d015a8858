import { BANK } from '@hausregeln/engine'
import type { Table } from '../../testing/script.ts'
import { cashAfter, numberWitness, type Stage, witness } from '../../testing/witness.ts'

/** The bank has nothing left; seat 0 is before the start, where it is to have 4,000. */
const BROKE: Stage = {
  book: 'simplified',
  cash: { 0: 30_000, 1: 170_000 },
  own: { 0: ['Badstraße'] },
  place: { 0: 38, 1: 7 },
}

/** Seat 0 passes the start, and the round ends: why the game is over. */
function endOfRound(t: Table): string | undefined {
  t.throws(0, [1, 2])
  t.do(0, 'endTurn')
  if (t.over === null) endTurnOf1(t)
  return t.over?.reason
}

function endTurnOf1(t: Table): void {
  t.throws(1, [1, 2])
  t.do(1, 'endTurn')
}

export const witnesses = [
  witness('finiteBank=finite', BROKE, cashAfter(1, 2), 30_000),
  witness('finiteBank=unlimited', BROKE, cashAfter(1, 2), 34_000),
  witness('turnEnded=byBank', BROKE, endOfRound, 'bankBroke'),
  numberWitness(
    'bankCash',
    [200_000],
    () => ({
      ...BROKE,
      choices: { outAtZero: 'staysIn' },
      numbers: { startCash: 0 },
      cash: {},
    }),
    (t) => {
      const all = t.cash(BANK) + t.cash(0) + t.cash(1)
      return [all, cashAfter(1, 2)(t)]
    },
    (cash) => [cash, Math.min(cash, 4000)],
  ),
]
