import type { Bot } from '@hausregeln/bots'
import { countOfEnds, readEnds } from '@hausregeln/bots/chances/ends.ts'
import { reals } from '@hausregeln/bots/columns.ts'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import type { Features } from '@hausregeln/bots/steady/figures/net.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { type Game, newGame, reset, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import { driverOf } from '../../src/driver.ts'
import { botSeeds, mix } from '../../src/seeds.ts'
import { rulebookNamed } from '../../src/table.ts'
import { shiftDeeds } from '../strong/shift.ts'

/** Games that begin in one way or another and that steady players end. */
export interface Sitting {
  readonly rulebook: string
  readonly seats: number
  readonly games: number
  readonly seed: number
}

/** Moments of games that one seat has won, as many as lie in one block: so many numbers for each of so many seats. */
export interface Block {
  readonly seats: number
  readonly stride: number
  readonly moments: number
  readonly rows: Float32Array
}

/** Numbers before the seats: the free part, who is in the game, who has won, and the game's number. */
export const HEAD = 4
export const WINNER = 2
export const GAME = 3
/** Moments of a block. */
export const BLOCK = 4096

/** Who plays the beginnings, each seat by one of them: what comes of dealing well, badly, or not at all. */
const BEGINNERS = 'steady steady steady strong-2026 careful trader gambler casual shark hoarder plain'.split(' ')
/** At one table in so many all are the same: where nobody sells, games go on for long, and all become rich. */
const ALIKE = 3
/** The last turn of a beginning: of the first few of them, so many times as many. */
const FEWEST_TURNS = 4
const FEW_TURNS = 28
const TIMES = [1, 1, 2, 3, 4, 6, 10, 20]
/** So many times at most deeds change hands then, each of them tried so often. */
const MOST_SHIFTS = 3
/** For so much of the money at most, in hundredths. */
const MOST_PAID = 98
const TRIES = 6
/** After so many turns, or up to so many more, comes the next moment, up to so many answers after the turn has begun. */
const EVERY = 6
const MORE = 12
const MOST_ANSWERS = 6
const MOST_ROUNDS = 300
/** A game has no more moments than that. */
const MOST_MOMENTS = 256

/** Plays these games and returns their moments in blocks; the last may be shorter. */
export function momentsOf(sitting: Sitting): Block[] {
  const table = new Table(sitting)
  const blocks: Block[] = []
  let rows = new Float32Array(BLOCK * table.size)
  let filled = 0
  const close = () => {
    blocks.push({ seats: sitting.seats, stride: table.stride, moments: filled, rows })
    rows = new Float32Array(BLOCK * table.size)
    filled = 0
  }
  for (let game = 0; game < sitting.games; game++) {
    const kept = table.play(game)
    if (filled + kept.length > BLOCK) close()
    for (const moment of kept) rows.set(moment, filled++ * table.size)
  }
  close()
  return blocks
}

/** A table at which one game is played after the other. */
class Table {
  readonly stride: number
  readonly size: number
  readonly #sitting: Sitting
  readonly #game: Game
  readonly #beginners: readonly (readonly Bot[])[]
  readonly #seated: Bot[]
  readonly #enders: readonly Bot[]
  readonly #begin: () => void
  readonly #end: () => void
  readonly #picture = new Picture()
  readonly #rows: readonly Features[]
  readonly #kept: readonly Float32Array[]
  #word = 0

  constructor(sitting: Sitting) {
    const { seats, rulebook } = sitting
    const many = (name: string) => Array.from({ length: seats }, () => createPlayer(name))
    const g = newGame(rulebookNamed(rulebook).book, { seats, seed: 0 })
    this.#sitting = sitting
    this.#game = g
    this.#beginners = BEGINNERS.map(many)
    this.#seated = many('steady')
    this.#enders = many('steady')
    this.#begin = driverOf(g, this.#seated).step
    this.#end = driverOf(g, this.#enders).step
    this.#picture.look(g)
    this.stride = countOfEnds(this.#picture.ground)
    this.size = HEAD + seats * this.stride
    this.#rows = Array.from({ length: seats }, (): Features => reals(this.stride))
    this.#kept = Array.from({ length: MOST_MOMENTS }, () => new Float32Array(this.size))
  }

  /** The moments of a game, to be read until the next is played; none, if no single seat has won. */
  play(game: number): readonly Float32Array[] {
    this.#seat(game)
    const { s } = this.#game
    const last = FEWEST_TURNS + this.#below(FEW_TURNS) * (TIMES[this.#below(TIMES.length)] ?? 1)
    while (s.over === 0 && s.round <= MOST_ROUNDS && !(s.turns >= last && isBetweenTurns(this.#game))) this.#begin()
    if (s.over !== 0 || s.round > MOST_ROUNDS) return []
    for (let left = this.#below(MOST_SHIFTS + 1), at = 0; left > 0; left--, at += TRIES) this.#shift(mix(game, at))
    const moments = this.#playEnd(game)
    const winner = Math.log2(s.winners)
    if (s.over === 0 || !Number.isInteger(winner)) return []
    const kept = this.#kept.slice(0, moments)
    for (const moment of kept) moment[WINNER] = winner
    return kept
  }

  /** Draws who begins, and deals a new game. */
  #seat(game: number): void {
    const { seed, seats } = this.#sitting
    this.#word = mix(seed, game)
    const all = this.#below(ALIKE) === 0 ? this.#below(BEGINNERS.length) : null
    for (let seat = 0; seat < seats; seat++) {
      const beginner = this.#beginners[all ?? this.#below(BEGINNERS.length)]?.[seat]
      if (beginner === undefined) throw new Error('There is nobody to begin.')
      beginner.begin(botSeeds(seed, seat)(game))
      this.#seated[seat] = beginner
      this.#enders[seat]?.begin(botSeeds(mix(seed, 1), seat)(game))
    }
    reset(this.#game, { seats, options: {}, seed: mix(seed, game) })
    this.#picture.forget()
  }

  /** Steady players end the game; returns how many moments were kept. */
  #playEnd(game: number): number {
    const { s } = this.#game
    let moments = 0
    const keep = () => {
      if (moments < MOST_MOMENTS) this.#read(this.#kept[moments++] ?? new Float32Array(this.size), game)
      return s.turns + EVERY + this.#below(MORE)
    }
    let next = keep()
    let left = -1
    while (s.over === 0 && s.round <= MOST_ROUNDS) {
      if (left < 0 && s.turns >= next) left = this.#below(MOST_ANSWERS)
      if (left === 0) next = keep()
      if (left >= 0) left--
      this.#end()
    }
    return moments
  }

  #shift(seed: number): void {
    for (let at = 0; at < TRIES; at++) if (shiftDeeds(this.#game, mix(seed, at), MOST_PAID)) return
  }

  #read(into: Float32Array, game: number): void {
    const { s } = this.#game
    this.#picture.look(this.#game)
    into.fill(0)
    into[0] = readEnds(this.#picture, this.#game, this.#rows)
    into[1] = s.alive
    into[GAME] = game
    this.#rows.forEach((row, seat) => {
      if (((s.alive >>> seat) & 1) === 1) into.set(row, HEAD + seat * this.stride)
    })
  }

  #below(number: number): number {
    this.#word = mix(this.#word, number)
    return this.#word % number
  }
}

function isBetweenTurns(g: Game): boolean {
  return topStage(g) === Turn.done && topKind(g) === TURN_FRAME
}
