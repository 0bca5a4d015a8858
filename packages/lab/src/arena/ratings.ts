import { type CellNo, column } from '@hausregeln/engine/core/state/column.ts'
import { directionsOf, inverseSquare } from '../report/orthonormal.ts'
import type { Interval } from '../report/statistics.ts'

/**
 * Games of one table: who played, by number, and how many of the decided games each has won; a shared victory in parts.
 */
export interface Games {
  readonly players: readonly number[]
  readonly won: readonly number[]
}

/** A player's strength on the scale of Elo, 400 points for ten to one; all players have 0 on average. */
export interface Rating extends Interval {
  readonly rating: number
}

const POINTS = 400 / Math.LN10
/** 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054
const MOST_STEPS = 2000
const CLOSE = 1e-10

/** Everybody is taken to have won and lost half a game against an average player: else who wins none has no rating. */
const PRIOR = 0.5

/**
 * Ratings by maximum likelihood in the model of Bradley, Terry, Luce and Plackett: a player with weight w wins at a
 * table with the chance w / sum of the weights there. The weights are found by minorizing and maximizing (Hunter 2004);
 * the limits of 95 % confidence are those of the normal distribution with the inverse of the observed information.
 */
export function ratingsOf(count: number, tables: readonly Games[]): Rating[] {
  const weights = likeliest(count, tables)
  const logs = weights.map(Math.log)
  const mean = logs.reduce((sum, log) => sum + log, 0) / count
  const directions = directionsOf(information(weights, tables))
  if (directions === null) throw new Error('The ratings of these games have no limits.')
  return logs.map((log, player) => {
    const rating = POINTS * (log - mean)
    const lessMean = logs.map((_, other) => (other === player ? 1 : 0) - 1 / count)
    const half = POINTS * Z * Math.sqrt(inverseSquare(directions, lessMean))
    return { rating, low: rating - half, high: rating + half }
  })
}

function decided({ won }: Games): number {
  return won.reduce((sum, part) => sum + part, 0)
}

function likeliest(count: number, tables: readonly Games[]): number[] {
  const wins = column(new Array<number>(count).fill(PRIOR))
  for (const { players, won } of tables)
    players.forEach((player: CellNo, place) => {
      wins[player] += won[place] ?? 0
    })
  let weights = column(new Array<number>(count).fill(1))
  for (let step = 0; step < MOST_STEPS; step++) {
    const burdens = column(weights.map((weight) => (2 * PRIOR) / (weight + 1)))
    for (const table of tables) {
      const games = decided(table)
      const together = togetherAt(table, weights)
      for (const player of table.players as readonly CellNo[]) burdens[player] += games / together
    }
    const next = column(wins.map((won, player: CellNo) => won / burdens[player]))
    const moved = Math.max(...next.map((weight, player: CellNo) => Math.abs(Math.log(weight / weights[player]))))
    weights = next
    if (moved < CLOSE) break
  }
  return weights
}

/** The weights of all at a table. */
function togetherAt({ players }: Games, weights: readonly number[]): number {
  return players.reduce((sum, player) => sum + (weights[player] ?? 0), 0)
}

/** Minus the second derivatives of the logarithm of the likelihood, by logarithms of the weights. */
function information(weights: readonly number[], tables: readonly Games[]): number[][] {
  const matrix = weights.map((weight, row) =>
    weights.map((_, at) => (row === at ? (2 * PRIOR * weight) / (1 + weight) ** 2 : 0)),
  )
  for (const table of tables) {
    const games = decided(table)
    const together = togetherAt(table, weights)
    const chance = (player: number) => (weights[player] ?? 0) / together
    for (const one of table.players) {
      const row = matrix[one] ?? []
      for (const other of table.players)
        row[other] = (row[other] ?? 0) + games * ((one === other ? chance(one) : 0) - chance(one) * chance(other))
    }
  }
  return matrix
}
