import { clone, Game, given, reset, type Session, seatsIn, setupOf } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import { type Share, wilson } from '../report/statistics.ts'
import { mix } from '../seeds.ts'
import type { Point } from './curve.ts'
import { Table } from './rollouts.ts'
import { isSettled } from './settle.ts'

/** The chances at a moment, by games that were played on from there. */
export interface RolledPoint extends Point {
  readonly games: number
  /** By seat, with the limits of 95 % confidence; null: the game is over there. */
  readonly shares: readonly (Share | null)[]
}

/** At so many moments at most a game is played on, and so often. */
const MOMENTS = 24
const GAMES = 50

interface Moment {
  readonly entry: number
  readonly round: number
  readonly game: Game
}

/** The chances over a recorded game whose rulebook no net fits: `steady` plays on from moments before a throw. */
export class Rolling {
  readonly #moments: readonly Moment[]
  readonly points: RolledPoint[] = []

  constructor(session: Session) {
    const all = Array.from(momentsOf(session), ({ entry }) => entry)
    const step = Math.max(1, (all.length - 1) / (MOMENTS - 1))
    const count = Math.min(MOMENTS, all.length)
    const chosen = new Set(Array.from({ length: count }, (_, at) => all[Math.round(at * step)]))
    const moments: Moment[] = []
    for (const { entry, round, game } of momentsOf(session))
      if (chosen.has(entry)) moments.push({ entry, round, game: clone(game, new Game(game.book, given)) })
    this.#moments = moments
  }

  /** How much is done, 0 to 1; where there is no moment to play on from, all of it. */
  get done(): number {
    const { length } = this.#moments
    return length === 0 ? 1 : this.points.length / length
  }

  /** Plays on from the next moment; whether there was one. */
  further(): boolean {
    const moment = this.#moments[this.points.length]
    if (moment === undefined) return false
    this.points.push(pointOf(moment))
    return true
  }
}

/** Before throws, and at the end: of all of them the same game, which goes on. */
function* momentsOf(session: Session): Generator<Moment> {
  const game = new Game(session.game.book, given)
  reset(game, setupOf(session.header))
  for (let entry = 1; entry <= session.length; entry++) {
    for (const one of session.stepAt(entry)?.entries ?? []) carryOut(game, one)
    if (game.s.over !== 0 || (game.s.awaiting === 0 && isSettled(game))) yield { entry, round: game.s.round, game }
  }
}

/** A game that does not end counts for nobody. */
function pointOf({ entry, round, game }: Moment): RolledPoint {
  const { seats, over } = game.s
  const isOver = over !== 0
  const won = new Array<number>(seats).fill(0)
  const table = new Table(game)
  let decided = 0
  for (let number = 0; number < (isOver ? 1 : GAMES); number++) {
    const winners = isOver ? game.s.winners : table.winners([], mix(entry, number))
    if (winners === 0) continue
    decided++
    for (const seat of seatsIn(winners)) won[seat] = (won[seat] ?? 0) + 1 / popCount(winners)
  }
  const chances = won.map((one) => (decided === 0 ? 0 : one / decided))
  return {
    entry,
    round,
    chances,
    games: isOver ? 0 : decided,
    shares: won.map((one) => (isOver ? null : wilson(one, decided))),
  }
}
