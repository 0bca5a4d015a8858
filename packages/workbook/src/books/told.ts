import { ACCOUNTS, BANK, type Game, type GameEvent, type RecordHeader, type Rulebook, SEATS } from '@hausregeln/engine'
import {
  eventText,
  type Language,
  type LogLine,
  offerText,
  type WealthPoint,
} from '@hausregeln/rulebooks/texts/index.ts'
import { Voice } from '@hausregeln/rulebooks/texts/voice.ts'
import type { Books } from './books.ts'
import { type Line, type Standing, standing } from './ledger.ts'

/** A game as it is told to somebody without its record: its log, and how it stands for them. */
export interface ToldGame {
  readonly header: RecordHeader
  /** Entries of the record so far. */
  readonly entries: number
  /** How it stands now, as this person may see it. */
  readonly game: Game
  /** All that has happened, and everybody's wealth at each turn (see `Chronicle`). */
  readonly lines: readonly LogLine[]
  readonly wealth: readonly WealthPoint[]
}

/**
 * Keeps the books of a game from its log alone: the same as from its record, but for notes of what was withdrawn, which
 * no log tells.
 */
export function toldBooks(rulebook: Rulebook, told: ToldGame, language: Language): Books {
  const { header, entries, game } = told
  const names = header.seats.map(({ name }) => name)
  const opening = openingOf(told)
  const teller = new Teller(rulebook, told, names, language, opening)
  for (const line of told.lines) teller.tell(line)
  const { lines, standings } = teller
  return {
    rulebook,
    header,
    entries,
    began: null,
    language,
    voice: new Voice(rulebook, names, language),
    game,
    opening,
    lines,
    standings: game.s.over === 0 ? [...standings, standing(game, entries)] : standings,
  }
}

/** Everybody's money before anything happened: what there is now, less all that has moved. */
function openingOf({ game, lines }: ToldGame): Int32Array {
  const cash = game.s.cash.slice(0, ACCOUNTS)
  for (const { event } of lines) {
    const { from, to, amount } = movedBy(event)
    move(cash, to, from, amount)
  }
  return cash
}

const NOTHING = { from: BANK, to: BANK, amount: 0 }

/** The money that an event moves from one account to another; what the bank lends, it pays out, and gets back. */
function movedBy(event: GameEvent): { readonly from: number; readonly to: number; readonly amount: number } {
  if (event.type === 'bankDebt') return { from: BANK, to: event.seat, amount: event.amount }
  if (event.type === 'bankDebtRepaid') return { from: event.seat, to: BANK, amount: event.amount }
  return event.type === 'moneyMoved' ? event : NOTHING
}

function move(cash: Int32Array, from: number, to: number, amount: number): void {
  cash[from] = (cash[from] ?? 0) - amount
  cash[to] = (cash[to] ?? 0) + amount
}

/** Goes through a log, and knows at each line how everybody stood. */
class Teller {
  readonly lines: Line[] = []
  readonly standings: Standing[] = []
  readonly #rulebook: Rulebook
  readonly #told: ToldGame
  readonly #names: readonly string[]
  readonly #language: Language
  readonly #debts = new Array<number>(SEATS).fill(0)
  readonly #left = new Set<number>()
  #balances: Int32Array

  constructor(rulebook: Rulebook, told: ToldGame, names: readonly string[], language: Language, opening: Int32Array) {
    this.#rulebook = rulebook
    this.#told = told
    this.#names = names
    this.#language = language
    this.#balances = opening
  }

  tell({ event, round, turnSeat, entry, offer, reason }: LogLine): void {
    this.#follow(event)
    const said = eventText(this.#rulebook, event, this.#names, this.#language)
    const offered =
      offer === null ? '' : ` ${offerText(this.#rulebook, this.#told.game, offer, this.#names, this.#language)}`
    const why = reason === null ? '' : ` (${reason})`
    const text = `${said}${isTrade(event) ? offered : ''}${why}`
    this.lines.push({ entry, round, turnSeat, event, text, balances: this.#balances })
    if (event.type === 'turnBegan') this.#stand(entry, round, turnSeat, 0)
    if (event.type === 'gameOver') this.#stand(entry, round, turnSeat, 1)
  }

  /** What an event changes of money, debts, and who plays. */
  #follow(event: GameEvent): void {
    const { from, to, amount } = movedBy(event)
    if (amount !== 0) {
      this.#balances = this.#balances.slice()
      move(this.#balances, from, to, amount)
    }
    if (event.type === 'bankDebt') this.#debts[event.seat] = event.total
    if (event.type === 'bankDebtRepaid') this.#debts[event.seat] = event.left
    if (event.type === 'left') {
      this.#debts[event.seat] = 0
      this.#left.add(event.seat)
    }
  }

  /** `ahead`: by how many turns the log's point is ahead of the game. */
  #stand(entry: number, round: number, turnSeat: number, ahead: number): void {
    const point = this.#told.wealth[this.standings.length]
    if (point === undefined) return
    const prices = point.prices.map((price, seat) => (this.#left.has(seat) ? null : price))
    this.standings.push({
      entry,
      turn: point.turn - ahead,
      round,
      turnSeat,
      balances: this.#balances,
      debts: this.#names.map((_, seat) => this.#debts[seat] ?? 0),
      wealth: [...point.wealth],
      prices,
    })
  }
}

/** Trades whose terms the books name; a refusal need not repeat them. */
function isTrade({ type }: GameEvent): boolean {
  return type === 'tradeOffered' || type === 'tradeCountered' || type === 'traded'
}
