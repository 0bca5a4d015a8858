import { bankDebtOf } from '@hausregeln/chapters/bank-debt/rules/debt.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
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
import { eventLevel, eventText, type Language, offerText, openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { noteOf, withdrawnText } from '../words/notes.ts'
import { hasShares } from './exchange.ts'
import { timeOf } from './times.ts'

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
  /** When it was entered, in milliseconds since 1970, if the record says so. */
  readonly at?: number
  /** What was there before it was corrected or adjusted. */
  readonly was?: string
}

/** How everybody stands when a turn begins, or at the end. */
export interface Standing {
  /** Number of the entry by which it came to this. */
  readonly entry: number
  readonly turn: number
  readonly round: number
  readonly turnSeat: number
  /** Money by account. */
  readonly balances: Int32Array
  /** Debt at the bank by seat. */
  readonly debts: readonly number[]
  /** By seat, as the rulebook ranks them; 0 for those who have left. */
  readonly wealth: readonly number[]
  /** What a share of each player costs, where players have shares; null for those who have left. */
  readonly prices: readonly (number | null)[]
}

const TRADES: readonly EventType[] = ['tradeOffered', 'tradeCountered', 'traded']

/** Follows a game as it is played again, and keeps its books. What is withdrawn or corrected is told again. */
export class Ledger implements Watcher {
  readonly lines: Line[] = []
  readonly standings: Standing[] = []
  /** Everybody's money before anything happened. */
  opening: Int32Array | null = null
  readonly #rulebook: Rulebook
  readonly #names: readonly string[]
  readonly #language: Language
  readonly #entries: GameRecord['entries']
  /** Entries that were corrected, by number. */
  readonly #corrected: ReadonlySet<number>
  /** What stood at entries that are told again. */
  readonly #before = new Map<number, string>()
  #number = 0
  #entry: Entry | null = null

  constructor(rulebook: Rulebook, { header, entries }: GameRecord, language: Language) {
    this.#rulebook = rulebook
    this.#entries = entries
    this.#corrected = correctedIn(entries)
    this.#names = header.seats.map(({ name }) => name)
    this.#language = language
  }

  hear(game: Game, ...[type, slot, ...numbers]: Parameters<Listener>): void {
    const event = describeEvent(game.book, type, slot, numbers)
    this.opening ??= moneyBefore(game, event)
    const { round, turnSeat } = game.s
    const text = this.#tell(game, event)
    const at = timeOf(this.#entries[this.#number - 1])
    const was = this.#wasBefore(event)
    this.lines.push({
      entry: this.#number,
      round,
      turnSeat,
      event,
      text,
      balances: this.#balances(game),
      ...(at !== undefined && { at }),
      ...(was !== undefined && { was }),
    })
    if (type === 'turnBegan' || type === 'gameOver') this.standings.push(standing(game, this.#number))
  }

  entering(number: number, entry: Entry | null): void {
    this.#number = number
    this.#entry = entry
    const note = entry === null ? null : noteOf(entry, this.#rulebook, this.#names, this.#language)
    if (note !== null) writeNote(this.lines, this.lines.length, number, note)
  }

  withdrawn(from: number): void {
    this.#keepWhatWas(from)
    this.lines.length = firstOf(this.lines, from)
    this.standings.length = firstOf(this.standings, from)
  }

  /** What stood at corrected entries, before it is told again. */
  #keepWhatWas(from: number): void {
    const texts = new Map<number, string[]>()
    for (const { entry, text, event } of this.lines.slice(firstOf(this.lines, from))) {
      if (!this.#corrected.has(entry) || event === null || eventLevel(event) === 'echo') continue
      texts.set(entry, [...(texts.get(entry) ?? []), text])
    }
    for (const [entry, lines] of texts) this.#before.set(entry, lines.join(' '))
  }

  /** What a correction or an adjustment has replaced, beside the first line of what stands there now. */
  #wasBefore(event: GameEvent): string | undefined {
    const entry = this.#entry
    if (event.type === 'adjusted' && entry !== null && isHost(entry) && entry.host === 'adjust')
      return entry.was === undefined ? undefined : new Intl.NumberFormat(this.#language).format(entry.was)
    if (this.lines.at(-1)?.entry === this.#number) return undefined
    const before = this.#before.get(this.#number)
    this.#before.delete(this.#number)
    // A correction that was withdrawn itself has replaced nothing.
    const first = this.#entries[this.#number - 1]?.entry
    return JSON.stringify(entry) === JSON.stringify(first) ? undefined : before
  }

  #tell(game: Game, event: GameEvent): string {
    const text = eventText(this.#rulebook, event, this.#names, this.#language)
    const offer = TRADES.includes(event.type) && 'offer' in event ? openOffer(game, event.offer) : null
    if (offer !== null) return `${text} ${offerText(this.#rulebook, game, offer, this.#names, this.#language)}`
    const entry = this.#entry
    const isReasoned = event.type === 'adjusted' && entry !== null && isHost(entry) && entry.host === 'adjust'
    return isReasoned ? `${text} (${entry.reason})` : text
  }

  /** The money as it is now; the same array as before while it is the same, as lines without payments are many. */
  #balances({ s }: Game): Int32Array {
    const before = this.lines.at(-1)?.balances
    return before?.every((amount, account) => amount === s.cash[account]) ? before : s.cash.slice()
  }
}

/** Numbers of the entries that are corrected anywhere in the record. */
function correctedIn(entries: GameRecord['entries']): Set<number> {
  return new Set(
    entries.flatMap(({ entry }) =>
      isHost(entry) && entry.host === 'correct' ? entry.changes.map(({ number }) => number) : [],
    ),
  )
}

/** Where in a list in the order of entries those from entry `from` on begin. */
function firstOf(list: readonly { readonly entry: number }[], from: number): number {
  const index = list.findIndex(({ entry }) => entry >= from)
  return index < 0 ? list.length : index
}

/** Lays a note between the lines: it changes nobody's money. Before the first line there is nothing to be noted. */
function writeNote(lines: Line[], at: number, entry: number, text: string): void {
  const before = lines[at - 1]
  if (before !== undefined) lines.splice(at, 0, { ...before, entry, event: null, text })
}

/**
 * Notes what was withdrawn by whom of the record's entries: a withdrawal that a later one goes back behind is forgotten
 * with all the rest.
 */
export function noteWithdrawals(lines: Line[], { entries }: GameRecord, language: Language): void {
  let forgotten = Number.POSITIVE_INFINITY
  for (let number = entries.length; number > 0; number--) {
    const entry = entries[number - 1]?.entry
    if (entry === undefined || !isHost(entry) || entry.host !== 'undo' || number >= forgotten) continue
    writeNote(lines, firstOf(lines, number), number, withdrawnText(entry.from, number - 1, language))
    forgotten = Math.min(forgotten, entry.from)
  }
}

function moneyBefore({ s }: Game, event: GameEvent): Int32Array {
  const cash = s.cash.slice()
  if (event.type !== 'moneyMoved') return cash
  cash[event.from] = (cash[event.from] ?? 0) + event.amount
  cash[event.to] = (cash[event.to] ?? 0) - event.amount
  return cash
}

/** How everybody stands now, after so many entries. */
export function standing(game: Game, entry: number): Standing {
  const { seats, alive, turns, round, turnSeat, cash } = game.s
  const every = Array.from({ length: seats }, (_, seat) => seat)
  const isIn = (seat: number) => ((alive >>> seat) & 1) === 1
  return {
    entry,
    turn: turns,
    round,
    turnSeat,
    balances: cash.slice(),
    debts: every.map((seat) => bankDebtOf(game, seat)),
    wealth: every.map((seat) => (isIn(seat) ? game.book.wealth(game, seat) : 0)),
    prices: hasShares(game.book) ? every.map((seat) => (isIn(seat) ? sharePrice(game, seat) : null)) : [],
  }
}

/** Whose doing an event is, or whom it concerns: a seat, or -1. */
export function actorOf(event: GameEvent): number {
  if (event.type === 'moneyMoved' || event.type === 'sharesMoved')
    return event.from < BANK ? event.from : event.to < BANK ? event.to : -1
  if (event.type === 'deedMoved') return event.to >= 0 ? event.to : event.from
  if (event.type === 'rentDemanded' || event.type === 'rentWaived') return event.owner
  return 'seat' in event ? event.seat : -1
}
