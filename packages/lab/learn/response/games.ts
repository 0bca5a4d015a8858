import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import { mix } from '../../src/seeds.ts'
import { type Gained, gainOf, Place } from '../place.ts'
import { type Moments, momentsOf } from '../strong/moments.ts'
import { createFor, type OpponentName } from './players.ts'

/** Rounds of learning: who plays, how many games. `response` has no net in the first, and then that of the round before. */
export const ROUNDS = [
  [['opponent,opponent,opponent,opponent', 13_000]],
  [
    ['response,opponent,opponent,opponent', 12_000],
    ['response,response,opponent,opponent', 9000],
  ],
] as const

const EVERY = 9

export interface Round {
  readonly rulebook: string
  readonly opponent: OpponentName
  readonly round: number
  /** How large a part of its games is played. */
  readonly part: number
  readonly seed: number
  readonly net: Net | null
}

/** Moments of the games of a round. */
export function momentsFor({ rulebook, opponent, round, part, seed, net }: Round): Moments[] {
  return (ROUNDS[round] ?? []).map(([names, games], at) => {
    const sitting = { rulebook, names: names.split(','), games: Math.ceil(games * part), seed: seed + 10 * round + at }
    return momentsOf({ ...sitting, every: EVERY, shifts: 0, net }, (name, by) => createFor(opponent, name, by))
  })
}

/** What the response wins among three opponents, less what a fourth of them wins in its place on common chance. */
export function gainedBy(rulebook: string, opponent: OpponentName, net: Net, games: number, seed: number): Gained {
  const other = () => createFor(opponent, 'opponent', null)
  const [one, fourth] = [createFor(opponent, 'response', net), other()].map((bot) => new Place(rulebook, bot, other))
  let [sum, squares] = [0, 0]
  for (let game = 0; game < games; game++) {
    const gain = (one?.play(game, mix(seed, game)) ?? 0) - (fourth?.play(game, mix(seed, game)) ?? 0)
    sum += gain
    squares += gain ** 2
  }
  return gainOf(sum, squares, games)
}
