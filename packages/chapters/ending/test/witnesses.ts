import type { Table } from '../../testing/script.ts'
import { numberWitness, type Stage, witness } from '../../testing/witness.ts'

const FOUR: Stage = { seats: 4, cash: { 3: 2000 } }

/** Seats give up one after the other: how many, until the game is over. */
function leaversUntilTheEnd(t: Table): number {
  for (let leavers = 1; ; leavers++) {
    t.resign(leavers - 1)
    if (t.over !== null) return leavers
  }
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

/** Seat 0 has 1,000, a station mortgaged, a whole group with a house on each street. */
const RICH: Stage = {
  cash: { 0: 1000 },
  own: { 0: ['Südbahnhof', 'Parkstraße', 'Schlossallee'] },
  level: { Parkstraße: 1, Schlossallee: 1 },
  mortgaged: ['Südbahnhof'],
}
/** The same in cities of which one has an apartment, with 200 of debt at the bank. */
const INDEBTED: Stage = {
  book: 'euronopoly',
  cash: { 0: 1000 },
  debt: { 0: 200 },
  own: { 0: ['Rom'] },
  level: { Rom: 1 },
}
const wealth = (t: Table) => t.g.book.wealth(t.g, 0)

export const witnesses = [
  witness('wealth=byPrices', RICH, wealth, 1000 + 100 + 750 + 400),
  witness('wealth=byHalfPrices', INDEBTED, wealth, 1000 + 800 + 240),
  witness('wealth=bySaleValues', INDEBTED, wealth, 1000 + 800 + 240 - 200),
  witness(
    'turnEnded=byTime',
    { place: { 0: 7 } },
    (t) => {
      t.throws(0, [1, 2])
      t.timeUp()
      const before = t.over
      t.do(0, 'endTurn')
      return [before, t.over?.reason]
    },
    [null, 'timeUp'],
    ['byBank', 'closeExchange'],
  ),
  numberWitness(
    'shortGameBankruptcies',
    [2],
    () => ({ seats: 8, options: { shortGame: 1 } }),
    (t) => leaversUntilTheEnd(t),
    (leavers) => leavers,
  ),
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
