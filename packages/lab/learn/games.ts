import type { Bot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { freePart } from '@hausregeln/bots/steady/chances/features.ts'
import { readAll, rows } from '@hausregeln/bots/steady/chances/relations.ts'
import { ALL_FEATURES } from '@hausregeln/bots/steady/figures/net.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { newGame, reset, type SeatNo } from '@hausregeln/engine'
import { column } from '@hausregeln/engine/core/state/column.ts'
import { driverOf } from '../src/driver.ts'
import { botSeeds, mix } from '../src/seeds.ts'
import { rulebookNamed } from '../src/table.ts'

/**
 * A moment of a game: the free part, the seats in the game, the seat that has won, and then the features, seat by seat.
 */
export const MOST_SEATS = 6
export const HEAD = 3
export const ROW = HEAD + MOST_SEATS * ALL_FEATURES

const MOST_ROUNDS = 200

/** Games of which moments are kept: who plays how many, from which seed; every so many turns a moment is kept. */
export interface Sitting {
  readonly rulebook: string
  readonly names: readonly string[]
  readonly games: number
  readonly seed: number
  readonly every: number
}

/** Plays games of these bots, and returns moments of those that somebody has won, row after row. */
export function momentsOf({ rulebook, names, games, seed, every }: Sitting): Float32Array {
  const seats = names.length
  const g = newGame(rulebookNamed(rulebook).book, { seats, seed: 0 })
  const bots = names.map((name) => createPlayer(name))
  const seated: Bot[] = [...bots]
  const driver = driverOf(g, seated)
  const seeds = column(bots.map((_, seat) => botSeeds(seed, seat)))
  const picture = new Picture()
  const kept: Float32Array[] = []
  let running: Float32Array[] = []
  let turns = 0
  g.emit = (type) => {
    if (type !== 'turnBegan' || turns++ % every !== 0) return
    picture.look(g)
    const row = new Float32Array(ROW)
    row[0] = freePart(picture)
    row[1] = g.s.alive
    readAll(picture)
    for (let seat: SeatNo = 0; seat < seats; seat++)
      if (((g.s.alive >>> seat) & 1) === 1) row.set(rows[seat], HEAD + seat * ALL_FEATURES)
    running.push(row)
  }
  for (let game = 0; game < games; game++) {
    bots.forEach((bot, place) => {
      const seat: SeatNo = (place + game) % seats
      seated[seat] = bot
      bot.begin(seeds[seat](game))
    })
    running = []
    turns = game
    picture.forget()
    reset(g, { seats, options: {}, seed: mix(seed, game) })
    driver.playOut(MOST_ROUNDS)
    const winner = Math.log2(g.s.winners)
    if (g.s.over === 0 || !Number.isInteger(winner)) continue
    for (const row of running) row[2] = winner
    kept.push(...running)
  }
  const all = new Float32Array(kept.length * ROW)
  kept.forEach((row, at) => {
    all.set(row, at * ROW)
  })
  return all
}
