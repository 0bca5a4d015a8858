import type { Move, Text } from '@hausregeln/engine'
import { type ComparedSum, type CompareStudy, type Estimate, gamesOf, SMALL_BLOCK } from './compare.ts'
import type { Counsel } from './counsel.ts'
import type { PlayedPrice, PlayedPrices, PricedSum } from './played-prices.ts'
import type { TradeData } from './schema.ts'
import type { Study } from './study.ts'
import type { WayOn } from './ways.ts'

/** The chances of one way to go on. */
export interface Way {
  /** What is done first, in words; and as a move, null: as the bots see fit. */
  readonly label: Text
  readonly move: Move | null
  /** By seat: the chance to win, of all games. */
  readonly chances: readonly Estimate[]
  /** The games that nobody wins. */
  readonly undecided: Estimate
  /** By seat: what it changes; null for the way as it stands. */
  readonly changes: readonly (Estimate & { readonly gain: number | null })[] | null
}

export interface FromReport {
  readonly kind: 'from'
  readonly games: number
  readonly most: number
  readonly ask: 'chances' | 'whatIf' | 'trade'
  /** By seat: what a record calls its player; null where no name is known. */
  readonly names: readonly (string | null)[]
  /** Who is asked; -1 where nobody is. */
  readonly seat: number
  readonly trade: TradeData | null
  /** Prices, offers and dangers for who is asked; null where that was not asked for. */
  readonly counsel: Counsel | null
  /** What deals are worth by games, where no net fits the rulebook. */
  readonly prices: readonly PlayedPrice[]
  /** First as it stands, then what else was asked for. */
  readonly ways: readonly Way[]
}

/** Games that were played on, and what else is told, which comes with the first block. */
export interface FromSum {
  readonly compared: ComparedSum
  counsel: Counsel | null
  readonly priced: PricedSum
}

/** What is told to who may act, beside the ways on. */
export interface Beside {
  readonly counsel: () => Counsel | null
  /** Null: what deals are worth need not be played out. */
  readonly prices: PlayedPrices | null
}

/** What a report has from what was asked. */
type About = Pick<FromReport, 'ask' | 'seat' | 'trade' | 'most' | 'names'>

/** How a position goes on, on common chance for all ways. */
export class FromStudy implements Study<FromSum, FromReport> {
  readonly blocks: number
  readonly gamesABlock: number
  readonly #compare: CompareStudy
  readonly #about: About
  readonly #beside: Beside
  readonly #ways: readonly WayOn[]
  readonly #seats: number

  constructor(compare: CompareStudy, seats: number, ways: readonly WayOn[], about: About, beside: Beside) {
    this.#compare = compare
    this.#ways = ways
    this.#about = about
    this.#beside = beside
    this.#seats = seats
    this.blocks = compare.blocks
    this.gamesABlock = compare.gamesABlock
  }

  blank(): FromSum {
    return { compared: this.#compare.blank(), counsel: null, priced: this.#beside.prices?.blank() ?? [] }
  }
  play(block: number): FromSum {
    const { counsel, prices } = this.#beside
    const from = block * SMALL_BLOCK
    const to = Math.min(this.#about.most, from + SMALL_BLOCK)
    return {
      compared: this.#compare.play(block),
      counsel: block === 0 ? counsel() : null,
      priced: prices?.play(from, to) ?? [],
    }
  }
  add(to: FromSum, from: FromSum): void {
    this.#compare.add(to.compared, from.compared)
    to.counsel ??= from.counsel
    this.#beside.prices?.add(to.priced, from.priced)
  }
  isDecided(): boolean {
    return false
  }

  report({ compared: sum, counsel, priced }: FromSum): FromReport {
    // Which way is the best is said of all of them: their limits hold together.
    const among = Math.max(1, this.#ways.length - 1)
    const seats = Array.from({ length: this.#seats }, (_, seat) => seat)
    const ways = this.#ways.map(({ label, move }, side) => ({
      label,
      move,
      chances: seats.map((seat) => this.#compare.chance(sum, side, seat)),
      undecided: this.#compare.undecided(sum, side),
      changes: side === 0 ? null : seats.map((seat) => this.#compare.chanceDifference(sum, side, seat, among)),
    }))
    const prices = this.#beside.prices?.report(priced, this.#about.most) ?? []
    return { kind: 'from', games: gamesOf(sum), ...this.#about, counsel, prices, ways }
  }
}
