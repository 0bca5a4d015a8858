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
  const variances = aboutMean(inverse(information(weights, tables)))
  return logs.map((log, player) => {
    const rating = POINTS * (log - mean)
    const half = POINTS * Z * Math.sqrt(Math.max(0, variances[player]!))
    return { rating, low: rating - half, high: rating + half }
  })
}

function decided({ won }: Games): number {
  return won.reduce((sum, part) => sum + part, 0)
}

function likeliest(count: number, tables: readonly Games[]): number[] {
  const wins = new Array<number>(count).fill(PRIOR)
  for (const { players, won } of tables)
    players.forEach((player, place) => {
      wins[player]! += won[place]!
    })
  let weights = new Array<number>(count).fill(1)
  for (let step = 0; step < MOST_STEPS; step++) {
    const burdens = weights.map((weight) => (2 * PRIOR) / (weight + 1))
    for (const table of tables) {
      const together = table.players.reduce((sum, player) => sum + weights[player]!, 0)
      for (const player of table.players) burdens[player]! += decided(table) / together
    }
    const next = wins.map((won, player) => won / burdens[player]!)
    const moved = Math.max(...next.map((weight, player) => Math.abs(Math.log(weight / weights[player]!))))
    weights = next
    if (moved < CLOSE) break
  }
  return weights
}

/** Minus the second derivatives of the logarithm of the likelihood, by logarithms of the weights. */
function information(weights: readonly number[], tables: readonly Games[]): number[][] {
  const matrix = weights.map((weight, row) =>
    weights.map((_, column) => (row === column ? (2 * PRIOR * weight) / (1 + weight) ** 2 : 0)),
  )
  for (const table of tables) {
    const games = decided(table)
    const together = table.players.reduce((sum, player) => sum + weights[player]!, 0)
    for (const one of table.players)
      for (const other of table.players) {
        const chances = (weights[one]! * weights[other]!) / together ** 2
        matrix[one]![other]! += games * ((one === other ? weights[one]! / together : 0) - chances)
      }
  }
  return matrix
}

/** By Gauss and Jordan; the matrix is symmetric and positive definite, so that no rows need be exchanged. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))])
  rows.forEach((row, at) => {
    const pivot = row[at]!
    for (let column = 0; column < 2 * size; column++) row[column]! /= pivot
    rows.forEach((other, index) => {
      const factor = other[at]!
      if (index === at || factor === 0) return
      for (let column = 0; column < 2 * size; column++) other[column]! -= factor * row[column]!
    })
  })
  return rows.map((row) => row.slice(size))
}

/** The variance of each, less the mean of all, from what they vary together. */
function aboutMean(covariances: readonly (readonly number[])[]): number[] {
  const size = covariances.length
  const means = covariances.map((row) => row.reduce((sum, value) => sum + value, 0) / size)
  const mean = means.reduce((sum, value) => sum + value, 0) / size
  return covariances.map((row, at) => row[at]! - 2 * means[at]! + mean)
}
