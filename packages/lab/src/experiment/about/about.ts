import type { Rulebook, Text } from '@hausregeln/engine'
import type { CellNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type GroupBalance, streetGroups } from '../../report/balance.ts'
import { meanInterval, poissonInterval, type Share, wilson } from '../../report/statistics.ts'
import { type ComparedSum, CompareStudy, type Comparing, type Comparison, type Estimate } from '../compare.ts'
import type { Study } from '../study.ts'
import { NoChain, type Walked, walkExactly } from './chain.ts'
import { addSums, binOf, newSeen, ROUND_LAST, ROUND_STEP, type Seen, Watcher } from './seen.ts'
import { type SpaceReport, spacesOf } from './spaces.ts'

export interface AboutSum {
  readonly compared: ComparedSum
  readonly seen: Seen
}

/** A figure at the beginning of a round. */
export interface AtRound {
  readonly round: number
  readonly games: number
  readonly estimate: Estimate
}

/** How wealth lies at the beginning of a round, among those in the game: by parts of them. */
export interface Fan {
  readonly round: number
  readonly players: number
  readonly p10: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number
}

/** What it is like to wait, by turn order. */
export interface Idle {
  /** Others' decisions between two of the player's own, on average. */
  readonly between: number
  /** The share of the game's rounds that players have to look on after they have left. */
  readonly after: number
}

export interface AboutReport {
  readonly kind: 'book'
  readonly games: number
  readonly most: number
  /** The bots asked for, then each style: as sides of a comparison with the first. */
  readonly styles: Comparison
  /** The share of games that last longer than so many rounds. */
  readonly survival: readonly { readonly round: number; readonly share: Share }[]
  readonly turnOrder: readonly (Share | null)[]
  readonly spaces: readonly SpaceReport[]
  /** Why there is no exact walk; null where there is one. */
  readonly noChain: string | null
  /** By turn order: who left, and to whom what they had went; the bank last. A share of all who left. */
  readonly ruins: readonly (readonly (Share | null)[])[]
  readonly money: readonly AtRound[]
  readonly wealth: readonly Fan[]
  readonly groups: readonly GroupBalance[]
  /** Groups that are asked about. */
  readonly asked: readonly { readonly group: string; readonly name: Text }[]
  readonly shares: { readonly prices: readonly AtRound[]; readonly takeovers: Estimate } | null
  readonly debts: {
    readonly loans: Estimate
    readonly lent: number
    readonly lost: Estimate
    readonly gamesWith: Share | null
  } | null
  readonly idle: readonly Idle[]
}

/**
 * What can be told of a book by playing it. The first side is looked at closely; the others are other styles of play.
 */
export class AboutStudy implements Study<AboutSum, AboutReport> {
  readonly blocks: number
  readonly gamesABlock: number
  readonly #rulebook: Rulebook
  readonly #compare: CompareStudy
  readonly #watcher: Watcher
  readonly #plan: Comparing
  readonly #seats: number
  #walked: { readonly leave: Walked | null; readonly stay: Walked | null; readonly why: string | null } | null = null

  readonly #asked: readonly string[]

  /** `asked`: groups of whose worth the answer tells. */
  constructor(plan: Comparing, asked: readonly string[] = []) {
    this.#asked = asked
    const [first] = plan.sides
    if (first === undefined) throw new Error('there is nothing to look at')
    this.#plan = plan
    this.#rulebook = first.rulebook
    this.#seats = first.bots.length
    const { spaces, deeds, groups } = first.rulebook.book.board
    this.#watcher = new Watcher(spaces, deeds, groups, this.#seats)
    this.#compare = new CompareStudy(plan, this.#watcher)
    this.blocks = this.#compare.blocks
    this.gamesABlock = this.#compare.gamesABlock
  }

  blank(): AboutSum {
    const { spaces, deeds, groups } = this.#rulebook.book.board
    return { compared: this.#compare.blank(), seen: newSeen(spaces, deeds, groups, this.#seats) }
  }

  play(block: number): AboutSum {
    const compared = this.#compare.play(block)
    return { compared, seen: this.#watcher.take() }
  }

  add(to: AboutSum, from: AboutSum): void {
    this.#compare.add(to.compared, from.compared)
    addSums(to.seen, from.seen)
  }

  isDecided(): boolean {
    return false
  }

  report({ compared, seen }: AboutSum): AboutReport {
    const styles = this.#compare.report(compared)
    this.#walked ??= this.#walk()
    const { leave, stay, why } = this.#walked
    return {
      kind: 'book',
      games: seen.games,
      most: this.#plan.games,
      styles,
      survival: survivalOf(compared.lengths[0] ?? {}, seen.games, this.#plan.maxRounds),
      turnOrder: seen.orders.map((won) => wilson(won, sum(seen.orders))),
      spaces: spacesOf(this.#rulebook, seen, { leave, stay }),
      noChain: why,
      ruins: ruinsOf(seen, this.#seats),
      money: seen.money.games.flatMap((games, at: CellNo) =>
        atRound(at, games, seen.money.sum[at], seen.money.squares[at]),
      ),
      wealth: seen.wealth.flatMap((counts, at) => fanOf(counts, at, binOf(this.#rulebook.book))),
      groups: streetGroups(this.#rulebook.board, seen.groups, this.#seats),
      asked: this.#asked.flatMap((group) => {
        const name = this.#rulebook.board.groups[group]?.name
        return name === undefined ? [] : [{ group, name }]
      }),
      shares: sharesOf(seen),
      debts: debtsOf(seen),
      idle: idleOf(seen, this.#seats),
    }
  }

  #walk() {
    const [{ options } = { options: {} }] = this.#plan.sides
    try {
      const walk = (jail: 'leave' | 'stay') => walkExactly(this.#rulebook, options, jail)
      return { leave: walk('leave'), stay: walk('stay'), why: null }
    } catch (error) {
      if (error instanceof NoChain) return { leave: null, stay: null, why: error.message }
      throw error
    }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

/** How many of all games last longer than each round; a game that is given up lasts longer than all. */
function survivalOf(lengths: Readonly<Record<number, number>>, games: number, maxRounds: number) {
  const rounds = Object.keys(lengths)
    .map(Number)
    .sort((a, b) => a - b)
  let left = games
  return rounds.flatMap((round) => {
    if (round >= maxRounds) return []
    left -= lengths[round] ?? 0
    const share = wilson(left, games)
    return share === null ? [] : [{ round, share }]
  })
}

function ruinsOf({ ruins }: Seen, seats: number): (Share | null)[][] {
  const all = sum(ruins)
  return Array.from({ length: seats }, (_, order) =>
    ruins.slice(order * (seats + 1), (order + 1) * (seats + 1)).map((count) => wilson(count, all)),
  )
}

function roundAt(place: number): number {
  return place === 0 ? 1 : place * ROUND_STEP
}

function atRound(place: number, n: number, total: number, squares: number): AtRound[] {
  if (n === 0 || roundAt(place) > ROUND_LAST) return []
  const estimate = { value: total / n, interval: meanInterval(total, squares, n) }
  return [{ round: roundAt(place), games: n, estimate }]
}

function fanOf(counts: Readonly<Record<string, number>>, place: number, bin: number): Fan[] {
  const bins = Object.entries(counts)
    .map(([at, players]) => [Number(at), players] as const)
    .sort(([a], [b]) => a - b)
  const players = sum(bins.map(([, count]) => count))
  if (players === 0) return []
  const part = (share: number) => {
    let left = share * players
    const found = bins.find(([, count]) => {
      left -= count
      return left <= 0
    })
    return ((found ?? bins.at(-1))?.[0] ?? 0) * bin + bin / 2
  }
  return [
    {
      round: roundAt(place),
      players,
      p10: part(0.1),
      p25: part(0.25),
      p50: part(0.5),
      p75: part(0.75),
      p90: part(0.9),
    },
  ]
}

/** A count of rare events a game, with the limits of a Poisson count. */
function perGame(count: number, games: number): Estimate {
  const n = Math.max(1, games)
  const { low, high } = poissonInterval(count)
  return { value: count / n, interval: { low: low / n, high: high / n } }
}

function sharesOf({ shares, games }: Seen): AboutReport['shares'] {
  if (sum(shares.reports) === 0 && sum(shares.takeovers) === 0) return null
  const prices = shares.reports.flatMap((n, at: CellNo) => atRound(at, n, shares.prices[at], shares.squares[at]))
  return { prices, takeovers: perGame(sum(shares.takeovers), games) }
}

function debtsOf({ debts, games }: Seen): AboutReport['debts'] {
  if (debts.loans === 0 && debts.lost === 0) return null
  const { loans, lent, lost, gamesWith } = debts
  return {
    loans: perGame(loans, games),
    lent: lent / Math.max(1, loans),
    lost: perGame(lost, games),
    gamesWith: wilson(gamesWith, games),
  }
}

function idleOf({ idle }: Seen, seats: number): Idle[] {
  return Array.from({ length: seats }, (_, order: SeatNo) => ({
    between: idle.waited[order] / Math.max(1, idle.own[order]),
    after: idle.after[order] / Math.max(1, idle.rounds),
  }))
}
