import type { Move, Text } from '@hausregeln/engine'
import { type ComparedSum, type CompareStudy, type Estimate, gamesOf } from './compare.ts'
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
  /** First as it stands, then what else was asked for. */
  readonly ways: readonly Way[]
}

/** How a position goes on, on common chance for all ways. */
export class FromStudy implements Study<ComparedSum, FromReport> {
  readonly blocks: number
  readonly gamesABlock: number
  readonly #compare: CompareStudy
  readonly #about: Pick<FromReport, 'ask' | 'seat' | 'trade' | 'most' | 'names'>
  readonly #ways: readonly WayOn[]
  readonly #seats: number

  constructor(
    compare: CompareStudy,
    seats: number,
    ways: readonly WayOn[],
    about: Pick<FromReport, 'ask' | 'seat' | 'trade' | 'most' | 'names'>,
  ) {
    this.#compare = compare
    this.#ways = ways
    this.#about = about
    this.#seats = seats
    this.blocks = compare.blocks
    this.gamesABlock = compare.gamesABlock
  }

  blank(): ComparedSum {
    return this.#compare.blank()
  }
  play(block: number): ComparedSum {
    return this.#compare.play(block)
  }
  add(to: ComparedSum, from: ComparedSum): void {
    this.#compare.add(to, from)
  }
  isDecided(): boolean {
    return false
  }

  report(sum: ComparedSum): FromReport {
    const seats = Array.from({ length: this.#seats }, (_, seat) => seat)
    const ways = this.#ways.map(({ label, move }, side) => ({
      label,
      move,
      chances: seats.map((seat) => this.#compare.chance(sum, side, seat)),
      undecided: this.#compare.undecided(sum, side),
      changes: side === 0 ? null : seats.map((seat) => this.#compare.chanceDifference(sum, side, seat)),
    }))
    return { kind: 'from', games: gamesOf(sum), ...this.#about, ways }
  }
}
