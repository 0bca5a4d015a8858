import {
  type Book,
  type GameRecord,
  isOlder,
  isPlain,
  replay,
  type SealedEntry,
  Session,
  type Stand,
  type Text,
  view,
} from '@hausregeln/engine'
import { highestLevel } from '@hausregeln/protocol/top.ts'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import type { LogLine, WealthPoint } from '../game/types.ts'

/** From one checkpoint to the next: so few entries are played again in a moment. */
const EVERY = 64
/** Lines of the log that come with a frame: the running turn, and some before it. */
const LINES = 60

/** How the game stood after an entry. */
export interface Frame {
  readonly entry: number
  /** The state, as anybody may see it. */
  readonly view: Uint8Array
  /** The end of the log as it was then. */
  readonly log: readonly LogLine[]
}

/** A stretch of the record: what is told in it, and how the game stands after it. */
interface Stretch {
  /** Its last entry; 0: the set-up. */
  readonly to: number
  /** How the game stands after it; null: it has just been set up. */
  readonly stand: Stand | null
  /** Lines that it leaves of those before, and those that it adds. */
  readonly kept: number
  readonly lines: readonly LogLine[]
}

/**
 * A recorded game that can be looked at after any of its entries at once: it is played once, with a checkpoint now and
 * then, and from the nearest one on again. What was taken back is seen before that, and gone after it.
 */
export class Reel {
  /** As many entries as could be followed. */
  readonly length: number
  /** Null, or a sentence: why the rest of the record cannot be followed. */
  readonly stopped: Text | null
  /** Entries after which the game stands differently than before. */
  readonly steps: Int32Array
  /** All that the game has told, as it counts in the end. */
  readonly lines: readonly LogLine[]
  readonly wealth: readonly WealthPoint[]
  /** The level of the highest building of this game. */
  readonly top: number
  readonly #book: Book
  readonly #record: GameRecord
  readonly #stretches: readonly Stretch[]

  /** Throws `RecordError` for a record that does not follow from the rules. */
  constructor(book: Book, record: GameRecord) {
    const { header, entries, stopped } = followed(book, record)
    this.#book = book
    this.#record = { header, entries }
    this.length = entries.length
    this.stopped = stopped
    this.steps = stepsOf(entries)
    const chronicle = new Chronicle()
    const session = Session.resumed(book, { header, entries: [] }, chronicle)
    const stretches: Stretch[] = [{ to: 0, stand: null, ...chronicle.news() }]
    for (let from = 0; from < entries.length; ) {
      const to = stretchEnd(entries, from)
      session.resume(entries.slice(from, to))
      const stand = session.stand(1)
      stretches.push({ to, stand: { ...stand, state: stand.state.slice() }, ...chronicle.news() })
      from = to
    }
    this.#stretches = stretches
    this.lines = chronicle.lines
    this.wealth = chronicle.wealth
    this.top = highestLevel(session.game)
  }

  /** How the game stood after so many entries. */
  at(entry: number): Frame {
    const number = Math.max(0, Math.min(this.length, entry))
    const before = this.#stretches.findLastIndex(({ to }) => to <= number)
    const { game } = this.#sessionAt(before, number)
    return { entry: number, view: view(game, -1).bytes.slice(), log: this.#tail(before, number) }
  }

  #sessionAt(before: number, number: number): Session {
    const { header, entries } = this.#record
    const { stand = null, to = 0 } = this.#stretches[before] ?? {}
    const rest = entries.slice(to, number)
    if (stand === null) return Session.resumed(this.#book, { header, entries: rest })
    const session = Session.standing(this.#book, header, stand)
    session.resume(rest)
    return session
  }

  /** The last lines that were told up to an entry: of the stretch in which it lies as many, and what those before leave. */
  #tail(before: number, number: number): LogLine[] {
    let tail: LogLine[] = []
    let limit = Number.POSITIVE_INFINITY
    for (let at = before + 1; at >= 0 && tail.length < LINES; at--) {
      const stretch = this.#stretches[at]
      if (stretch === undefined) continue
      const { kept, lines } = stretch
      const told = at > before ? lines.filter((line) => line.entry <= number) : lines
      // A stretch that has not begun yet takes nothing back.
      if (at > before && told.length === 0) continue
      tail = [...told.slice(0, Math.max(0, limit - kept)), ...tail]
      limit = Math.min(limit, kept)
    }
    return tail.slice(-LINES)
  }
}

/** The record as far as it can be followed; one of an older format is brought over. */
function followed(book: Book, record: GameRecord): GameRecord & { readonly stopped: Text | null } {
  if (!isOlder(record.header) && record.header.version === book.version) return { ...record, stopped: null }
  const { session, stopped } = replay(book, record)
  return { ...session.record, stopped }
}

/** The end of a stretch: what changes earlier entries is one of its own. */
function stretchEnd(entries: readonly SealedEntry[], from: number): number {
  let to = from + 1
  if (!isPlainAt(entries, from)) return to
  while (to < entries.length && to - from < EVERY && isPlainAt(entries, to)) to++
  return to
}

function isPlainAt(entries: readonly SealedEntry[], at: number): boolean {
  const entry = entries[at]?.entry
  return entry !== undefined && isPlain(entry)
}

/** Dice that a seed has thrown stand in entries of their own, by which nothing changes any more. */
function stepsOf(entries: readonly SealedEntry[]): Int32Array {
  return Int32Array.from(
    entries.flatMap(({ state }, at) => (at === 0 || state !== entries[at - 1]?.state ? [at + 1] : [])),
  )
}
