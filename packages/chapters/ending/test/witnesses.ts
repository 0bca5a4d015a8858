import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const FOUR: Stage = { seats: 4, cash: { 3: 2000 } }

/** Seats give up one after the other: how many, until the game is over. */
function leaversUntilTheEnd(t: Table): number {
  for (let leavers = 1; leavers < 4; leavers++) {
    t.resign(leavers - 1)
    if (t.over !== null) return leavers
  }
  return 4
}

/** Both take a turn in which nothing happens, in the round `round`: why the game is over. */
function endOfRound(t: Table, round: number): string | undefined {
  for (const [seat, place] of [7, 17].entries()) {
    t.g.s.round = round
    t.g.s.place[seat] = place
    t.throws(seat, [1, 2])
    t.do(seat, 'endTurn')
    if (t.over !== null) break
  }
  return t.over?.reason
}

export const witnesses = [
  witness('seatLeft=lastPlayer', FOUR, leaversUntilTheEnd, 3),
  witness('seatLeft=firstBankruptcy', FOUR, leaversUntilTheEnd, 1),
  witness('seatLeft=secondBankruptcy', FOUR, leaversUntilTheEnd, 2),
  witness('lastRound=afterRounds', { numbers: { rounds: 5 } }, (t) => endOfRound(t, 5), 'roundsOver'),
  witness('lastRound=nothing', {}, (t) => endOfRound(t, 20), undefined),
  witness('target=byWealth', { cash: { 0: 1_000_000 } }, (t) => endOfRound(t, 1), 'targetReached'),
  witness('target=nothing', { cash: { 0: 1_000_000 } }, (t) => endOfRound(t, 1), undefined),
  numberWitness(
    'rounds',
    [20],
    () => ({ choices: { lastRound: 'afterRounds' } }),
    (t, rounds) => [rounds === 1 || endOfRound(t, rounds - 1) === undefined, endOfRound(t, rounds)],
    () => [true, 'roundsOver'],
  ),
  numberWitness(
    'targetWealth',
    [2000],
    (target) => ({ choices: { target: 'byWealth' }, numbers: { salaryLand: 1 }, cash: { 0: target - 1, 1: 0 } }),
    (t) => {
      const before = endOfRound(t, 1)
      t.g.s.place[0] = 37
      t.throws(0, [1, 2])
      t.do(0, 'endTurn')
      return [before, t.over?.reason]
    },
    () => [undefined, 'targetReached'],
  ),
]
