import {
  type ActionName,
  argumentOf,
  type Book,
  codeOf,
  issuerOf,
  type Legal,
  type Lens,
  legalActions,
  numberOf,
  type Packed,
  pack,
} from '@hausregeln/engine'

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

/**
 * The actions of a rulebook by number, for agents that choose among so many. Number 0 is to do nothing about an open
 * matter. Offers are not among them: they cannot be counted.
 */
export class NumberedActions {
  readonly list: readonly NumberedAction[]
  readonly #book: Book
  readonly #from: readonly number[]
  #legal: readonly Legal[] = []

  constructor(book: Book, seats: number) {
    this.#book = book
    const list: NumberedAction[] = [NOTHING]
    const from: number[] = []
    book.actionNames.forEach((name, code) => {
      if (name === undefined) return
      from[code] = list.length
      list.push(...numbered(book, code, name, seats))
    })
    this.list = list
    this.#from = from
  }

  /** Notes what is legal for a seat, and marks it in `mask` from `at` on. */
  mark(l: Lens, seat: number, must: boolean, mask: Uint8Array, at: number): void {
    this.#legal = legalActions(l, seat)
    mask.fill(0, at, at + this.list.length)
    if (!must) mask[at] = 1
    this.#each((number, { low, high }, kind) => {
      const parts = kind !== 'amount' ? 1 : Math.min(PARTS, high - low + 1)
      for (let part = 0; part < parts; part++) mask[at + number + part] = 1
    })
  }

  /** The legal action of this number for a seat; null: none; 0: to do nothing. */
  pick(l: Lens, seat: number, must: boolean, chosen: number): Packed | null {
    if (chosen === 0) return must ? null : 0
    this.#legal = legalActions(l, seat)
    let found: Packed | null = null
    this.#each((number, { action, low, high }, kind) => {
      const parts = kind === 'amount' ? Math.min(PARTS, high - low + 1) : 1
      if (chosen < number || chosen >= number + parts) return
      const amount = low + Math.round(((high - low) * (chosen - number)) / Math.max(1, parts - 1))
      found = kind === 'amount' ? pack(codeOf(action), seat, amount) : action
    })
    return found
  }

  /** Calls with the number of each legal action that has one. */
  #each(visit: (number: number, legal: Legal, kind: string | undefined) => void): void {
    let code = -1
    let nth = 0
    for (const legal of this.#legal) {
      const now = codeOf(legal.action)
      if (now !== code) nth = 0
      code = now
      const name = this.#book.actionNames[code]
      const kind = name === undefined ? undefined : this.#book.words.actions[name]
      const place = this.#placeOf(kind, legal.action, nth++)
      if (place >= 0) visit((this.#from[code] ?? 0) + place, legal, kind)
    }
  }

  /** Where an action stands among those of its kind; -1: nowhere. */
  #placeOf(kind: string | undefined, action: Packed, nth: number): number {
    const argument = argumentOf(action)
    if (kind === 'matter') return nth < MATTERS ? nth : -1
    if (kind === 'lot') return issuerOf(argument) * lotsOf(this.#book, codeOf(action)) + numberOf(argument) - 1
    if (kind === 'terms') return -1
    return kind === 'none' || kind === 'amount' ? 0 : argument
  }
}

/** How many pieces of an issuer's lot have numbers. */
function lotsOf(book: Book, code: number): number {
  return Math.max(LOT, book.actions[code]?.most?.(book) ?? 0)
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
    case 'terms':
      return []
    default:
      return [{ do: name }]
  }
}
