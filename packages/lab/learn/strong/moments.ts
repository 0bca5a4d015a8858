import type { Bot } from '@hausregeln/bots'
import { KINDS, type Nets } from '@hausregeln/bots/chances/kinds.ts'
import { countOf, readStanding } from '@hausregeln/bots/chances/reading.ts'
import { reals } from '@hausregeln/bots/columns.ts'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import type { Features, Net } from '@hausregeln/bots/steady/figures/net.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { createStrong } from '@hausregeln/bots/strong/strong.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { type Game, newGame, reset, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import { column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { driverOf } from '../../src/driver.ts'
import { botSeeds, mix } from '../../src/seeds.ts'
import { rulebookNamed } from '../../src/table.ts'
import type { Shape } from '../learner.ts'
import { shiftDeeds } from './shift.ts'

/** Games of which moments are kept: who plays how many of them, from which seed. */
export interface Sitting {
  readonly rulebook: string
  readonly names: readonly string[]
  readonly games: number
  readonly seed: number
  /** Of so many turns one is kept. */
  readonly every: number
  /** In each of its games deeds change hands at random (see shift.ts), in one of the first so many turns; 0: in none. */
  readonly shifts: number
  /** By what `strong` plays; null: by no net. */
  readonly net: Net | null
}

/** Moments of games that somebody has won, in a row (see learner.ts), as many seats for each as play there. */
export interface Moments {
  readonly shape: Shape
  readonly rows: Float32Array
}

/**
 * Words before the seats: the free part, who is in the game, who has won, turns so far, what part of all turns of the game
 * that is, and the game's number.
 */
const HEAD = 6
export const TURNS = 3
export const PART = 4
export const GAME = 5

const MOST_ROUNDS = 300
/** Deeds are tried to be moved so often. */
const TRIES = 6
/** A moment lies up to so many answers after the beginning of its turn. */
const MOST_ANSWERS = 6

/** Makes the player of a name, who may play by a net that is being learned. */
export type Maker = (name: string, net: Net | null) => Bot

const usualMaker: Maker = (name, net) => (name === 'strong' ? createStrong(netsOf(net)) : createPlayer(name))

/** Plays these games, the bots a seat further in each, and returns moments of those that one seat has won. */
export function momentsOf(sitting: Sitting, make: Maker = usualMaker): Moments {
  const { rulebook, names, games, seed } = sitting
  const seats = names.length
  const g = newGame(rulebookNamed(rulebook).book, { seats, seed: 0 })
  const bots = names.map((name) => make(name, sitting.net))
  const seated: Bot[] = [...bots]
  const driver = driverOf(g, seated)
  const seeds = column(bots.map((_, seat) => botSeeds(seed, seat)))
  const reader = new Reader(g, seats)
  const kept: Float32Array[] = []
  for (let game = 0; game < games; game++) {
    bots.forEach((bot, place) => {
      const seat: SeatNo = (place + game) % seats
      seated[seat] = bot
      bot.begin(seeds[seat](game))
    })
    reset(g, { seats, options: {}, seed: mix(seed, game) })
    kept.push(...playOne(g, driver.step, reader, game, sitting))
  }
  const stride = reader.count
  const row = HEAD + seats * stride
  const rows = new Float32Array(kept.length * row)
  kept.forEach((moment, at) => {
    rows.set(moment, at * row)
  })
  return { shape: { head: HEAD, stride, seats }, rows }
}

/** A net for whatever is played: it fits none but its kind. */
function netsOf(net: Net | null): Nets {
  return net === null ? {} : Object.fromEntries(KINDS.map((kind) => [kind, net]))
}

/** Plays one game and returns its moments; none, if no single seat has won. */
function playOne(g: Game, step: () => void, reader: Reader, game: number, { every, shifts }: Sitting): Float32Array[] {
  const running: { readonly moment: Float32Array; readonly turn: number }[] = []
  const { s } = g
  reader.forget()
  let shift = shifts === 0 ? 0 : 1 + (mix(game, shifts) % shifts)
  // What was read before would be a moment of another game.
  let next = shift + 1 + (game % every)
  let left = -1
  while (s.over === 0 && s.round <= MOST_ROUNDS) {
    if (shift !== 0 && s.turns >= shift && topStage(g) === Turn.done && topKind(g) === TURN_FRAME) {
      const isShifted = Array.from({ length: TRIES }, (_, at) => at).some((at) => shiftDeeds(g, mix(game, 100 + at)))
      if (isShifted) running.push({ moment: reader.read(), turn: s.turns })
      shift = 0
    }
    if (left < 0 && s.turns >= next) left = mix(game, next) % MOST_ANSWERS
    if (left === 0) {
      running.push({ moment: reader.read(), turn: s.turns })
      next = s.turns + every
    }
    if (left >= 0) left--
    step()
  }
  const winner = Math.log2(s.winners)
  if (s.over === 0 || !Number.isInteger(winner)) return []
  return running.map(({ moment, turn }) => {
    moment[2] = winner
    moment[TURNS] = turn
    moment[PART] = turn / (s.turns + 1)
    moment[GAME] = game
    return moment
  })
}

/** Reads moments off a game. */
class Reader {
  readonly #game: Game
  readonly #seats: number
  readonly #picture = new Picture()
  readonly #rows: readonly Features[]
  readonly count: number

  constructor(game: Game, seats: number) {
    this.#game = game
    this.#seats = seats
    this.#picture.look(game)
    this.count = countOf(this.#picture.ground)
    this.#rows = Array.from({ length: seats }, (): Features => reals(this.count))
  }

  forget(): void {
    this.#picture.forget()
  }

  read(): Float32Array {
    const { s } = this.#game
    this.#picture.look(this.#game)
    const moment = new Float32Array(HEAD + this.#seats * this.count)
    moment[0] = readStanding(this.#picture, this.#game, this.#rows)
    moment[1] = s.alive
    this.#rows.forEach((row, seat) => {
      if (((s.alive >>> seat) & 1) === 1) moment.set(row, HEAD + seat * this.count)
    })
    return moment
  }
}
