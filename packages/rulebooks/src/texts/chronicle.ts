import { describeEvent, type Entry, type Game, type GameEvent, type Listener, type Watcher } from '@hausregeln/engine'
import { byChapter } from './facts/known.ts'
import { type Offer, openOffer } from './terms.ts'

/** A line of the log: what happened, in which round, and, for a trade, what was offered. */
export interface LogLine {
  readonly round: number
  /** Whose turn it was. */
  readonly turnSeat: number
  readonly event: GameEvent
  readonly offer: Offer | null
  /** The entry of the record by which it happened; 0 for the set-up. */
  readonly entry: number
  /** Why the keeper of a game has set something right. */
  readonly reason: string | null
}

/** Everybody's wealth when a turn began, and what a share of each was worth, where players consist of shares. */
export interface WealthPoint {
  readonly turn: number
  readonly wealth: readonly number[]
  readonly prices: readonly number[]
}

/** The end of a chronicle, from which it goes on; JSON. */
export interface ChronicleStand {
  /** How many lines come before those that are here. */
  readonly past: number
  readonly lines: readonly LogLine[]
  readonly wealth: readonly WealthPoint[]
  /** Lines and wealth points that there were before each of the last entries of the record: its number first. */
  readonly marks: readonly (readonly [entry: number, lines: number, wealth: number])[]
  readonly entry: number
  readonly reason: string | null
}

/** What has happened in a game so far: the log and everybody's wealth over time. Derived from the record. */
export class Chronicle implements Watcher {
  /** The lines that are at hand: all but the first `past`. */
  lines: LogLine[] = []
  readonly wealth: WealthPoint[] = []
  /** Lines and wealth points that there were before each entry of the record, but for those of long ago. */
  #marks = new Map<number, { readonly lines: number; readonly wealth: number }>()
  #stands = { lines: 0, wealth: 0 }

  #entry = 0
  #reason: string | null = null
  #told = 0
  /** How many lines are not at hand. */
  #past = 0

  /** A chronicle that goes on where another one stood, without the lines of long ago. */
  static standing({ past, lines, wealth, marks, entry, reason }: ChronicleStand): Chronicle {
    const chronicle = new Chronicle()
    chronicle.#past = past
    chronicle.lines = [...lines]
    chronicle.wealth.push(...wealth)
    for (const [number, linesBefore, wealthBefore] of marks)
      chronicle.#marks.set(number, { lines: linesBefore, wealth: wealthBefore })
    chronicle.#entry = entry
    chronicle.#reason = reason
    return chronicle
  }

  /** Where it stands now, with so many lines, and marks of the entries after entry `entries`, as far as they are at hand. */
  stand(count: number, entries: number): ChronicleStand {
    const past = Math.max(this.#past, this.length - count)
    const marks = [...this.#marks].flatMap(([number, mark]) =>
      number > entries ? [[number, mark.lines, mark.wealth] as const] : [],
    )
    const { wealth } = this
    const lines = this.since(past)
    return { past, lines, wealth: [...wealth], marks, entry: this.#entry, reason: this.#reason }
  }

  /** Lets go of all but so many lines, and of the marks of the entries up to entry `entries`. */
  letGo(count: number, entries: number): void {
    const past = Math.max(this.#past, this.length - count)
    this.lines = this.since(past)
    this.#past = past
    this.#marks = new Map([...this.#marks].filter(([number]) => number > entries))
  }

  /** How many lines there are. */
  get length(): number {
    return this.#past + this.lines.length
  }

  /** Those after the first `count`, as far as they are at hand. */
  since(count: number): LogLine[] {
    return this.lines.slice(Math.max(0, count - this.#past))
  }

  /** How many lines are not at hand, though they count. */
  get past(): number {
    return this.#past
  }

  hear(game: Game, ...[type, slot, ...numbers]: Parameters<Listener>): void {
    const event = describeEvent(game.book, type, slot, numbers)
    const offer = 'offer' in event ? openOffer(game, event.offer) : null
    const { round, turnSeat } = game.s
    const reason = type === 'adjusted' ? this.#reason : null
    this.lines.push({ round, turnSeat, event, offer, entry: this.#entry, reason })
    if (type === 'turnBegan') this.wealth.push(weigh(game, game.s.turns))
    if (type === 'gameOver') this.wealth.push(weigh(game, game.s.turns + 1))
  }

  entering(number: number, entry: Entry | null): void {
    if (number !== this.#entry) this.#marks.set(number, { lines: this.length, wealth: this.wealth.length })
    this.#entry = number
    this.#reason = entry !== null && 'reason' in entry ? entry.reason : null
  }

  /** What is new since the last call: of what was told then, `kept` lines still stand; `lines` follow them. */
  news(): { readonly kept: number; readonly lines: readonly LogLine[] } {
    const kept = this.#told
    this.#told = this.length
    return { kept, lines: this.since(kept) }
  }

  /** What there was before entry `number` was made; null if it was not made yet. */
  before(number: number): { readonly lines: number; readonly wealth: number } | null {
    return this.#marks.get(number) ?? null
  }

  /** What still stands of all that there was when this was last called. */
  told(): { readonly lines: number; readonly wealth: number } {
    const stands = this.#stands
    this.#stands = { lines: this.length, wealth: this.wealth.length }
    return stands
  }

  withdrawn(number: number): void {
    const mark = this.#marks.get(number)
    if (mark === undefined) return
    this.lines.length = mark.lines - this.#past
    this.#told = Math.min(this.#told, mark.lines)
    this.wealth.length = mark.wealth
    const { lines, wealth } = this.#stands
    this.#stands = { lines: Math.min(lines, mark.lines), wealth: Math.min(wealth, mark.wealth) }
  }
}

/** `turn`: the one that begins now, or would. */
function weigh(game: Game, turn: number): WealthPoint {
  const { seats, alive } = game.s
  const price = [...game.book.chapters].map((chapter) => byChapter.get(chapter)?.price).find((one) => one !== undefined)
  const forEach = (value: (seat: number) => number) =>
    Array.from({ length: seats }, (_, seat) => ((alive >>> seat) & 1 ? value(seat) : 0))
  return {
    turn,
    wealth: forEach((seat) => game.book.wealth(game, seat)),
    prices: price === undefined ? [] : forEach((seat) => price(game, seat)),
  }
}
