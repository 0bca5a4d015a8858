import type { Move } from './action.ts'
import type { Book } from './book.ts'
import { type ChancePort, given, sampled } from './chance.ts'
import type { Listener } from './event.ts'
import { Game } from './game.ts'
import { stateHash } from './hash.ts'
import { HostError, removeSeat, timeIsUp } from './host.ts'
import { packMove } from './move.ts'
import { apply, checkSetup, give, reset, type Setup, SetupError } from './play.ts'
import {
  type Entry,
  firstLink,
  type GameRecord,
  type HostEntry,
  isChance,
  isHost,
  isMove,
  nextLink,
  RecordError,
  type RecordHeader,
  type SealedEntry,
} from './record.ts'
import type { Refusal } from './refusal.ts'

/** Tells a port's outcomes to the session that keeps the record. */
class RecordingPort implements ChancePort {
  readonly #source: ChancePort
  /** Outcomes since they were last taken. */
  drawn: number[][] = []
  constructor(source: ChancePort) {
    this.#source = source
  }
  supply(g: Game, kind: number, about: number, out: Int32Array): boolean {
    if (!this.#source.supply(g, kind, about, out)) return false
    this.drawn.push(Array.from(out))
    return true
  }
}

/** Somebody who follows a session: its events, and what is entered and withdrawn. */
export interface Watcher {
  hear(game: Game, ...event: Parameters<Listener>): void
  /** Entry `number` (from 1) is about to be made, if it is allowed. */
  entering?(number: number): void
  /** Entry `number` and all after it no longer count. */
  withdrawn?(number: number): void
}

/** A game with its record: every change goes through here and is entered. */
export class Session {
  readonly header: RecordHeader
  readonly game: Game
  readonly #port: RecordingPort
  readonly #watcher: Watcher | null
  readonly #entries: SealedEntry[] = []
  /** Entries that still count: numbers from 1. */
  #counting: number[] = []
  #link: string

  /** Begins a game. Throws `SetupError`. */
  constructor(book: Book, header: RecordHeader, watcher: Watcher | null = null) {
    if (header.rulebook !== book.id) throw new SetupError(`The game is of "${header.rulebook}", not of "${book.id}".`)
    checkSetup(book, setupOf(header))
    this.header = header
    this.#port = new RecordingPort(header.chance.kind === 'seed' ? sampled : given)
    this.game = new Game(book, this.#port)
    this.#link = firstLink(header)
    this.#watcher = watcher
    if (watcher !== null) this.game.say = (...event) => watcher.hear(this.game, ...event)
    reset(this.game, setupOf(header))
    this.#sealDrawn()
  }

  get record(): GameRecord {
    return { header: this.header, entries: this.#entries }
  }

  /** How many entries the record has. */
  get length(): number {
    return this.#entries.length
  }

  /** Carries out a move and enters it, and returns null; or changes nothing and returns why not. */
  act(move: Move): Refusal | null {
    this.#watcher?.entering?.(this.length + 1)
    const refusal = apply(this.game, packMove(move, this.game.terms))
    if (refusal === null) this.#seal(move)
    return refusal
  }

  /** Gives an awaited outcome and enters it. Throws `OutcomeError`. */
  give(outcome: readonly number[]): void {
    this.#watcher?.entering?.(this.length + 1)
    give(this.game, outcome)
    this.#seal({ outcome: [...outcome] })
  }

  /** Makes a host's entry. Throws `HostError`. */
  enter(entry: HostEntry): void {
    this.#watcher?.entering?.(this.length + 1)
    const from = entry.host === 'undo' ? this.#undo(entry.from) : null
    if (from === null) this.#carryOut(entry)
    this.#seal(entry)
    this.#withdraw(from)
  }

  /** Entries from `from` on no longer count, the undo itself included. Null: nothing is withdrawn. */
  #withdraw(from: number | null): void {
    if (from === null) return
    this.#counting = this.#counting.filter((number) => number < from)
    this.#watcher?.withdrawn?.(from)
  }

  /**
   * Takes over entries from one's own storage: they are played again, but only the last state is compared with its
   * hash, which is many times as fast as `replay`. Throws `RecordError` if it differs: `replay` then finds where.
   */
  resume(entries: readonly SealedEntry[]): void {
    for (const sealed of entries) this.#takeOver(sealed)
    const last = entries.at(-1)
    if (last === undefined) return
    this.#link = last.link
    if (stateHash(this.game.s) !== last.state) throw new RecordError('The game runs differently from its record.')
  }

  #takeOver(sealed: SealedEntry): void {
    const { entry } = sealed
    this.#watcher?.entering?.(this.length + 1)
    const from = isHost(entry) && entry.host === 'undo' ? this.#undo(entry.from) : null
    if (from === null) this.#replayEntry(entry)
    this.#port.drawn = []
    this.#entries.push(sealed)
    this.#counting.push(this.#entries.length)
    this.#withdraw(from)
  }

  /** Number of the last entry that `undo` may withdraw for this seat: its own move, with nothing drawn since. 0: none. */
  undoable(seat: number): number {
    const last = this.#counting.at(-1) ?? 0
    const entry = this.#entries[last - 1]?.entry
    return entry !== undefined && isMove(entry) && entry.seat === seat ? last : 0
  }

  #carryOut(entry: HostEntry): void {
    const { game } = this
    switch (entry.host) {
      case 'resign':
        return removeSeat(game, entry.seat)
      case 'timeUp':
        return timeIsUp(game)
      case 'botTakes':
      case 'botReturns':
        if (entry.seat >= game.s.seats) throw new HostError(`There is no seat ${entry.seat}.`)
    }
  }

  /** Goes back to before entry `from`, by playing again what still counts. */
  #undo(from: number): number {
    if (!this.#counting.includes(from)) throw new HostError(`There is no entry ${from} that could be withdrawn.`)
    const { game } = this
    const listener = game.say
    game.say = null
    reset(game, setupOf(this.header))
    for (const number of this.#counting) {
      if (number >= from) break
      this.#replayEntry(this.#entries[number - 1].entry)
    }
    this.#port.drawn = []
    game.say = listener
    return from
  }

  #replayEntry(entry: Entry): void {
    if (isMove(entry)) apply(this.game, packMove(entry, this.game.terms))
    else if (isHost(entry)) this.#carryOut(entry)
    else if (this.header.chance.kind !== 'seed') give(this.game, entry.outcome)
  }

  /** Enters what has been done, and what was drawn by it. */
  #seal(entry: Entry): void {
    this.#append(entry)
    this.#sealDrawn()
  }

  #sealDrawn(): void {
    const { drawn } = this.#port
    this.#port.drawn = []
    for (const outcome of drawn) this.#append({ outcome })
  }

  #append(entry: Entry): void {
    const state = stateHash(this.game.s)
    this.#link = nextLink(this.#link, entry, state)
    this.#entries.push({ entry, state, link: this.#link })
    this.#counting.push(this.#entries.length)
  }
}

function setupOf(header: RecordHeader): Setup {
  const { seats, options, chance } = header
  return { seats: seats.length, options, ...(chance.kind === 'seed' && { seed: chance.seed }) }
}

/** How far a record could be replayed. */
export interface Replay {
  readonly session: Session
  /** Entries replayed. */
  readonly entries: number
  /** Null, or a sentence: why the record could not be followed further. */
  readonly stopped: string | null
}

/**
 * Plays a record again, up to `upTo` entries, and compares every state's hash. With another version of the rulebook
 * the first difference stops it with a sentence; with the same version it throws `RecordError`, as does an entry
 * that is refused.
 */
export function replay(
  book: Book,
  record: GameRecord,
  upTo = record.entries.length,
  watcher: Watcher | null = null,
): Replay {
  const { header } = record
  const session = new Session(book, header, watcher)
  const foreign = header.version !== book.version
  let done = 0
  while (done < Math.min(upTo, record.entries.length)) {
    const fault = follow(session, record, done)
    if (fault !== null) {
      if (foreign) return { session, entries: done, stopped: foreignSentence(header.version, book.version, done + 1) }
      throw new RecordError(`The record cannot be followed at entry ${done + 1}: ${fault}`)
    }
    done = session.length
  }
  return { session, entries: done, stopped: null }
}

function foreignSentence(theirs: number, ours: number, entry: number): string {
  return `The record was made with version ${theirs} of the rulebook; with version ${ours} it runs differently from entry ${entry} on.`
}

/** Does the next entry of the record again; null, or why it does not fit. */
function follow(session: Session, record: GameRecord, done: number): string | null {
  if (session.length === done) {
    const { entry } = record.entries[done]
    try {
      if (isMove(entry)) {
        const refusal = session.act(entry)
        if (refusal !== null) return `seat ${entry.seat} cannot "${entry.do}" there (${refusal}).`
      } else if (isChance(entry)) session.give(entry.outcome)
      else session.enter(entry)
    } catch (error) {
      if (error instanceof Error && error.name.endsWith('Error')) return error.message
      throw error
    }
  }
  for (let i = done; i < Math.min(session.length, record.entries.length); i++) {
    const [ours, theirs] = [session.record.entries[i], record.entries[i]]
    if (ours.state !== theirs.state || JSON.stringify(ours.entry) !== JSON.stringify(theirs.entry))
      return 'the game runs differently from there.'
  }
  return null
}
