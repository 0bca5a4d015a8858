import type { Text } from '@hausregeln/engine'
import { type By, type CellNo, type Column, cell, column } from '@hausregeln/engine/core/state/column.ts'
import { idleRules } from '@hausregeln/rulebooks/house/idle.ts'
import { quantile, quantileInterval } from '../report/statistics.ts'
import type { Pace } from './decisions.ts'
import { asShare, ERROR, type Estimate, isWithin, Limits, type Linear, meanOf, ratioOf, shareOf } from './linear.ts'
import { MEASURES, type MeasureName } from './measures.ts'
import { addMoments, count, type Gradient, less, type Moments, mean, newMoments, varianceAlong } from './moments.ts'
import { type Looks, tightestOf } from './sequence.ts'
import { type Onlooker, Side, type SideSetup, type Terms, Wrote, widthOf } from './side.ts'
import type { Study } from './study.ts'

export type { Estimate } from './linear.ts'

/** What one side has shown. */
export interface SideReport {
  readonly name: Text
  /** What of its house rules does nothing in it, in words. */
  readonly idle: readonly Text[]
  readonly games: number
  readonly measures: Readonly<Record<MeasureName, Estimate | null>>
  /** Minutes at a table of people, at the pace of the comparison. */
  readonly minutes: Estimate
  /** What the bot of each place has won, of the games that somebody won, and of all games. */
  readonly winners: readonly (Estimate | null)[]
  readonly winnersOfAll: readonly Estimate[]
  /** The rounds by which a tenth, a half and nine tenths of all games are over. */
  readonly rounds: Readonly<Record<'p10' | 'median' | 'p90', Estimate | null>>
  /** How many games lasted so many rounds; given up ones count with the limit. */
  readonly lengths: Readonly<Record<number, number>>
}

/** A difference, and how many times as many games it would take without common chance; null without any spread. */
export interface Gained extends Estimate {
  readonly gain: number | null
}

/** By how much a side differs from the first one. */
export interface Difference extends Gained {
  readonly side: number
  readonly measure: MeasureName
  /** How many times as long, for the length. */
  readonly ratio: Estimate | null
  /** The same in minutes at a table of people, for the length. */
  readonly minutes: Estimate | null
}

/** A number, what people call it, and its value in each side. */
export interface Curve {
  readonly number: string
  readonly name: Text
  readonly values: readonly number[]
}

/** `decided`: all differences asked for leave out zero, or are no more than the margin. `limit`: all games are played. */
export type Verdict = 'open' | 'decided' | 'limit'

export interface Comparison {
  readonly kind: 'compare'
  /** Games of each side so far, and at most. */
  readonly games: number
  readonly most: number
  readonly looks: Looks
  readonly measure: MeasureName
  /** What minutes are reckoned by. */
  readonly pace: Pace
  /** The number whose curve the sides are; null: they are none. */
  readonly curve: Curve | null
  readonly verdict: Verdict
  readonly sides: readonly SideReport[]
  readonly differences: readonly Difference[]
}

/** What of a comparison can be told beforehand. */
export interface Comparing extends Terms {
  readonly names: readonly Text[]
  readonly sides: readonly SideSetup[]
  /** Games of each side at most, and in a block. */
  readonly games: number
  readonly block?: number
  /** Whether it stops as soon as the measure is decided. */
  readonly stops: boolean
  /** How often somebody looks: always, where it stops by what is seen. */
  readonly looks: Looks
  readonly measure: MeasureName
  /** Differences of the measure that are smaller matter to nobody: rounds, or shares. 0: every difference matters. */
  readonly margin: number
  readonly pace: Pace
  readonly curve: Curve | null
}

export interface ComparedSum {
  /** By side: what was written of the first side's games and of this one's; of the first its own alone. */
  readonly moments: Moments[] & By<CellNo, Moments>
  /** By side: games by rounds. */
  readonly lengths: Record<number, number>[] & By<CellNo, Record<number, number>>
}

const NAMELESS: Text = { de: '', en: '' }
/** Games of each side in a block. */
export const BLOCK = 50
/** The same where somebody waits for the first figures of many ways to go on. */
export const SMALL_BLOCK = 10

/** Sides against the first one, game by game on common chance. */
export class CompareStudy implements Study<ComparedSum, Comparison> {
  readonly blocks: number
  readonly gamesABlock: number
  readonly #plan: Comparing
  readonly #block: number
  /** By side: how many numbers are written of a game. */
  readonly #widths: Column<CellNo>
  readonly #limits: Limits
  #sides: readonly Side[] | null = null

  readonly #onlooker: Onlooker | null

  /** `onlooker`: looks on at the games of the first side. */
  constructor(plan: Comparing, onlooker: Onlooker | null = null) {
    this.#plan = plan
    this.#onlooker = onlooker
    this.#block = plan.block ?? BLOCK
    this.blocks = Math.ceil(plan.games / this.#block)
    this.gamesABlock = this.#block * plan.sides.length
    this.#limits = new Limits(plan.looks, tightestOf(plan.games))
    this.#widths = column(plan.sides.map(({ bots }) => widthOf(bots.length)))
  }

  blank(): ComparedSum {
    const { sides } = this.#plan
    const moments = sides.map((_, side: CellNo) => newMoments(this.#start(side) + this.#widths[side]))
    return { moments: column(moments), lengths: column(sides.map(() => ({}))) }
  }

  play(block: number): ComparedSum {
    this.#sides ??= this.#plan.sides.map(
      (setup, index) => new Side(setup, this.#plan, index === 0 ? this.#onlooker : null),
    )
    const sum = this.blank()
    const written = column(sum.moments.map(({ sums }) => column(new Float64Array(sums.length))))
    const end = Math.min(this.#plan.games, (block + 1) * this.#block)
    for (let game = block * this.#block; game < end; game++)
      this.#sides.forEach((side, index: CellNo) => {
        const row = written[index]
        const at = this.#start(index)
        side.play(game, row, at)
        if (index > 0) row.set(written[0])
        const rounds = row[cell(at, Wrote.rounds)]
        sum.lengths[index][rounds] = (sum.lengths[index][rounds] ?? 0) + 1
        count(sum.moments[index], row)
      })
    return sum
  }

  /** Where the numbers of a side begin among those of its games and the first side's. */
  #start(side: CellNo): number {
    return side === 0 ? 0 : this.#widths[0]
  }

  add(to: ComparedSum, from: ComparedSum): void {
    from.moments.forEach((moments, side: CellNo) => {
      addMoments(to.moments[side], moments)
    })
    from.lengths.forEach((lengths, side: CellNo) => {
      for (const [rounds, games] of Object.entries(lengths))
        to.lengths[side][Number(rounds)] = (to.lengths[side][Number(rounds)] ?? 0) + games
    })
  }

  isDecided(sum: ComparedSum): boolean {
    const { stops, sides, measure, margin } = this.#plan
    if (!stops || sides.length < 2) return false
    return sides.slice(1).every((_, index) => {
      const found = this.#difference(sum, index + 1, measure)
      const interval = found?.interval ?? null
      if (found === null || interval === null) return false
      const isAlike = found.gain === null && found.value === 0
      return isAlike || interval.low > 0 || interval.high < 0 || isWithin(interval, margin)
    })
  }

  report(sum: ComparedSum): Comparison {
    const { games, looks, measure, sides, pace, curve } = this.#plan
    const n = gamesOf(sum)
    const isDone = this.isDecided(sum)
    return {
      kind: 'compare',
      games: n,
      most: games,
      looks,
      measure,
      pace,
      curve,
      verdict: isDone ? 'decided' : n >= games ? 'limit' : 'open',
      sides: sides.map((_, side) => this.#sideReport(sum, side)),
      differences: sides
        .slice(1)
        .flatMap((_, index) => MEASURES.flatMap((name) => this.#difference(sum, index + 1, name) ?? [])),
    }
  }

  /** The chance of a place to win, of all games of a side. */
  chance({ moments }: ComparedSum, side: CellNo, place: number): Estimate {
    const own = moments[side]
    const estimate = this.#limits.estimate(own, shareOf(own, this.#start(side) + Wrote.places + place))
    return asShare(this.#limits.orEarly(estimate, own.n, 1))
  }

  /**
   * By how much it differs from the first side's. `among`: of how many such differences the limits must hold all
   * together.
   */
  chanceDifference(sum: ComparedSum, side: CellNo, place: number, among = 1): Gained {
    const moments = sum.moments[side]
    const here = shareOf(moments, this.#start(side) + Wrote.places + place)
    const there = shareOf(moments, Wrote.places + place)
    const { gain, ...change } = this.#limits.apart(moments, here, there, ERROR / among)
    const { value, interval } = this.#limits.orEarly(change, moments.n, 2, among)
    return { value, interval: interval && { low: Math.max(-1, interval.low), high: Math.min(1, interval.high) }, gain }
  }

  /** The share of the games of a side that nobody has won. */
  undecided(sum: ComparedSum, side: CellNo): Estimate {
    const moments = sum.moments[side]
    const decided = shareOf(moments, this.#start(side) + Wrote.decided)
    const nobody = { ...decided, value: 1 - decided.value }
    return asShare(this.#limits.orEarly(this.#limits.estimate(moments, nobody), moments.n, 1))
  }

  #sideReport(sum: ComparedSum, side: CellNo): SideReport {
    const moments = sum.moments[side]
    const { names, sides, maxRounds } = this.#plan
    const at = this.#start(side)
    const counts = new Map(Object.entries(sum.lengths[side]).map(([rounds, games]) => [Number(rounds), games]))
    const rounds = (part: number): Estimate | null => {
      const value = quantile(counts, part)
      return value === null ? null : { value, interval: quantileInterval(counts, part, 1, maxRounds) }
    }
    const places = (sides[side]?.bots ?? []).map((_, place) => at + Wrote.places + place)
    return {
      name: names[side] ?? NAMELESS,
      idle: idleIn(sides[side]),
      games: moments.n,
      measures: {
        length: this.#estimateIfAny(moments, this.#linear(moments, { side, at }, 'length')),
        ended: asShare(this.#estimateIfAny(moments, this.#linear(moments, { side, at }, 'ended'))),
        first: this.#estimateIfAny(moments, this.#linear(moments, { side, at }, 'first')),
        winner: asShare(this.#estimateIfAny(moments, this.#linear(moments, { side, at }, 'winner'))),
      },
      minutes: this.#limits.estimate(moments, this.#minutes(moments, at)),
      winners: places.map((place) =>
        asShare(this.#estimateIfAny(moments, ratioOf(moments, place, at + Wrote.decided))),
      ),
      winnersOfAll: places.map((place) => asShare(this.#limits.estimate(moments, shareOf(moments, place)))),
      rounds: { p10: rounds(0.1), median: rounds(0.5), p90: rounds(0.9) },
      lengths: sum.lengths[side],
    }
  }

  #estimateIfAny(moments: Moments, linear: Linear | null): Estimate | null {
    return linear && this.#limits.estimate(moments, linear)
  }

  /** A measure of a side, whose numbers begin at `at`, and how it hangs on the means of what was written. */
  #linear(moments: Moments, { side, at }: Record<'side' | 'at', number>, name: MeasureName): Linear | null {
    switch (name) {
      case 'length':
        return meanOf(moments, at + Wrote.rounds, [1, this.#plan.maxRounds])
      case 'ended':
        return shareOf(moments, at + Wrote.ended)
      case 'first': {
        const share = ratioOf(moments, at + Wrote.first, at + Wrote.decided)
        const fair = 1 / (this.#plan.sides[side]?.bots.length ?? 1)
        return share && { ...share, value: share.value - fair, range: [-fair, 1 - fair] }
      }
      case 'winner':
        return ratioOf(moments, at + Wrote.places, at + Wrote.decided)
    }
  }

  /** What a game takes at a table of people; `at`: where the numbers of its side begin. */
  #minutes(moments: Moments, at: number): Linear {
    const { pace } = this.#plan
    const gradient = new Map([
      [at + Wrote.throws, pace.throw / 60],
      [at + Wrote.decisions, pace.decision / 60],
    ])
    const value = [...gradient].reduce((sum, [place, minutes]) => sum + minutes * mean(moments, place), 0)
    // Nobody knows how long a game can last: as far as the mean itself is from none.
    return { value, gradient, range: [0, value], isShare: false }
  }

  #minutesApart(moments: Moments, at: number, error: number): Estimate {
    const { value, interval } = this.#limits.apart(
      moments,
      this.#minutes(moments, at),
      this.#minutes(moments, 0),
      error,
    )
    return { value, interval }
  }

  #difference(sum: ComparedSum, side: CellNo, measure: MeasureName): Difference | null {
    const moments = sum.moments[side]
    const here = this.#linear(moments, { side, at: this.#start(side) }, measure)
    const there = this.#linear(moments, { side: 0, at: 0 }, measure)
    if (here === null || there === null) return null
    const error = ERROR / (this.#plan.sides.length - 1)
    return {
      side,
      measure,
      ...this.#limits.apart(moments, here, there, error),
      ratio: measure === 'length' ? this.#ratio(moments, here, there, error) : null,
      minutes: measure === 'length' ? this.#minutesApart(moments, this.#start(side), error) : null,
    }
  }

  /** How many times as much, with limits from those of its logarithm. */
  #ratio(moments: Moments, here: Linear, there: Linear, error: number): Estimate | null {
    if (here.value <= 0 || there.value <= 0) return null
    const log = (of: Linear): Gradient => new Map([...of.gradient].map(([at, by]) => [at, by / of.value]))
    const variance = varianceAlong(moments, less(log(here), log(there)))
    const value = Math.log(here.value / there.value)
    const farthest = Math.log(this.#plan.maxRounds)
    const found = { value, gradient: new Map(), range: [-farthest, farthest], isShare: false } as const
    const { interval } = this.#limits.ofNumber(found, variance, moments.n, error)
    const limits = interval && { low: Math.exp(interval.low), high: Math.exp(interval.high) }
    return { value: Math.exp(value), interval: limits }
  }
}

/** Games of each side. */
export function gamesOf({ moments }: ComparedSum): number {
  return moments[0]?.n ?? 0
}

function idleIn(side: SideSetup | undefined): readonly Text[] {
  return side === undefined ? [] : idleRules(side.rulebook)
}
