import type { Move } from './action.ts'
import type { Book } from './book.ts'
import { actionRule } from './by-name.ts'
import { type ChancePort, given, sampled, seed } from './chance.ts'
import type { ChanceSource } from './chance-source.ts'
import { type Correction, type Entry, type HostEntry, isChance, isHost, isMove, isPlain, type Undo } from './entry.ts'
import type { Listener } from './event.ts'
import { Game } from './game.ts'
import { stateHash } from './hash.ts'
import { firstOf, historyOf, type Step, stepOf } from './history.ts'
import { carryOutHost, HostError, withValueBefore } from './host.ts'
import { fitMove, moveFault } from './move.ts'
import { applyMove, checkSetup, give, reset, type Setup, SetupError } from './play.ts'
import {
  firstLink,
  type GameRecord,
  isOlder,
  nextLink,
  RECORD_FORMAT,
  RecordError,
  type RecordHeader,
  type SealedEntry,
} from './record.ts'
import { carryOut, playUpTo, type Trial, tryOut } from './trial.ts'
import type { Refusal } from './vocabulary.ts'

/** Tells a port's outcomes to the session that keeps the record. */
class RecordingPort implements ChancePort {
  #source: ChancePort = given
  /** Outcomes since they were last taken. */
  drawn: number[][] = []
  use({ kind }: ChanceSource): void {
    this.#source = kind === 'seed' ? sampled : given
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
  /**
   * Entry `number` (from 1) is about to be made, if it is allowed. After a correction what counts is told again: then an
   * entry may be another than was first made, several of one number, or none (null).
   */
  entering?(number: number, entry: Entry | null): void
  /** Entry `number` and all after it no longer count, or are told again. */
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
  /** What counts, corrections worked in. */
  #history: Step[] = []
  /** Whether the last move has shown what was hidden: who has seen it cannot take their own back. */
  #revealed = false
  #link: string
  /** Where chance comes from now. */
  #source: ChanceSource
  /** Tells the time of entries, in milliseconds since 1970, if the host brings it. */
  clock: (() => number | undefined) | null = null

  /** Begins a game; its record is of today's format. Throws `SetupError`, and `RecordError` for other rules. */
  constructor(book: Book, header: RecordHeader, watcher: Watcher | null = null) {
    if (header.rulebook !== book.id) throw new SetupError(`The game is of "${header.rulebook}", not of "${book.id}".`)
    checkSetup(book, setupOf(header))
    checkIdentity(book, header)
    this.header = isOlder(header) ? { ...header, format: RECORD_FORMAT } : header
    this.#source = header.chance
    this.#port = new RecordingPort()
    this.#port.use(header.chance)
    this.game = new Game(book, this.#port)
    this.#link = firstLink(this.header)
    this.#watcher = watcher
    if (watcher !== null) this.game.say = (...event) => watcher.hear(this.game, ...event)
    reset(this.game, setupOf(header))
    this.#sealDrawn()
  }

  /** Where chance comes from now. */
  get source(): ChanceSource {
    return this.#source
  }

  /** A game from its record in one's own storage, see `resume`. Throws `RecordError`. */
  static resumed(book: Book, { header, entries }: GameRecord, watcher: Watcher | null = null): Session {
    const session = new Session(book, header, watcher)
    // What a seed has drawn to begin with is among the entries.
    session.#entries.length = 0
    session.#counting = []
    session.#history = []
    session.resume(entries)
    return session
  }

  get record(): GameRecord {
    return { header: this.header, entries: this.#entries }
  }

  /** How many entries the record has. */
  get length(): number {
    return this.#entries.length
  }

  /** Carries out a move and enters it, and returns null; or changes nothing and returns why not. */
  act(asked: Move): Refusal | null {
    const { book } = this.game
    const fault = moveFault(book, asked)
    if (fault !== null) return fault
    const move = fitMove(book, asked)
    this.#watcher?.entering?.(this.length + 1, move)
    const reveals = revealing(this.game, move)
    const refusal = applyMove(this.game, move)
    if (refusal !== null) return refusal
    this.#revealed = reveals
    this.#seal(move)
    return null
  }

  /** Gives an awaited outcome and enters it. Throws `OutcomeError`. */
  give(outcome: readonly number[]): void {
    const entry = { outcome: [...outcome] }
    this.#watcher?.entering?.(this.length + 1, entry)
    give(this.game, outcome)
    this.#seal(entry)
  }

  /** Makes a host's entry. Throws `HostError`, and has changed nothing then. */
  enter(entry: HostEntry): void {
    if (!isPlain(entry)) {
      this.#check(entry)
      const whole = this.#completed(entry)
      this.#rewrite(whole)
      return this.#append(whole)
    }
    const whole = entry.host === 'adjust' ? withValueBefore(this.game, entry) : entry
    this.#watcher?.entering?.(this.length + 1, whole)
    carryOutHost(this.game, whole)
    if (whole.host === 'chance') this.#drawFrom(whole.source)
    this.#seal(whole)
  }

  /** The same with what stood in the place of each change. Throws `HostError` if it says otherwise. */
  #completed(entry: Undo | Correction): Undo | Correction {
    if (entry.host === 'undo') return entry
    const changes = entry.changes.map((change) => {
      const was = this.stepAt(change.number)?.entries ?? []
      if (change.was !== undefined && JSON.stringify(change.was) !== JSON.stringify(was))
        throw new HostError(`The correction names what did not stand at entry ${change.number}.`)
      return { ...change, was }
    })
    return { ...entry, changes }
  }

  /** From now on. What a seed has drawn so far is forgotten. */
  #drawFrom(source: ChanceSource): void {
    this.#source = source
    this.#port.use(source)
    this.game.s.generator.fill(0)
    if (source.kind === 'seed') seed(this.game, source.seed)
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
    if (isPlain(entry)) {
      const step = stepOf(this.length + 1, entry)
      this.#playStep(step, true)
      this.#port.drawn = []
      this.#counting.push(step.number)
      this.#history.push(step)
    } else this.#rewrite(entry)
    this.#entries.push(sealed)
  }

  /** Number of the last entry that `undo` may withdraw for this seat: its own move, with nothing drawn or opened since. 0: none. */
  undoable(seat: number): number {
    const last = this.last
    const entry = this.#entries[last - 1]?.entry
    return entry !== undefined && isMove(entry) && entry.seat === seat && !this.#revealed ? last : 0
  }

  /** Number of the last entry that counts, which a keeper may withdraw. 0: none. */
  get last(): number {
    return this.#counting.at(-1) ?? 0
  }

  /**
   * The last move of one of these seats (a bit a seat) that still counts, if only other seats' moves, chance and pauses
   * followed it; null: there is none.
   */
  lastMoveAmong(seats: number): { readonly number: number; readonly seat: number } | null {
    for (let at = this.#counting.length - 1; seats !== 0 && at >= 0; at--) {
      const number = this.#counting[at]
      const { entry } = this.#entries[number - 1]
      if (isMove(entry) && (seats >>> entry.seat) & 1) return { number, seat: entry.seat }
      if (isHost(entry) && entry.host !== 'pause' && entry.host !== 'resume') return null
    }
    return null
  }

  /** What counts at the place of entry `number`, or null where nothing does. */
  stepAt(number: number): Step | null {
    return this.#history.find((step) => step.number === number) ?? null
  }

  /** The game as it stood before entry `number`, where chance is given. */
  before(number: number): Game {
    this.#needGivenChance(number)
    return playUpTo(this.game.book, setupOf(this.header), this.#history, number)
  }

  /** How a correction would go. Throws `HostError` if it names what is not there. Changes nothing. */
  tryCorrection(correction: Correction): Trial {
    this.#needGivenChance(firstOf(correction))
    return tryOut(this.game.book, setupOf(this.header), this.#history, correction)
  }

  #needGivenChance(from: number): void {
    if (this.#source.kind !== 'given' || from <= this.#settled)
      throw new HostError('Entries can be corrected only where dice and cards are given from a real table.')
  }

  /** Number of the last change of where chance comes from: what lies before it stays as it is. 0: none. */
  get #settled(): number {
    const changed = ({ entries }: Step) => entries.some((entry) => isHost(entry) && entry.host === 'chance')
    return this.#history.findLast(changed)?.number ?? 0
  }

  /** Whether what an entry withdraws or corrects is there, and what follows still possible. Throws `HostError`. */
  #check(entry: Undo | Correction): void {
    if (entry.host === 'undo') {
      if (this.#counting.includes(entry.from) && entry.from > this.#settled) return
      throw new HostError(`There is no entry ${entry.from} that could be withdrawn.`)
    }
    const { fault, correction } = this.tryCorrection(entry)
    if (fault !== null)
      throw new HostError(`After this, entry ${fault.number} is impossible (${fault.refusal}).`, fault.refusal)
    if (whatItDoes(correction) !== whatItDoes(entry))
      throw new HostError('The correction leaves out rents or offers that have another number by it.')
  }

  /** Changes which entries count, and plays those again; what has become different is told again. */
  #rewrite(entry: Undo | Correction): void {
    const counting =
      entry.host === 'undo'
        ? this.#counting.filter((number) => number < entry.from)
        : [...this.#counting, this.length + 1]
    const history = historyOf((number) => this.#entries[number - 1]?.entry ?? entry, counting)
    this.#playAgain(history, firstDifference(this.#history, history))
    this.#counting = counting
    this.#history = history
  }

  /** Plays what counts, silently up to entry `from`. */
  #playAgain(history: readonly Step[], from: number): void {
    const { game } = this
    const listener = game.say
    this.#watcher?.withdrawn?.(from)
    game.say = null
    this.#drawFrom(this.header.chance)
    reset(game, setupOf(this.header))
    for (const step of history) {
      if (step.number >= from) game.say = listener
      this.#playStep(step, step.number >= from)
    }
    this.#port.drawn = []
    game.say = listener
  }

  #playStep({ number, entries, corrects }: Step, aloud: boolean): void {
    if (aloud && entries.length === 0) this.#watcher?.entering?.(number, null)
    if (corrects !== 0) this.game.say?.('corrected', 'keeper', corrects)
    for (const entry of entries) {
      if (aloud) this.#watcher?.entering?.(number, entry)
      this.#revealed = revealing(this.game, entry)
      if (!isChance(entry) || this.#source.kind !== 'seed') carryOut(this.game, entry)
      if (isHost(entry) && entry.host === 'chance') this.#drawFrom(entry.source)
    }
  }

  /** Enters what has been done, and what was drawn by it. */
  #seal(entry: Entry): void {
    this.#count(entry)
    this.#sealDrawn()
  }

  #sealDrawn(): void {
    const { drawn } = this.#port
    this.#port.drawn = []
    for (const outcome of drawn) this.#count({ outcome })
  }

  #count(entry: Entry): void {
    this.#append(entry)
    this.#counting.push(this.length)
    this.#history.push(stepOf(this.length, entry))
  }

  #append(entry: Entry): void {
    const state = stateHash(this.game.s)
    const at = this.clock?.()
    this.#link = nextLink(this.#link, entry, state, at)
    this.#entries.push({ entry, state, link: this.#link, ...(at !== undefined && { at }) })
  }
}

/** Whether an entry is a move by which something hidden is shown. */
function revealing(g: Game, entry: Entry): boolean {
  return isMove(entry) && (actionRule(g.book, entry.do)?.reveals?.(g, entry.seat) ?? false)
}

/** What is done by a correction, without what it has replaced. */
function whatItDoes({ changes }: Correction): string {
  return JSON.stringify(changes.map(({ number, entries }) => [number, entries]))
}

/** With another version of a rulebook a record may be followed as far as it goes; with the same one the rules are the same. */
function checkIdentity({ id, version, identity }: Book, header: RecordHeader): void {
  if (header.identity === undefined || header.version !== version || header.identity === identity()) return
  throw new RecordError(
    `The game was played by other rules of "${id}" (${header.identity}) than this program has (${identity()}).`,
    'rules',
  )
}

/** The first entry at which two histories differ; beyond all of them if one only goes on where the other ends. */
function firstDifference(a: readonly Step[], b: readonly Step[]): number {
  const same = (index: number) => JSON.stringify(a[index]) === JSON.stringify(b[index])
  let index = 0
  while (index < Math.max(a.length, b.length) && same(index)) index++
  return Math.min(a[index]?.number ?? Number.POSITIVE_INFINITY, b[index]?.number ?? Number.POSITIVE_INFINITY)
}

function setupOf(header: RecordHeader): Setup {
  const { seats, options, chance } = header
  return { seats: seats.length, options, ...(chance.kind === 'seed' && { seed: chance.seed }) }
}
