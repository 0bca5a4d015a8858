import type { Move } from './action.ts'
import type { Book } from './book.ts'
import { actionRule } from './by-name.ts'
import { seed } from './chance.ts'
import type { ChanceSource } from './chance-source.ts'
import {
  type Correction,
  type Entry,
  endsTakingBack,
  type HostEntry,
  isChance,
  isHost,
  isMove,
  isPlain,
  type Undo,
} from './entry.ts'
import { Game } from './game.ts'
import { stateHash } from './hash.ts'
import { firstDifference, firstOf, historyOf, type Step, stepOf, whatItDoes } from './history.ts'
import { carryOutHost, HostError, withValueBefore } from './host.ts'
import { fitMove, moveFault } from './move.ts'
import { applyMove, checkSetup, give, reset, SetupError, setupOf } from './play.ts'
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
import { RecordingPort } from './recording-port.ts'
import { type Earlier, PastError, type Stand } from './stand.ts'
import { carryOut, playUpTo, type Trial, tryOut } from './trial.ts'
import type { Refusal } from './vocabulary.ts'
import type { Watcher } from './watcher.ts'

/** A game with its record: every change goes through here and is entered. */
export class Session {
  readonly header: RecordHeader
  readonly game: Game
  readonly #port: RecordingPort
  #watcher: Watcher | null
  readonly #entries: SealedEntry[] = []
  /** Entries that still count: numbers from 1. */
  #counting: number[] = []
  /** What counts, corrections worked in. */
  #history: Step[] = []
  /** How many entries are not at hand, see `standing`, and what is known of them. */
  #past = 0
  #earlier: Earlier = { moves: [], host: 0 }
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

  /**
   * A game taken up where it stood, with the end of its record alone: it goes on as if it had been played. What needs more
   * of the record throws `PastError`. Throws `RecordError` if the state is not the one that its last entry names.
   */
  static standing(book: Book, header: RecordHeader, stand: Stand, watcher: Watcher | null = null): Session {
    const session = new Session(book, header, null)
    const { game } = session
    session.#entries.length = stand.past
    session.#entries.push(...stand.entries)
    session.#counting = [...stand.counting]
    session.#history = []
    session.#past = stand.past
    session.#earlier = stand.earlier
    session.#revealed = stand.revealed
    session.#drawFrom(stand.source)
    game.s.load(stand.state)
    const last = stand.entries.at(-1)
    if (last?.state !== stateHash(game.s)) throw new RecordError('The game stands otherwise than its record says.')
    session.#link = last.link
    session.#watcher = watcher
    if (watcher !== null) game.say = (...event) => watcher.hear(game, ...event)
    return session
  }

  /** Where it stands now, for `standing`, with so many entries at least; the state's bytes are to be read at once. */
  stand(count: number): Stand {
    const past = Math.max(this.#past, this.length - count)
    const moves = [...this.#earlier.moves]
    let { host } = this.#earlier
    for (const number of this.#counting) {
      if (number > past) break
      const { entry } = this.#entries[number - 1]
      if (isMove(entry)) moves[entry.seat] = number
      else if (endsTakingBack(entry)) host = number
    }
    return {
      past,
      entries: this.#entries.slice(past),
      counting: this.#counting.filter((number) => number > past),
      earlier: { moves: Array.from(moves, (number) => number ?? 0), host },
      revealed: this.#revealed,
      source: this.#source,
      state: this.game.s.bytes,
    }
  }

  /** Whether all of its record is at hand. */
  get whole(): boolean {
    return this.#past === 0
  }

  /** Throws `PastError` if not. */
  get record(): GameRecord {
    this.#demandWhole()
    return { header: this.header, entries: this.#entries }
  }

  /** The entries after entry `number`. Throws `PastError` if they are not at hand. */
  since(number: number): SealedEntry[] {
    if (number < this.#past) this.#demandWhole()
    return this.#entries.slice(number)
  }

  #demandWhole(): void {
    if (!this.whole) throw new PastError(this.#past)
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
      this.#demandWhole()
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
   * hash, which is many times as fast as `replay`. Throws `RecordError` if it differs: `replay` then finds where;
   * `PastError` for what can be taken over only where all of the record is at hand.
   */
  resume(entries: readonly SealedEntry[]): void {
    if (!entries.every(({ entry }) => isPlain(entry))) this.#demandWhole()
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
      if (endsTakingBack(entry)) return null
    }
    return this.#earlierMoveAmong(seats)
  }

  /** The same among entries that are not at hand. */
  #earlierMoveAmong(seats: number): { readonly number: number; readonly seat: number } | null {
    const { moves, host } = this.#earlier
    const number = Math.max(0, ...moves.filter((_, seat) => (seats >>> seat) & 1))
    return number > host ? { number, seat: moves.indexOf(number) } : null
  }

  /** What counts at the place of entry `number`, or null where nothing does. Throws `PastError`. */
  stepAt(number: number): Step | null {
    this.#demandWhole()
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
    this.#demandWhole()
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

/** With another version of a rulebook a record may be followed as far as it goes; with the same one the rules are the same. */
function checkIdentity({ id, version, identity }: Book, header: RecordHeader): void {
  if (header.identity === undefined || header.version !== version || header.identity === identity()) return
  throw new RecordError(
    `The game was played by other rules of "${id}" (${header.identity}) than this program has (${identity()}).`,
    'rules',
  )
}
