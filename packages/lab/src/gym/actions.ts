import {
  type ActionName,
  argumentOf,
  type Book,
  codeOf,
  type GameView,
  issuerOf,
  numberOf,
  type Packed,
  pack,
  seatOf,
} from '@hausregeln/engine'
import { ACTION_CODES } from '@hausregeln/engine/core/action/action.ts'
import { Candidates } from '@hausregeln/engine/core/action/legal.ts'

/** An amount is chosen among so many, evenly from the least to the greatest. */
export const PARTS = 8
/** Open matters that can be told apart, in the order in which they are listed. */
const MATTERS = 8
/** At least so many choices, and pieces of a lot, have numbers: agents that are trained know the actions by these. */
const CHOICES = 4
const LOT = 5

/** One of the actions that an agent chooses among by number: as a legal one is named, but for parts and places. */
export interface NumberedAction {
  readonly do: string
  readonly deed?: number
  readonly space?: number
  readonly choice?: number
  readonly issuer?: number
  readonly number?: number
  /** Of an amount: which of the parts, from 0. */
  readonly part?: number
  /** Of an open matter: which of those for which this is legal. */
  readonly nth?: number
}

/** Does nothing about an open matter. */
const NOTHING: NumberedAction = { do: 'nothing' }

/** What tells actions of one kind apart, and so counts their numbers. */
const Count = { one: 0, argument: 1, amount: 2, matter: 3, lot: 4 } as const

/** What is legal, by number: a mask, and where it is 1 the action. */
export interface Marks {
  readonly mask: Uint8Array
  readonly packed: Int32Array
}

/** The number that says "nothing": no action stands behind it. */
export const NOTHING_NUMBER = 0

/**
 * The actions of a rulebook by number, for agents that choose among so many. Number 0 is to do nothing about an open
 * matter. Offers cannot be counted: where they are asked for, each kind of them has one number, the last ones, and the
 * terms are said beside it (offers.ts).
 */
export class NumberedActions {
  readonly list: readonly NumberedAction[]
  /** By code: the first of its numbers, how they are counted, and the pieces of an issuer's lot. */
  readonly #from = new Int32Array(ACTION_CODES).fill(-1)
  readonly #count = new Int32Array(ACTION_CODES)
  readonly #lots = new Int32Array(ACTION_CODES)
  /** By code: how many open matters have been marked. */
  readonly #nth = new Int32Array(ACTION_CODES)
  readonly #candidates = new Candidates()

  constructor(book: Book, seats: number, withOffers = false) {
    const list: NumberedAction[] = [NOTHING]
    const isOffer = (name: ActionName) => book.words.actions[name] === 'terms'
    const named = book.actionNames.flatMap((name, code) => (name === undefined ? [] : [{ name, code }]))
    const counted = named.filter(({ name }) => !isOffer(name))
    for (const { name, code } of withOffers ? [...counted, ...named.filter(({ name }) => isOffer(name))] : counted) {
      this.#from[code] = list.length
      this.#count[code] = countOf(book, name)
      this.#lots[code] = lotsOf(book, code)
      list.push(...numbered(book, code, name, seats))
    }
    this.list = list
  }

  /** Marks what is legal for a seat, from `at` on. An offer is marked where any terms can be offered at all. */
  mark(l: GameView, seat: number, must: boolean, { mask, packed }: Marks, at: number): void {
    const candidates = this.#candidates
    mask.fill(0, at, at + this.list.length)
    if (!must) mask[at + NOTHING_NUMBER] = 1
    this.#nth.fill(0)
    candidates.lay(l, seat)
    candidates.addLots(l, seat)
    for (let place = 0; place < candidates.count; place++) {
      const action = candidates.at(place)
      const from = this.#from[codeOf(action)] as number
      if (from < 0 || !candidates.isLegal(l, seat, action)) continue
      if (this.#count[codeOf(action)] === Count.amount) this.#markAmounts(action, mask, packed, at + from)
      else {
        const number = this.#placeOf(action)
        if (number < 0) continue
        mask[at + from + number] = 1
        packed[at + from + number] = action
      }
    }
  }

  /** The parts of the range that has just been found. */
  #markAmounts(action: Packed, mask: Uint8Array, packed: Int32Array, at: number): void {
    const { low, high } = this.#candidates.range
    const parts = Math.min(PARTS, high - low + 1)
    for (let part = 0; part < parts; part++) {
      const amount = low + Math.round(((high - low) * part) / Math.max(1, parts - 1))
      mask[at + part] = 1
      packed[at + part] = pack(codeOf(action), seatOf(action), amount)
    }
  }

  /** Where an action stands among those of its kind; -1: nowhere. */
  #placeOf(action: Packed): number {
    const code = codeOf(action)
    const argument = argumentOf(action)
    switch (this.#count[code]) {
      case Count.argument:
        return argument
      case Count.lot:
        return issuerOf(argument) * (this.#lots[code] as number) + numberOf(argument) - 1
      case Count.matter: {
        const nth = (this.#nth[code] as number)++
        return nth < MATTERS ? nth : -1
      }
      default:
        return 0
    }
  }
}

function countOf({ words }: Book, name: ActionName): number {
  switch (words.actions[name]) {
    case 'amount':
      return Count.amount
    case 'matter':
      return Count.matter
    case 'lot':
      return Count.lot
    case 'none':
    case 'terms':
      return Count.one
    default:
      return Count.argument
  }
}

/** How many pieces of an issuer's lot have numbers. */
function lotsOf(book: Book, code: number): number {
  return Math.max(LOT, book.actions[code]?.most?.(book) ?? 0)
}

/** How many pieces of an issuer's lot have numbers where lots are named at all. */
export function lotsIn(book: Book): number {
  const codes = book.actionNames.flatMap((name, code) => (name && book.words.actions[name] === 'lot' ? [code] : []))
  return Math.max(...codes.map((code) => lotsOf(book, code)), 0)
}

function numbered(book: Book, code: number, name: ActionName, seats: number): NumberedAction[] {
  const { words, board, actions } = book
  const lots = lotsOf(book, code)
  const each = (length: number, key: keyof NumberedAction) =>
    Array.from({ length }, (_, value) => ({ do: name, [key]: value }))
  switch (words.actions[name]) {
    case 'deed':
      return each(board.deeds, 'deed')
    case 'space':
      return each(board.spaces, 'space')
    case 'choice':
      return each(Math.max(CHOICES, actions[code]?.most?.(book) ?? 0), 'choice')
    case 'amount':
      return each(PARTS, 'part')
    case 'matter':
      return each(MATTERS, 'nth')
    case 'lot':
      return Array.from({ length: seats * lots }, (_, at) => ({
        do: name,
        issuer: Math.floor(at / lots),
        number: 1 + (at % lots),
      }))
    default:
      return [{ do: name }]
  }
}
