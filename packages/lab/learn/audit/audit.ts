import type { Book } from '@hausregeln/engine'
import { mix } from '../../src/seeds.ts'
import { Branches, type Gain, TO_THE_END } from './branches.ts'
import { type Deal, dealsOf } from './deals.ts'

/** A deal of one side that has not been shown to be harmless by few games: what it brings that side by many. */
export interface Doubtful {
  readonly deal: Deal
  readonly seat: number
  readonly gain: Gain
}

export interface Audit {
  /** Deals, games that they were made in, and sides of these deals that were looked at. */
  readonly deals: number
  readonly games: number
  readonly sides: number
  /** What a deal brings a side on average, by few rounds of few games and the chances then. */
  readonly mean: number
  readonly doubtful: readonly Doubtful[]
}

/** What is audited, and by how many games a doubtful deal is told. */
export interface Plan {
  readonly rulebook: string
  readonly names: readonly string[]
  /** By whom games are played on. */
  readonly player: string
  readonly deals: number
  readonly rollouts: number
  readonly seed: number
}

/** Whose deals are looked at. */
const WHOSE = 'strong'
/** What a deal may cost who makes it: a part of 1. */
export const HARMFUL = 0.04

/**
 * Steps of looking closer: so many games of so many rounds. A deal is left as soon as it is clear that it costs its side
 * less than what counts as harm, by this many times its error; by chances after a few rounds, which are only nearly right,
 * less than half of that.
 */
const STEPS = [
  { games: 24, rounds: 6, spread: 2.5, cost: HARMFUL / 2 },
  { games: 120, rounds: 12, spread: 2.5, cost: HARMFUL / 2 },
  { games: 200, rounds: TO_THE_END, spread: 2, cost: HARMFUL },
  { games: 1000, rounds: TO_THE_END, spread: 2, cost: HARMFUL },
  { games: 2000, rounds: TO_THE_END, spread: 2, cost: HARMFUL },
] as const

/** Looks at so many deals of `strong`; `tell` hears of each that is told by all rollouts. */
export function auditDeals(plan: Plan, tell: (doubtful: Doubtful) => void): Audit {
  const doubtful: Doubtful[] = []
  const branches = new Lazily(plan)
  let [deals, sides, games, sum] = [0, 0, 0, 0]
  for (const deal of dealsOf(plan.rulebook, plan.names, WHOSE, plan.seed)) {
    if (deals === plan.deals) break
    deals++
    games = deal.game + 1
    for (const seat of deal.sides) {
      sides++
      const { first, last } = lookAt(branches.at(deal.before.book), deal, seat, plan, mix(plan.seed, 1e6 + deals))
      sum += first.mean
      if (last === null) continue
      const one = { deal, seat, gain: last }
      doubtful.push(one)
      tell(one)
    }
  }
  return { deals, games, sides, mean: sides === 0 ? 0 : sum / sides, doubtful }
}

/** By few games, then by more, and by all if it still may do harm. */
function lookAt(branches: Branches, deal: Deal, seat: number, plan: Plan, seed: number) {
  const look = (games: number, rounds: number, step: number) =>
    branches.gains(deal.before, [deal.taken, deal.refused], [seat], rounds, { games, seed: mix(seed, step) })[0]
  let first: Gain | null = null
  for (const [step, { games, rounds, spread, cost }] of STEPS.entries()) {
    if (games >= plan.rollouts) break
    const gain = look(games, rounds, step)
    if (gain === undefined) break
    first ??= gain
    const deviation = (gain.limits.high - gain.limits.low) / 4
    if (gain.mean - spread * deviation > -cost) return { first, last: null }
  }
  const last = look(plan.rollouts, TO_THE_END, STEPS.length) ?? null
  return { first: first ?? NOTHING, last }
}

const NOTHING: Gain = { games: 0, mean: 0, limits: { low: -1, high: 1 } }

/** A table to play on at, once it is known what is played. */
class Lazily {
  readonly #plan: Plan
  #branches: Branches | null = null

  constructor(plan: Plan) {
    this.#plan = plan
  }

  at(book: Book): Branches {
    this.#branches ??= new Branches(book, this.#plan.names.length, this.#plan.player)
    return this.#branches
  }
}
