import { tinyBook } from '@hausregeln/chapters/testing/tiny-book.ts'
import type { BoardDef, Rulebook } from '@hausregeln/engine'
import { type By, type CellNo, cell, column } from '@hausregeln/engine/core/state/column.ts'

/** A board so small that its games can be solved, and what they come to. */
export interface SolvedBoard {
  readonly name: string
  readonly rulebook: Rulebook
  /** The chance of the seat that begins to win, and the mean length, in rounds or turns: exactly. */
  readonly first: number
  readonly length: number
  readonly unit: 'rounds' | 'turns'
}

const SIZE = 12
const STAKE = 100
/** Of 36 throws of two dice as many show each sum. */
const WAYS: readonly number[] = Array.from({ length: 13 }, (_, sum) => (sum < 2 ? 0 : 6 - Math.abs(sum - 7)))
const START = 0
const JAIL = 2
const PLOT = 6
const { pieces, currency } = tinyBook().board
const same = (text: string) => ({ de: text, en: text })

/** Games of two, one throw a turn, without salary: what cannot be paid ends the game. */
function bookOf(spaces: BoardDef['spaces'], groups: BoardDef['groups'], startCash: number): Rulebook {
  return tinyBook({
    board: { currency, pieces, spaces, decks: [], groups },
    choose: { doublesAgain: 'nothing', declined: 'staysWithBank', rentOnDemand: 'atOnce', groupRent: 'never' },
    numbers: { maxSeats: 2, startCash, salaryPass: 0, salaryLand: 0 },
  })
}

function taxes(at: number): BoardDef['spaces'][number] {
  return { kind: 'tax', name: same(`${at}`), amount: STAKE }
}

/**
 * Taxes alone. Two who never meet: each pays where it lands, and who cannot pay first has lost. The ruin of one is
 * found turn by turn over space and money; the seat that begins wins if it is ruined in a later round than the other.
 */
export function taxesAlone(): SolvedBoard {
  const purse = 5
  const spaces = Array.from({ length: SIZE }, (_, at) => (isFree(at) ? free(at) : taxes(at)))
  const ruin = ruinByTurn(purse)
  let [alive, first, rounds] = [1, 0, 0]
  for (const chance of ruin) {
    rounds += alive * alive
    alive -= chance
    // The second is ruined in this round, and the first is still there after it.
    first += chance * alive
  }
  return { name: 'taxes', rulebook: bookOf(spaces, {}, purse * STAKE), first, length: rounds, unit: 'rounds' }
}

/** Where nothing is paid: at the start, and on a visit to the jail. */
function isFree(at: number): boolean {
  return at === START || at === JAIL
}

function free(at: number): BoardDef['spaces'][number] {
  return at === START ? { kind: 'start', name: same('start') } : { kind: 'jail', name: same('jail') }
}

/** Chances at least as large matter. */
const LEAST = 1e-13

/** The chance to be ruined in the first turn, in the second, and so on. */
function ruinByTurn(purse: number): number[] {
  let state = new Float64Array(SIZE * (purse + 1))
  state[purse] = 1
  const found: number[] = []
  for (let alive = 1; alive > LEAST; alive -= found.at(-1) ?? 0) {
    const next = column(new Float64Array(state.length))
    let ruined = 0
    state.forEach((chance, at) => {
      const [space, money] = [Math.floor(at / (purse + 1)), at % (purse + 1)]
      WAYS.forEach((ways, sum) => {
        const to = (space + sum) % SIZE
        const left = money - (isFree(to) ? 0 : 1)
        if (left < 0) ruined += (chance * ways) / 36
        else next[cell(to * (purse + 1), left)] += (chance * ways) / 36
      })
    })
    found.push(ruined)
    state = next
  }
  return found
}

/**
 * One property: the first who lands there and keeps as much again as it costs buys it; then the other pays for landing
 * there. At every other space a player who lands pays a tax. By dynamic programming over both spaces, both purses, the
 * owner and whose turn it is.
 */
export function oneProperty(): SolvedBoard {
  const purse = 3
  const spaces = Array.from({ length: SIZE }, (_, at): BoardDef['spaces'][number] => {
    if (isFree(at)) return free(at)
    if (at === PLOT)
      return { kind: 'station', name: same('plot'), group: 'plot', price: STAKE, rents: [2 * STAKE], mortgage: 0 }
    return at % 2 === 1 ? taxes(at) : { kind: 'parking', name: same(`${at}`) }
  })
  const rulebook = bookOf(spaces, { plot: { name: same('plot'), colour: 'gray' } }, purse * STAKE)
  return { name: 'property', rulebook, ...new Property(2 * purse).solve(purse), unit: 'turns' }
}

/** What a position of the second board is worth to the player on turn, and how many more turns it takes. */
class Property {
  /** Money goes round between the two, in stakes. */
  readonly #most: number
  #win: Float64Array & By<CellNo>
  #turns: Float64Array & By<CellNo>

  constructor(most: number) {
    this.#most = most
    this.#win = column(new Float64Array(this.#at(SIZE - 1, SIZE - 1, most, most, 2) + 1))
    this.#turns = column(new Float64Array(this.#win.length))
  }

  /** `owner`: 0 nobody, 1 the player on turn, 2 the other. */
  #at(here: number, there: number, mine: number, theirs: number, owner: number): CellNo {
    const purses = this.#most + 1
    return (((here * SIZE + there) * purses + mine) * purses + theirs) * 3 + owner
  }

  solve(purse: number): { readonly first: number; readonly length: number } {
    for (let change = 1; change > LEAST; ) change = this.#sweep()
    const start = this.#at(START, START, purse, purse, 0)
    return { first: this.#win[start], length: this.#turns[start] }
  }

  #sweep(): number {
    let change = 0
    for (let here = 0; here < SIZE; here++)
      for (let there = 0; there < SIZE; there++)
        for (let mine = 0; mine <= this.#most; mine++)
          for (let theirs = 0; theirs + mine <= this.#most; theirs++)
            for (let owner = 0; owner < 3; owner++) {
              const at = this.#at(here, there, mine, theirs, owner)
              const [win, turns] = this.#value(here, there, mine, theirs, owner)
              change = Math.max(change, Math.abs(win - this.#win[at]), Math.abs(turns - this.#turns[at]))
              this.#win[at] = win
              this.#turns[at] = turns
            }
    return change
  }

  #value(here: number, there: number, mine: number, theirs: number, owner: number): [win: number, turns: number] {
    let [win, turns] = [0, 1]
    WAYS.forEach((ways, sum) => {
      const to = (here + sum) % SIZE
      let [left, others, owned] = [mine, theirs, owner]
      if (to === PLOT && owner === 0 && mine >= 2) [left, owned] = [mine - 1, 1]
      else if (to === PLOT && owner === 2) [left, others] = [mine - 2, theirs + 2]
      else if (to % 2 === 1) left--
      if (left < 0) return
      const next = this.#at(there, to, others, left, owned === 0 ? 0 : 3 - owned)
      win += (ways / 36) * (1 - this.#win[next])
      turns += (ways / 36) * this.#turns[next]
    })
    return [win, turns]
  }
}
