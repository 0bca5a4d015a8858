import { SHAREHOLDERS } from '@hausregeln/chapters/shares/rules/section.ts'
import {
  type Adjustment,
  type AdjustName,
  adjust,
  checkAdjustment,
  type Game,
  type GameView,
  NOBODY,
  type Refusal,
  seatsIn,
} from '@hausregeln/engine'
import { decksOf } from './adjusting.ts'

/** How a table stands: what a keeper enters who begins in the middle of a game. By seat, by deed, by deck. */
export interface Standing {
  readonly cash: readonly number[]
  readonly place: readonly number[]
  readonly owner: readonly number[]
  readonly level: readonly number[]
  readonly mortgage: readonly number[]
  readonly jailCard: readonly number[]
  /** By seat: which of their turns in jail comes next, or 0. */
  readonly jail: readonly number[]
  readonly laps: readonly number[]
  /** By issuer and seat (see `holdingOf`); empty where players do not consist of shares. */
  readonly shares: readonly number[]
}

type StandingName = keyof Standing

/** Of what the books cannot say what the keeper wants, and why. */
export interface StandingFault {
  readonly what: AdjustName
  readonly of: number
  readonly refusal: Refusal
}

/** The adjustments that make the books say what lies on the table; or the first thing that cannot be. */
export interface StandingPlan {
  readonly entries: readonly Adjustment[]
  readonly fault: StandingFault | null
}

/** How the books stand, to be changed in the form. */
export function standingOf({ s, book }: GameView): Standing {
  const deeds = Array.from({ length: book.board.deeds }, (_, deed) => deed)
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  return {
    cash: seats.map((seat) => s.cash[seat] ?? 0),
    place: seats.map((seat) => s.place[seat] ?? 0),
    owner: deeds.map((deed) => s.owner[deed] ?? NOBODY),
    level: deeds.map((deed) => s.level[deed] ?? 0),
    mortgage: deeds.map((deed) => s.mortgaged[deed] ?? 0),
    jailCard: decksOf(book).map((deck) => s.jailCard[deck] ?? NOBODY),
    jail: seats.map((seat) => s.jail[seat] ?? 0),
    laps: seats.map((seat) => s.laps[seat] ?? 0),
    shares: Array.from(s.parts.shares?.held ?? []),
  }
}

/**
 * Sets right one thing after the other, in an order in which every rule of the rulebook holds in between: buildings come
 * off before deeds change hands, and go up evenly after that. `game` is played on: give a copy.
 */
export function planStanding(game: Game, wanted: Standing, reason: string): StandingPlan {
  const planner = new Planner(game, wanted, reason)
  const fault =
    planner.settle('level', -1) ??
    planner.settle('mortgage', -1) ??
    planner.settle('owner') ??
    planner.settle('level', 1) ??
    planner.settle('mortgage', 1) ??
    planner.settle('jail', -1) ??
    planner.settle('place') ??
    planner.settle('jail', 1) ??
    planner.settle('laps') ??
    planner.settle('shares', -1) ??
    planner.settle('shares', 1) ??
    planner.settle('jailCard') ??
    planner.settle('cash')
  return { entries: planner.entries, fault }
}

const BY_SEAT: readonly StandingName[] = ['cash', 'place', 'jail', 'laps']

class Planner {
  readonly entries: Adjustment[] = []
  readonly #game: Game
  readonly #wanted: Standing
  readonly #reason: string

  constructor(game: Game, wanted: Standing, reason: string) {
    this.#game = game
    this.#wanted = wanted
    this.#reason = reason
  }

  /** Whatever of this kind differs, and only upwards or downwards if so asked; again while something still comes right. */
  settle(what: StandingName, way?: 1 | -1): StandingFault | null {
    if (this.#game.book.adjusts[what] === undefined) return null
    for (;;) {
      const differing = this.#differing(what).filter(({ change }) => way === undefined || Math.sign(change) === way)
      const faults = differing.map(({ of, change }) => this.#step(what, of, change))
      if (faults.every((fault) => fault !== null)) return faults[0] ?? null
    }
  }

  /** What is not as it should be, and by how much. */
  #differing(what: StandingName): { readonly of: number; readonly change: number }[] {
    const now = standingOf(this.#game)
    return this.#wanted[what].flatMap((value, index) => {
      const change = value - (now[what][index] ?? 0)
      return change === 0 || !this.#isIn(what, index) ? [] : [{ of: index, change }]
    })
  }

  /** Who has left has nothing that could be set right. */
  #isIn(what: StandingName, index: number): boolean {
    if (what === 'shares') return index % SHAREHOLDERS < this.#game.s.seats
    return !BY_SEAT.includes(what) || seatsIn(this.#game.s.alive).includes(index)
  }

  /** One step: buildings one by one. Null if it was possible. */
  #step(what: StandingName, index: number, change: number): StandingFault | null {
    const of = what === 'jailCard' ? (decksOf(this.#game.book)[index] ?? 0) : index
    const now = standingOf(this.#game)[what][index] ?? 0
    const value = what === 'cash' ? change : what === 'level' ? now + Math.sign(change) : now + change
    const entry: Adjustment = { host: 'adjust', what, of, value, reason: this.#reason }
    const refusal = checkAdjustment(this.#game, entry)
    if (refusal !== null) return { what, of, refusal }
    adjust(this.#game, entry)
    this.entries.push(entry)
    return null
  }
}
