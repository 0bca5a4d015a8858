import type { Move } from '../action/action.ts'
import { actionRule } from '../action/by-name.ts'
import { fitMove, moveFault } from '../action/move.ts'
import type { Book } from '../book.ts'
import { seed } from '../chance.ts'
import { EDITION, editionOf, isEdition } from '../edition.ts'
import { Game } from '../game.ts'
import { stateHash } from '../hash.ts'
import { applyMove, checkSetup, give, reset, SetupError, setupOf } from '../play.ts'
import { say } from '../say.ts'
import type { Refusal } from '../vocabulary.ts'
import type { ChanceSource } from './chance-source.ts'
import { Entries, type LastMove } from './entries.ts'
import { type Correction, type Entry, type HostEntry, isChance, isHost, isMove, isPlain, type Undo } from './entry.ts'
import { firstDifference, firstOf, type Step, stepOf, whatItDoes } from './history.ts'
import { carryOutHost, HostError, withValueBefore } from './host.ts'
import { Marks } from './marks.ts'
import {
  firstLink,
  type GameRecord,
  isOlder,
  newerEdition,
  nextLink,
  RECORD_FORMAT,
  RecordError,
  type RecordHeader,
  type SealedEntry,
} from './record.ts'
import { RecordingPort } from './recording-port.ts'
import type { Stand } from './stand.ts'
import { carryOut, playUpTo, type Trial, tryOut } from './trial.ts'
import type { Watcher } from './watcher.ts'

/** A game with its record: every change goes through here and is entered. */
export class Session {
  readonly header: RecordHeader
  readonly game: Game
  readonly #port: RecordingPort
  #watcher: Watcher | null
  readonly #entries = new Entries()
  readonly #marks = new Marks()
  /** Whether the last move has shown what was hidden: a player who has seen it cannot take their own back. */
  #revealed = false
  #link: string
  /** Where chance comes from now. */
  #source: ChanceSource
  /** Tells the time of entries, in milliseconds since 1970, if the host brings it. */
  clock: (() => number | undefined) | null = null

  /**
   * Begins a game by a book as it is in the edition that the header names; its record has the current format. Throws
   * `SetupError`, and `RecordError` for other rules.
   */
  constructor(known: Book, header: RecordHeader, watcher: Watcher | null = null) {
    if (header.rulebook !== known.id) throw new SetupError(say('otherGame', { name: header.rulebook, other: known.id }))
    const book = bookFor(known, header)
    checkSetup(book, setupOf(header))
    checkIdentity(book, header)
    this.header = isOlder(header) ? { ...header, format: RECORD_FORMAT } : header
    this.#source = header.chance
    this.#port = new RecordingPort()
    this.#port.use(header.chance)
    this.game = new Game(book, this.#port)
    this.#link = firstLink(this.header)
    this.#watcher = watcher
    if (watcher !== null) this.game.emit = (...event) => watcher.hear(this.game, ...event)
    reset(this.game, setupOf(header))
    this.#sealDrawn()
  }

  /** Where chance comes from now. */
  get source(): ChanceSource {
    return this.#source
  }

  /** A game from its record in trusted storage, see `resume`. Throws `RecordError`. */
  static resumed(book: Book, { header, entries }: GameRecord, watcher: Watcher | null = null): Session {
    const session = new Session(book, header, watcher)
    // What a seed has drawn to begin with is among the entries.
    session.#entries.clear()
    session.resume(entries)
    return session
  }

  /**
   * A game taken up where it stood, with the end of its record alone: it goes on as if it had been played. What needs
   * more of the record throws `PastError`. Throws `RecordError` if the state is not the one that its last entry names.
   */
  static standing(book: Book, header: RecordHeader, stand: Stand, watcher: Watcher | null = null): Session {
    const session = new Session(book, header, null)
    const { game } = session
    session.#entries.takeUp(stand)
    session.#revealed = stand.revealed
    session.#drawFrom(stand.source)
    const last = stand.entries.at(-1) ?? { state: stateHash(game.s), link: session.#link }
    game.s.load(stand.state)
    if (last.state !== stateHash(game.s)) throw new RecordError(say('standsDifferently'))
    session.#link = last.link
    session.#watcher = watcher
    if (watcher !== null) game.emit = (...event) => watcher.hear(game, ...event)
    return session
  }

  /** Where it stands now, for `standing`, with so many entries at least; the state's bytes are to be read at once. */
  stand(count: number): Stand {
    const [revealed, source, state] = [this.#revealed, this.#source, this.game.s.bytes]
    return { ...this.#entries.stand(count), revealed, source, state }
  }

  /**
   * Lets go of all of its record but the last `count` entries, which must be kept elsewhere: from then on it is as one
   * that was taken up where it stood.
   */
  letGo(count: number): void {
    this.#entries.letGo(count)
  }

  /** How many entries of its record are at hand: the last. */
  get atHand(): number {
    return this.#entries.atHand
  }

  /** Whether all of its record is at hand. */
  get whole(): boolean {
    return this.#entries.whole
  }

  /** Throws `PastError` if not. */
  get record(): GameRecord {
    return { header: this.header, entries: this.#entries.all }
  }

  /** The entries after entry `number`. Throws `PastError` if they are not at hand. */
  since(number: number): SealedEntry[] {
    return this.#entries.since(number)
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
      this.#entries.demandWhole()
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
        throw new HostError(say('stoodNot', { entry: change.number }))
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
   * Takes over entries from trusted storage: they are played again, but only the last state is compared with its
   * hash, which is many times as fast as `replay`. Throws `RecordError` if it differs: `replay` then finds where;
   * `PastError` for what can be taken over only where all of the record is at hand.
   */
  resume(entries: readonly SealedEntry[]): void {
    if (!entries.every(({ entry }) => isPlain(entry))) this.#entries.demandWhole()
    for (const sealed of entries) this.#takeOver(sealed)
    const last = entries.at(-1)
    if (last === undefined) return
    this.#link = last.link
    if (stateHash(this.game.s) !== last.state) throw new RecordError(say('runsDifferently'))
  }

  #takeOver(sealed: SealedEntry): void {
    const { entry } = sealed
    if (isPlain(entry)) {
      const step = stepOf(this.length + 1, entry)
      this.#playStep(step, true)
      this.#port.drawn = []
      this.#entries.add(sealed)
      this.#countLast()
    } else {
      this.#rewrite(entry)
      this.#entries.add(sealed)
    }
  }

  /**
   * Number of the last entry that `undo` may withdraw for this seat: its own move, with nothing drawn or opened since.
   * 0: none.
   */
  undoable(seat: number): number {
    const last = this.last
    const entry = this.#entries.last?.entry
    return entry !== undefined && isMove(entry) && entry.seat === seat && !this.#revealed ? last : 0
  }

  /** Number of the last entry that counts, which a keeper may withdraw. 0: none. */
  get last(): number {
    return this.#entries.lastNumber
  }

  /**
   * The last move of one of these seats (a bit a seat) that still counts, if only other seats' moves, chance and pauses
   * followed it; null: there is none.
   */
  lastMoveAmong(seats: number): LastMove | null {
    return this.#entries.lastMoveAmong(seats)
  }

  /** What counts at the place of entry `number`, or null where nothing does. Throws `PastError`. */
  stepAt(number: number): Step | null {
    return this.#entries.stepAt(number)
  }

  /** The game as it stood before entry `number`, where chance is given. */
  before(number: number): Game {
    this.#needGivenChance(number)
    return playUpTo(this.game.book, setupOf(this.header), this.#entries.steps, number, this.#marks.before(number))
  }

  /** How a correction would go. Throws `HostError` if it names what is not there. Changes nothing. */
  tryCorrection(correction: Correction): Trial {
    const first = firstOf(correction)
    this.#needGivenChance(first)
    return tryOut(this.game.book, setupOf(this.header), this.#entries.steps, correction, this.#marks.before(first))
  }

  #needGivenChance(from: number): void {
    this.#entries.demandWhole()
    if (this.#source.kind !== 'given' || from <= this.#entries.settled) throw new HostError(say('onlyGiven'))
  }

  /** Whether what an entry withdraws or corrects is there, and what follows still possible. Throws `HostError`. */
  #check(entry: Undo | Correction): void {
    if (entry.host === 'undo') {
      if (this.#entries.counts(entry.from) && entry.from > this.#entries.settled) return
      throw new HostError(say('notWithdrawn', { entry: entry.from }))
    }
    const { fault, correction } = this.tryCorrection(entry)
    if (fault !== null) {
      const { number, refusal } = fault
      throw new HostError(say('thenImpossible', { entry: number, refusal }), refusal)
    }
    if (whatItDoes(correction) !== whatItDoes(entry)) throw new HostError(say('leavesOut'))
  }

  /** Changes which entries count, and plays those again; what has become different is told again. */
  #rewrite(entry: Undo | Correction): void {
    const counted = this.#entries.countedWith(entry)
    this.#playAgain(counted.steps, firstDifference(this.#entries.steps, counted.steps))
    this.#entries.count(counted)
  }

  /** Plays what counts, silently up to entry `from`: what came before it is as it was. */
  #playAgain(history: readonly Step[], from: number): void {
    const { game } = this
    const listener = game.emit
    this.#watcher?.withdrawn?.(from)
    game.emit = null
    const mark = this.#marks.before(from)
    this.#marks.dropFrom(from)
    this.#drawFrom(mark?.source ?? this.header.chance)
    if (mark === null) reset(game, setupOf(this.header))
    else game.s.load(mark.state)
    this.#revealed = mark?.revealed ?? false
    for (const step of history) {
      if (mark !== null && step.number <= mark.number) continue
      if (step.number >= from) game.emit = listener
      this.#playStep(step, step.number >= from)
    }
    this.#port.drawn = []
    game.emit = listener
  }

  #playStep({ number, entries, corrects }: Step, aloud: boolean): void {
    if (aloud && entries.length === 0) this.#watcher?.entering?.(number, null)
    if (corrects !== 0) this.game.emit?.('corrected', 'keeper', corrects)
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
    this.#countLast()
  }

  #countLast(): void {
    this.#entries.countLast()
    const { length: number } = this
    if (!this.#marks.isDue(number)) return
    const [revealed, source, state] = [this.#revealed, this.#source, this.game.s.bytes]
    this.#marks.keep({ number, revealed, source, state })
  }

  #append(entry: Entry): void {
    const state = stateHash(this.game.s)
    const at = this.clock?.()
    this.#link = nextLink(this.#link, entry, state, at)
    this.#entries.add({ entry, state, link: this.#link, ...(at !== undefined && { at }) })
  }
}

/** The book in the edition in which a game was begun. Throws `RecordError` for a newer one than this program has. */
function bookFor(known: Book, header: RecordHeader): Book {
  const edition = editionOf(header)
  if (!isEdition(edition)) throw new RecordError(say('editionNoNumber'))
  if (edition > EDITION) throw newerEdition(edition)
  return known.edition === edition ? known : known.inEdition(edition)
}

/** Whether an entry is a move by which something hidden is shown. */
function revealing(g: Game, entry: Entry): boolean {
  return isMove(entry) && (actionRule(g.book, entry.do)?.reveals?.(g, entry.seat) ?? false)
}

/**
 * With another version of a rulebook a record may be followed as far as it goes; with the same one the rules are the
 * same.
 */
function checkIdentity({ id, version, identity }: Book, header: RecordHeader): void {
  if (header.identity === undefined || header.version !== version || header.identity === identity()) return
  throw new RecordError(say('otherRules', { name: id, theirs: header.identity, ours: identity() }), 'rules')
}
