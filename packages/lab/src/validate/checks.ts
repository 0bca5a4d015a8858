import { walkExactly } from '../experiment/about/chain.ts'
import type { Comparison } from '../experiment/compare.ts'
import { count, mean, newMoments, varianceAlong } from '../experiment/moments.ts'
import type { CompareExperiment } from '../experiment/schema.ts'
import { Side, Wrote, widthOf } from '../experiment/side.ts'
import { type JailHabit, landings } from '../report/landings.ts'
import { rulebookNamed } from '../table.ts'
import { oneProperty, type SolvedBoard, taxesAlone } from './boards.ts'

/** What a check is called, whether it holds, and the figures by which. */
export interface Checked {
  readonly name: 'landings' | 'friedman' | 'turnOrder' | 'exact' | 'prices'
  readonly holds: boolean
  readonly figures: Readonly<Record<string, number>>
}

/** Plays a comparison, wherever. */
export type PlayCompare = (experiment: CompareExperiment) => Promise<Comparison>

/** Standard errors beyond which a figure does not hold: by chance some ten in a million do. */
const MOST_ERRORS = 4.5

/**
 * Where throws end on the board of classic: 41 states, jail left at once or stayed in, walked by so many turns against the
 * exact chain.
 */
export function checkLandings(turns: number): Checked {
  const figures: Record<string, number> = {}
  let worst = 0
  for (const jail of ['leave', 'stay'] as JailHabit[]) {
    const exact = walkExactly(rulebookNamed('classic'), {}, jail)
    const walked = landings({ turns, jail, seed: 1 })
    const throws = turns * walked.throwsPerTurn
    Object.values(walked.perThrow).forEach((percent, state) => {
      const share = exact.perThrow[state] ?? 0
      const error = Math.sqrt((share * (1 - share)) / throws)
      const off = error === 0 ? (percent === 0 ? 0 : Number.POSITIVE_INFINITY) : Math.abs(percent / 100 - share) / error
      worst = Math.max(worst, off)
    })
    figures[`${jail}: throws a turn, exactly`] = exact.throwsPerTurn
    figures[`${jail}: throws a turn, walked`] = walked.throwsPerTurn
    figures[`${jail}: in jail, exactly`] = exact.perThrow.at(-1) ?? 0
    figures[`${jail}: in jail, walked`] = (walked.perThrow.jail ?? 0) / 100
  }
  figures['worst of 82 states, in standard errors'] = worst
  return { name: 'landings', holds: worst < MOST_ERRORS, figures }
}

/** What Friedman and others found: so many games of two of their players never end, give or take. */
const NEVER = { share: 0.12, within: 0.01 }
/** A game that is not over after so many rounds is taken never to end. */
const FOR_EVER = 2000

/**
 * The two-player model of Friedman, Henderson, Byuen and Gutiérrez Gallardo, "Estimating the probability that the game of
 * Monopoly never ends" (Winter Simulation Conference 2009), to the letter (see bots/sparring/friedman.ts), without a
 * second throw after doubles, on the board of classic. `within`: for fewer games than the paper's precision needs.
 */
export async function checkFriedman(play: PlayCompare, games: number, within = NEVER.within): Promise<Checked> {
  const bots = ['friedman', 'friedman']
  const model = { book: 'classic', options: { autoRent: 1 }, choices: { doublesAgain: 'nothing' as const } }
  const report = await play({
    format: 1,
    kind: 'compare',
    games,
    seed: 1,
    maxRounds: FOR_EVER,
    stops: false,
    sides: [{ ...model, bots }],
  })
  const ended = report.sides[0]?.measures.ended
  const never = 1 - (ended?.value ?? 1)
  const [low, high] = [1 - (ended?.interval?.high ?? 1), 1 - (ended?.interval?.low ?? 0)]
  return {
    name: 'friedman',
    holds: Math.abs(never - NEVER.share) <= within,
    figures: { games, never, low, high },
  }
}

/**
 * The advantage of the first turn among four of the same bots in classic, where dice decide who begins: counted by turn
 * order it shows, and counted by seat it does not.
 */
export async function checkTurnOrder(play: PlayCompare, games: number): Promise<Checked> {
  const bots = ['steady', 'steady', 'steady', 'steady']
  const report = await play({
    format: 1,
    kind: 'compare',
    games,
    seed: 2,
    stops: false,
    rotate: false,
    sides: [{ book: 'classic', bots }],
  })
  const side = report.sides[0]
  const first = side?.measures.first
  const seats = side?.winners.map((share) => share?.value ?? 0) ?? []
  const error = Math.sqrt((0.25 * 0.75) / games)
  const worst = Math.max(...seats.map((share) => Math.abs(share - 0.25) / error))
  const advantage = first?.value ?? 0
  const isShown = advantage / error > 2
  return {
    name: 'turnOrder',
    holds: isShown && worst < MOST_ERRORS,
    figures: {
      games,
      first: 0.25 + advantage,
      low: 0.25 + (first?.interval?.low ?? 0),
      high: 0.25 + (first?.interval?.high ?? 0),
      worst,
    },
  }
}

/** Two boards that are solved exactly, against so many games of each. */
export function checkExact(games: number): Checked {
  const figures: Record<string, number> = {}
  const offs = [taxesAlone(), oneProperty()].flatMap((board) => {
    const played = playSolved(board, games)
    for (const [name, { exact, found, off }] of Object.entries(played)) {
      figures[`${board.name}: ${name}, exactly`] = exact
      figures[`${board.name}: ${name}, played`] = found
      figures[`${board.name}: ${name}, standard errors off`] = off
    }
    return Object.values(played).map(({ off }) => off)
  })
  const worst = Math.max(...offs)
  figures.games = games
  figures['worst of both boards, in standard errors'] = worst
  return { name: 'exact', holds: worst < MOST_ERRORS, figures }
}

function playSolved({ rulebook, first, length, unit }: SolvedBoard, games: number) {
  const bots = ['plain', 'plain']
  const side = new Side({ rulebook, bots, options: {} }, { seed: 1, maxRounds: 10_000, rotate: false, byWealth: false })
  const moments = newMoments(widthOf(bots.length))
  const written = new Float64Array(moments.sums.length)
  for (let game = 0; game < games; game++) {
    side.play(game, written, 0)
    count(moments, written)
  }
  const against = (at: number, exact: number) => {
    const error = Math.sqrt(varianceAlong(moments, new Map([[at, 1]])) / games)
    const found = mean(moments, at)
    return { exact, found, off: Math.abs(found - exact) / error }
  }
  return { 'won by the first': against(Wrote.first, first), [unit]: against(Wrote[unit], length) }
}
