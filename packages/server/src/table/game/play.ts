import {
  type Book,
  commitmentOf,
  digestOf,
  FairDice,
  type GameRecord,
  type HostEntry,
  isChance,
  isHost,
  isOlder,
  type Move,
  RecordError,
  type RecordHeader,
  type Refusal,
  replay,
  type SealedEntry,
  Session,
  type Stand,
} from '@hausregeln/engine'
import { fromBase64, toBase64 } from '@hausregeln/protocol'
import { Chronicle, type ChronicleStand } from '@hausregeln/rulebooks/texts/index.ts'
import { AT_ONCE, type InParts } from './inTurns.ts'

/** A header as it is kept and told: the rulebook that it carries is kept once, and asked for by its mark. */
export function withoutBook({ book: _, ...header }: RecordHeader): RecordHeader {
  return header
}

/** Hexadecimal digits of a bot's seed: 48 bits. */
const BOT_SEED_DIGITS = 12

/** Who sits at a table: by seat what each has added to the dice, and the bots, null for persons. */
export interface Company {
  readonly nonces: readonly string[]
  readonly bots: readonly (string | null)[]
}

/** Entries and lines that are kept at least: more than a page that comes back has missed, or a new one asks for. */
const ENTRIES = 64
const LINES = 200

/** A game of which more entries are at hand lets go of all but so many, and of all but so many lines. */
const MOST = 1024
const STAY = 256
const LINES_STAY = 600

/** A game of a record, played again, with its log. */
export interface Replayed {
  readonly session: Session
  readonly chronicle: Chronicle
}

/** Plays the game of a record in trusted storage again. Throws `RecordError`. */
export function* replaying(book: Book, { header, entries }: GameRecord): InParts<Replayed> {
  const chronicle = new Chronicle()
  const session = Session.resumed(book, { header, entries: entries.slice(0, AT_ONCE) }, chronicle)
  for (let at = AT_ONCE; at < entries.length; at += AT_ONCE) {
    yield
    session.resume(entries.slice(at, at + AT_ONCE))
  }
  return { session, chronicle }
}

/**
 * A game can be played on from its record only by comparing entry after entry, which takes longer than others may wait: it
 * is of an older program, or runs differently now.
 */
export class StrayError extends Error {
  override readonly name = 'StrayError'
  constructor(reason: string) {
    super(`The game has to be followed entry by entry: ${reason}`)
  }
}

/** A game as it stands, as JSON. */
export interface KeptPlay {
  readonly session: Omit<Stand, 'state'> & { readonly state: string }
  readonly chronicle: ChronicleStand
  /** How many dice and cards have been drawn since chance came from where it comes from now. */
  readonly draws: number
}

/** How many dice and cards have been drawn since chance came from where it comes from now. */
function drawsFromNow({ record: { entries } }: Session): number {
  const moved = entries.findLastIndex(({ entry }) => isHost(entry) && entry.host === 'chance')
  return entries.slice(moved + 1).filter(({ entry }) => isChance(entry)).length
}

/**
 * The game at a table: a session, its log, and the dice that follow from the server's seed. Whatever happens is entered
 * in the session's record; `taken` hands the new entries over.
 */
export class Play {
  readonly session: Session
  readonly chronicle: Chronicle
  /** Null, or a sentence: why the game cannot go on with this version of the rulebook. */
  readonly frozen: string | null
  readonly #seed: string | null
  readonly #dice: FairDice | null
  #taken: number

  /** `taken`: how many entries of the record are known elsewhere. */
  private constructor(
    session: Session,
    chronicle: Chronicle,
    seed: string | null,
    frozen: string | null,
    taken = session.length,
    draws = drawsFromNow,
  ) {
    this.session = session
    this.chronicle = chronicle
    this.frozen = frozen
    this.#seed = seed
    this.#taken = taken
    const { source } = session
    this.#dice = seed !== null && source.kind === 'committed' ? new FairDice(seed, source.nonces, draws(session)) : null
  }

  /** A new game, run up to its first decision. Throws `SetupError`. `seed`: null where outcomes are given by hand. */
  static begin(book: Book, header: RecordHeader, seed: string | null): Play {
    const chronicle = new Chronicle()
    const play = new Play(new Session(book, header, chronicle), chronicle, seed, null)
    play.#goOn()
    return play
  }

  /**
   * A game that was begun elsewhere, and has been played again: who throws the dice here, and which seats others play now
   * than from the start, is entered first. `seed` and `nonces`: null where outcomes are given by hand.
   */
  static takeUp({ session, chronicle }: Replayed, seed: string | null, { nonces, bots }: Company): Play {
    const taken = session.length
    if (seed !== null)
      session.enter({ host: 'chance', source: { kind: 'committed', commitment: commitmentOf(seed), nonces } })
    for (const [seat, bot] of bots.entries()) {
      const before = session.header.seats[seat]?.bot ?? null
      if (bot !== null && before === null) session.enter({ host: 'botTakes', seat, bot })
      if (bot === null && before !== null) session.enter({ host: 'botReturns', seat })
    }
    const play = new Play(session, chronicle, seed, null, taken)
    play.#goOn()
    return play
  }

  /** A game played on from its record. Throws `StrayError` if it has to be followed, see `followed`. */
  static *resume(book: Book, record: GameRecord, seed: string | null): InParts<Play> {
    // A table of an older program is brought over each time: its log stays as it was written.
    if (isOlder(record.header)) throw new StrayError('it is of an older program.')
    try {
      const { session, chronicle } = yield* replaying(book, record)
      return new Play(session, chronicle, seed, null)
    } catch (error) {
      throw new StrayError(error instanceof Error ? error.message : String(error))
    }
  }

  /** A game followed by its record entry by entry, without a pause. If it runs differently now, it is frozen where that begins. */
  static followed(book: Book, record: GameRecord, seed: string | null): Play {
    for (let upTo = record.entries.length, fault: string | null = null; ; upTo = Math.floor(upTo / 2)) {
      // Where it cannot be followed at all, halves of it are tried.
      const chronicle = new Chronicle()
      try {
        const { session, stopped } = replay(book, record, upTo, chronicle)
        return new Play(session, chronicle, seed, stopped?.en ?? fault)
      } catch (error) {
        if (!(error instanceof RecordError) || upTo === 0) throw error
        fault ??= error.message
      }
    }
  }

  /**
   * A game taken up where it stood, with the end of its record and log alone. Throws `RecordError` if it is not as it was
   * kept.
   */
  static standing(
    book: Book,
    header: RecordHeader,
    seed: string | null,
    kept: KeptPlay,
    frozen: string | null = null,
  ): Play {
    const chronicle = Chronicle.standing(kept.chronicle)
    const stand = { ...kept.session, state: fromBase64(kept.session.state) }
    const session = Session.standing(book, header, stand, chronicle)
    return new Play(session, chronicle, seed, frozen, session.length, () => kept.draws)
  }

  /** As it stands, with the end of its record and log, for `standing`; null: it cannot be kept so. */
  keep(): KeptPlay | null {
    return this.frozen === null ? this.stand(ENTRIES, LINES) : null
  }

  /** The same with so many entries and lines at least. */
  stand(entries: number, lines: number): KeptPlay {
    const { state, ...session } = this.session.stand(entries)
    const chronicle = this.chronicle.stand(lines, session.past)
    return { session: { ...session, state: toBase64(state) }, chronicle, draws: this.#dice?.draws ?? 0 }
  }

  /** Whether all of its record and log is at hand; else some of what is asked throws `PastError`. */
  get whole(): boolean {
    return this.session.whole && this.chronicle.past === 0
  }

  /**
   * Lets go of what is more than long ago, if that has become much; all of it lies in storage. A game that cannot be
   * taken up as it stood is kept whole.
   */
  letGo(): void {
    if (this.frozen !== null || this.session.atHand <= MOST) return
    this.session.letGo(STAY)
    this.chronicle.letGo(LINES_STAY, this.session.length - STAY)
  }

  get game() {
    return this.session.game
  }

  /**
   * The seed of a bot on this seat: the same in every process that plays this game on. Where the table has a secret seed it
   * comes from that, so that nobody at the table can reckon with it.
   */
  botSeed(seat: number): number {
    const { seats, options, chance } = this.session.header
    const told = digestOf(`bot ${seat} ${this.#seed ?? JSON.stringify([seats, options, chance])}`)
    return Number.parseInt(told.slice(0, BOT_SEED_DIGITS), 16)
  }

  get over(): boolean {
    return this.game.s.over !== 0
  }

  act(move: Move): Refusal | null {
    const refusal = this.session.act(move)
    if (refusal === null) this.#goOn()
    return refusal
  }

  /** Outcomes entered by hand. Throws `OutcomeError`. */
  give(outcome: readonly number[]): void {
    this.session.give(outcome)
  }

  /** Throws `HostError`. */
  enter(entry: HostEntry): void {
    this.session.enter(entry)
    this.#goOn()
  }

  /** Takes over entries that another process has made. Throws `RecordError` if the game runs differently here. */
  follow(entries: readonly SealedEntry[]): void {
    this.session.resume(entries)
    this.#dice?.skip(entries.filter(({ entry }) => isChance(entry)).length)
    this.#taken = this.session.length
  }

  /** Entries that were made since this was last asked. */
  taken(): SealedEntry[] {
    const entries = this.session.since(this.#taken)
    this.#taken = this.session.length
    return entries
  }

  /** Draws what the game waits for; reveals the seed once it is over. */
  #goOn(): void {
    const { session } = this
    if (this.#dice) while (this.game.s.awaiting !== 0) session.give(this.#dice.draw(this.game))
    if (this.over && this.#dice && this.#seed) session.enter({ host: 'reveal', seed: this.#seed })
  }
}
