import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const TAXED: Stage = { choices: { wealthTax: 'everyRounds' } }

/** Both take a turn in which nothing happens, in the round `round`: what each then has. */
function afterRound(t: Table, round: number): readonly number[] {
  for (const [seat, place] of [7, 17].entries()) t.g.s.place[seat] = place
  t.g.s.round = round
  t.throws(0, [1, 2])
  t.do(0, 'endTurn')
  t.throws(1, [1, 2])
  t.do(1, 'endTurn')
  return [t.cash(0), t.cash(1)]
}

export const witnesses = [
  witness('wealthTax=everyRounds', {}, (t) => afterRound(t, 5), [1350, 1350]),
  witness('wealthTax=nothing', {}, (t) => afterRound(t, 5), [1500, 1500]),
  numberWitness(
    'wealthTaxRounds',
    [5],
    () => TAXED,
    (t) => {
      for (let round = 95; round <= 100; round++) afterRound(t, round)
      return t.events.flatMap((event) => (event.type === 'wealthTaxed' ? [event.round] : []))
    },
    (rounds) => [95, 96, 97, 98, 99, 100].filter((round) => round % rounds === 0),
  ),
  numberWitness(
    'wealthTaxShare',
    [10],
    () => TAXED,
    (t) => afterRound(t, 5),
    (share) => [15 * (100 - share), 15 * (100 - share)],
  ),
]
