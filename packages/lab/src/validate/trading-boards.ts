import { tinyBook } from '@hausregeln/chapters/testing/tiny-book.ts'
import type { BoardDef, Rulebook } from '@hausregeln/engine'
import { type By, type CellNo, column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** What a space asks of who stops there. */
type Space = { readonly tax: number } | { readonly plot: number } | null

/** A board on which deeds are for sale, so small that every deal can be solved. */
export interface TradingBoard {
  readonly name: string
  /** By seat. */
  readonly purses: readonly number[]
  /** What a property counts at the end, and what stopping there costs, for each that its owner has. */
  readonly price: number
  readonly rent: number
  /** By property: its owner. */
  readonly owners: readonly number[]
  /** What lies there, and six spaces on once more. */
  readonly spaces: readonly Space[]
}

const START = 0
const JAIL = 2
/**
 * Sums of two dice leave each rest by six as often as any other, and whatever lies on a space lies six spaces on as well:
 * nobody is nearer to anything than anybody else, and only money and owners matter.
 */
const SIZE = 6
const same = (text: string) => ({ de: text, en: text })

/** A property between two; among three; and the second of two properties, with which the rent of both doubles. */
export const TRADING_BOARDS: readonly TradingBoard[] = [
  {
    name: 'two',
    purses: [24, 36],
    price: 12,
    rent: 6,
    owners: [0],
    spaces: [null, { tax: 4 }, null, { plot: 0 }, { tax: 9 }, { tax: 5 }],
  },
  {
    name: 'three',
    purses: [12, 24, 16],
    price: 4,
    rent: 4,
    owners: [0],
    spaces: [null, { tax: 5 }, null, { plot: 0 }, { tax: 7 }, { tax: 3 }],
  },
  {
    name: 'group',
    purses: [12, 24, 14],
    price: 4,
    rent: 3,
    owners: [0, 1],
    spaces: [null, { tax: 5 }, null, { plot: 0 }, { plot: 1 }, { tax: 7 }],
  },
]

/** The rulebook of a board: one throw a turn, nothing to decide but deals; who leaves first ends it, and the richest wins. */
export function tradingBook({ spaces, price, rent, purses }: TradingBoard): Rulebook {
  const { pieces, currency } = tinyBook().board
  // A property is two deeds, which stay together.
  const rents = [0, rent, 0, 2 * rent]
  const laid = [...spaces, ...spaces].map((space, at): BoardDef['spaces'][number] => {
    if (at === START) return { kind: 'start', name: same('start') }
    if (at === JAIL) return { kind: 'jail', name: same('jail') }
    if (space === null) return { kind: 'parking', name: same(`${at}`) }
    if ('tax' in space) return { kind: 'tax', name: same(`${at}`), amount: space.tax }
    return { kind: 'station', name: same(`plot ${at}`), group: 'plots', price: price / 2, rents, mortgage: 0 }
  })
  return tinyBook({
    id: 'trading',
    board: { currency, pieces, spaces: laid, decks: [], groups: { plots: { name: same('plots'), colour: 'gray' } } },
    choose: {
      doublesAgain: 'nothing',
      declined: 'staysWithBank',
      rentOnDemand: 'atOnce',
      groupRent: 'never',
      seatLeft: 'firstBankruptcy',
    },
    numbers: { minSeats: 2, maxSeats: purses.length, startCash: purses[0] ?? 0, salaryPass: 0, salaryLand: 0 },
  })
}

/** The spaces of a property. */
export function spacesOf({ spaces }: TradingBoard, plot: number): number[] {
  const at = spaces.findIndex((space) => space !== null && 'plot' in space && space.plot === plot)
  return [at, at + SIZE]
}

/** The money of each seat. */
type Purses = By<SeatNo> & readonly number[]

/** Chances at least as large matter. */
const LEAST = 1e-6

/** The chance of a seat to win from any purses and at any turn, with these owners: by dynamic programming. */
export class Solved {
  readonly #board: TradingBoard
  readonly #owners: By<CellNo, SeatNo> & readonly number[]
  readonly #who: number
  /** How far apart chances lie by one unit of money more in each purse. */
  readonly #steps: By<SeatNo>
  /** By purses and whose turn it is. */
  readonly #win: Float64Array & By<CellNo>

  constructor(board: TradingBoard, owners: readonly number[], who: number) {
    this.#board = board
    this.#owners = column(owners)
    this.#who = who
    const seats = board.purses.length
    const most = board.purses.reduce((sum, purse) => sum + purse, 0)
    this.#steps = column(board.purses.map((_, seat) => (most + 1) ** seat * seats))
    this.#win = column(new Float64Array((most + 1) ** seats * seats))
    // Taxes leave the table and nothing comes: less money first.
    for (let total = 0; total <= most; total++) this.#solve(pursesOf(total, seats))
  }

  /** Before a throw of seat 0. */
  of(purses: readonly number[]): number {
    return this.#win[this.#at(purses)]
  }

  #at(purses: readonly number[]): CellNo {
    return purses.reduce((at, purse, seat: SeatNo) => at + purse * this.#steps[seat], 0)
  }

  #solve(all: readonly Purses[]): void {
    const win = this.#win
    for (let change = 1; change > LEAST; ) {
      change = 0
      for (const purses of all) {
        const first = this.#at(purses)
        for (let turn: SeatNo = purses.length - 1; turn >= 0; turn--) {
          const at: CellNo = first + turn
          const value = this.#mean(purses, turn, first)
          change = Math.max(change, Math.abs(value - win[at]))
          win[at] = value
        }
      }
    }
  }

  #mean(purses: Purses, turn: SeatNo, first: number): number {
    const next: CellNo = first + ((turn + 1) % purses.length)
    let sum = 0
    for (const space of this.#board.spaces) {
      const owner = space !== null && 'plot' in space ? this.#owners[space.plot as CellNo] : -1
      const due = this.#due(space, owner)
      if (due === 0 || owner === turn) sum += this.#win[next]
      else if (due > purses[turn]) sum += this.#ended(purses, turn, owner)
      else {
        const at: CellNo = next - due * this.#steps[turn] + (owner < 0 ? 0 : due * this.#steps[owner as SeatNo])
        sum += this.#win[at]
      }
    }
    return sum / SIZE
  }

  #due(space: Space, owner: number): number {
    if (space === null) return 0
    if ('tax' in space) return space.tax
    return this.#owners.reduce((sum, one) => (one === owner ? sum + this.#board.rent : sum), 0)
  }

  /** The part of the win once `out` has left: all that they had falls to the creditor, `heir`. */
  #ended(purses: Purses, out: SeatNo, heir: number): number {
    const wealth = purses.map((purse, seat) => {
      const owned = this.#owners.filter((owner) => owner === seat || (owner === out && seat === heir)).length
      return seat === out ? -1 : purse + (seat === heir ? purses[out] : 0) + owned * this.#board.price
    })
    const most = Math.max(...wealth)
    return wealth[this.#who] === most ? 1 / wealth.filter((one) => one === most).length : 0
  }
}

function pursesOf(total: number, seats: number): Purses[] {
  if (seats === 1) return [column([total])]
  return Array.from({ length: total + 1 }, (_, first) => pursesOf(total - first, seats - 1)).flatMap((rest, first) =>
    rest.map((others) => column([first, ...others])),
  )
}

/** What the first property is worth to its owner, seat 0, and to seat 1, who buys it: exactly, between whole amounts. */
export function solvedPrices(board: TradingBoard): { readonly most: number; readonly least: number } {
  const { owners, purses } = board
  const sold = [1, ...owners.slice(1)]
  const price = (who: number) => {
    const bare = new Solved(board, owners, who).of(purses)
    const after = new Solved(board, sold, who)
    const gains = Array.from(
      { length: (purses[1] ?? 0) + 1 },
      (_, paid) => after.of(purses.map((purse, seat) => purse + ([paid, -paid][seat] ?? 0))) - bare,
    )
    const at = gains.findIndex((gain) => (who === 0 ? gain : -gain) >= 0)
    const [before, here] = gains.slice(at - 1, at + 1)
    if (at < 1 || before === undefined || here === undefined)
      throw new Error(`No price of board "${board.name}" is just.`)
    return at - here / (here - before)
  }
  return { most: price(1), least: price(0) }
}
