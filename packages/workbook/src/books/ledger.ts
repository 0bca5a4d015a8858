import {
  BANK,
  describeEvent,
  type Entry,
  type EventType,
  type Game,
  type GameEvent,
  type GameRecord,
  isHost,
  type Listener,
  type Rulebook,
  type Watcher,
} from '@hausregeln/engine'
import { eventText, type Language, offerText, openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { noteOf, withdrawnText } from '../words/notes.ts'

/** Something that happened, with everybody's money after it. */
export interface Line {
  /** Number of the entry of the record that made it; 0: the set-up. */
  readonly entry: number
  readonly round: number
  readonly turnSeat: number
  /** Null: a note of what the host has entered. */
  readonly event: GameEvent | null
  readonly text: string
  /** Money by account. */
  readonly balances: Int32Array
}

/** How everybody stands when a turn begins, or at the end. */
export interface Standing {
  readonly turn: number
  readonly round: number
  readonly turnSeat: number
  /** Money by account. */
  readonly balances: Int32Array
  /** Debt at the bank by seat. */
  readonly debts: readonly number[]
  /** By seat, as the rulebook ranks them; 0 for those who have left. */
  readonly wealth: readonly number[]
}

const TRADES: readonly EventType[] = ['tradeOffered', 'tradeCountered', 'traded']

/** Follows a game as it is played again, and keeps its books. What is withdrawn is struck out, and a note says so. */
export class Ledger implements Watcher {
  readonly lines: Line[] = []
  readonly standings: Standing[] = []
  /** Everybody's money before anything happened. */
  opening: Int32Array | null = null
  readonly #rulebook: Rulebook
  readonly #entries: readonly { readonly entry: Entry }[]
  readonly #names: readonly string[]
  readonly #language: Language
  #entry = 0
  /** Lines and standings that there were before each entry. */
  readonly #marks: { readonly lines: number; readonly standings: number }[] = []

  constructor(rulebook: Rulebook, { header, entries }: GameRecord, language: Language) {
    this.#rulebook = rulebook
    this.#entries = entries
    this.#names = header.seats.map(({ name }) => name)
    this.#language = language
  }

  hear(game: Game, ...[type, slot, ...numbers]: Parameters<Listener>): void {
    const event = describeEvent(type, slot, game.book.rules[slot] ?? '', numbers)
    this.opening ??= moneyBefore(game, event)
    const { round, turnSeat } = game.s
    const text = this.#tell(game, event)
    this.lines.push({ entry: this.#entry, round, turnSeat, event, text, balances: this.#balances(game) })
    if (type === 'turnBegan' || type === 'gameOver') this.standings.push(standing(game))
  }

  entering(number: number): void {
    this.#entry = number
    this.#marks[number] = { lines: this.lines.length, standings: this.standings.length }
    const entry = this.#entries[number - 1]?.entry
    if (entry !== undefined && isHost(entry)) this.#note(noteOf(entry, this.#rulebook, this.#names, this.#language))
  }

  withdrawn(from: number): void {
    const mark = this.#marks[from]
    if (mark === undefined) return
    this.lines.length = mark.lines
    this.standings.length = mark.standings
    this.#note(withdrawnText(from, this.#entry - 1, this.#language))
  }

  /** A note changes nobody's money. */
  #note(text: string | null): void {
    const last = this.lines.at(-1)
    if (text !== null && last !== undefined) this.lines.push({ ...last, entry: this.#entry, event: null, text })
  }

  #tell(game: Game, event: GameEvent): string {
    const text = eventText(this.#rulebook, event, this.#names, this.#language)
    const offer = TRADES.includes(event.type) && 'offer' in event ? openOffer(game, event.offer) : null
    return offer === null ? text : `${text} ${offerText(this.#rulebook, game, offer, this.#names, this.#language)}`
  }

  /** The money as it is now; the same array as before while it is the same, as lines without payments are many. */
  #balances({ s }: Game): Int32Array {
    const before = this.lines.at(-1)?.balances
    return before?.every((amount, account) => amount === s.cash[account]) ? before : s.cash.slice()
  }
}

function moneyBefore({ s }: Game, event: GameEvent): Int32Array {
  const cash = s.cash.slice()
  if (event.type !== 'moneyMoved') return cash
  cash[event.from] = (cash[event.from] ?? 0) + event.amount
  cash[event.to] = (cash[event.to] ?? 0) - event.amount
  return cash
}

/** How everybody stands now. */
export function standing(game: Game): Standing {
  const { seats, alive, turns, round, turnSeat, cash, debt } = game.s
  const every = Array.from({ length: seats }, (_, seat) => seat)
  return {
    turn: turns,
    round,
    turnSeat,
    balances: cash.slice(),
    debts: every.map((seat) => debt[seat] ?? 0),
    wealth: every.map((seat) => ((alive >>> seat) & 1 ? game.book.wealth(game, seat) : 0)),
  }
}

/** Whose doing an event is, or whom it concerns: a seat, or -1. */
export function actorOf(event: GameEvent): number {
  if (event.type === 'moneyMoved') return event.from < BANK ? event.from : event.to < BANK ? event.to : -1
  if (event.type === 'deedMoved') return event.to >= 0 ? event.to : event.from
  if (event.type === 'rentDemanded' || event.type === 'rentWaived') return event.owner
  return 'seat' in event ? event.seat : -1
}
