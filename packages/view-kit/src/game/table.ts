import { type Bot, NOTHING } from '@hausregeln/bots/bot.ts'
import { nextBotAction } from '@hausregeln/bots/order.ts'
import {
  allSlipsIn,
  type Slips,
  slipsAgain,
  slipsIn,
  withSlip,
} from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import { ownersInRace, RentGrace } from '@hausregeln/chapters/rent/rules/race.ts'
import {
  actionRule,
  codeOf,
  type HostEntry,
  type Move,
  moveOf,
  NOBODY,
  optionOf,
  type Packed,
  type Refusal,
  type Session,
  view,
} from '@hausregeln/engine'
import type { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import { isKept } from './realBoard.ts'
import { pauseAfter, Wait } from './settings/pace.ts'
import { Playtime } from './settings/playtime.ts'
import type { Player, Snapshot, TableFault, TableSettings } from './types.ts'
import { withdrawnFrom } from './withdrawing.ts'

/** Between snapshots while bots play without waiting, in milliseconds. */
const SHOW_EVERY = 120

export interface TableParts {
  readonly id: string
  readonly session: Session
  readonly chronicle: Chronicle
  readonly players: readonly Player[]
  /** Who plays at the seats of bots, by seat; null: a person does. */
  readonly bots: readonly (Bot | null)[]
  readonly settings: TableSettings
  /** Played before it was opened now, in milliseconds. */
  readonly played: number
  readonly slips: Slips | null
  readonly onChange: (snapshot: Snapshot) => void
}

/** A game in play in the worker: persons act through it, bots play by themselves, every change is told. */
export class Table {
  readonly id: string
  readonly session: Session
  readonly playtime: Playtime
  readonly #players: readonly Player[]
  readonly #bots: readonly (Bot | null)[]
  readonly #chronicle: Chronicle
  readonly #onChange: (snapshot: Snapshot) => void
  readonly #wait = new Wait()
  readonly #grace = new RentGrace()
  #graceOver: ReturnType<typeof setTimeout> | undefined
  #settings: TableSettings
  #slips: Slips | null
  #change = 0
  #shown = 0
  #playing = false
  #closed = false
  #skipping = false
  #countdown: Snapshot['countdown'] = null
  #fault: TableFault | null = null

  constructor({ id, session, chronicle, players, bots, settings, played, slips, onChange }: TableParts) {
    this.id = id
    this.session = session
    session.clock = () => Date.now()
    this.playtime = new Playtime(played, optionOf(session.game, 'timeLimit'))
    this.#chronicle = chronicle
    this.#players = players
    this.#settings = settings
    this.#slips = slips
    this.#onChange = onChange
    this.#bots = bots
    for (const [seat, bot] of bots.entries())
      bot?.begin(session.source.kind === 'seed' ? session.source.seed + seat : seat)
  }

  /** Tells how things stand and lets the bots play on. */
  start(): void {
    this.playtime.whenUp(() => this.#timeIsUp())
    this.#changed()
  }

  close(): void {
    this.#closed = true
    this.playtime.stop()
    clearTimeout(this.#graceOver)
    this.#wait.cut()
  }

  #timeIsUp(): void {
    const { over, timeUp } = this.session.game.s
    if (over === 0 && timeUp === 0) this.enter({ host: 'timeUp' })
  }

  /** Tells the page what is wrong, the first time. */
  fail(fault: TableFault): void {
    const known = this.#fault !== null
    this.#fault = fault
    if (!known && !this.#closed) this.tell()
  }

  /** All is saved, perhaps again. */
  saved(): void {
    if (this.#fault === null || this.#fault.kind === 'bot') return
    this.#fault = null
    if (!this.#closed) this.tell()
  }

  /** A person's move; null, or the name of the refusal. */
  act(move: Move): Refusal | null {
    if (move.do === 'throw' && this.#graceCountdown() !== null) return 'notNow'
    if (move.do === 'sealedBid' && isKept(this.session.header)) return this.#layDown(move)
    const refusal = this.session.act(move)
    if (refusal === null) this.#changed()
    return refusal
  }

  /** Slips that lie face down. */
  get slips(): Slips | null {
    return this.#slips
  }

  /** A bid at a real table lies face down, and may be rewritten until all are turned over. */
  #layDown({ seat, amount }: Extract<Move, { do: 'sealedBid' }>): Refusal | null {
    const { game } = this.session
    const refusal = actionRule(game.book, 'sealedBid')?.check(game, seat, amount) ?? null
    if (refusal !== null) return refusal
    this.#slips = withSlip(game, this.#slips, { seat, amount })
    this.#changed()
    return null
  }

  /** Turns the slips over. Throws with a sentence if some are missing. */
  reveal(): void {
    const { game } = this.session
    if (!allSlipsIn(game, this.#slips)) throw new Error('Not all slips are in: they are turned over together.')
    for (const { seat, amount } of slipsIn(game, this.#slips)) {
      const refusal = this.session.act({ do: 'sealedBid', seat, amount })
      if (refusal !== null) throw new Error(`The slip of seat ${seat} is refused: ${refusal}.`)
    }
    this.#slips = null
    this.#changed()
  }

  enter(entry: HostEntry): void {
    if (entry.host === 'undo') this.#withdraw(entry.from)
    else this.session.enter(entry)
    this.#changed()
  }

  /** Slips that were turned over lie face down again. */
  #withdraw(from: number): void {
    const withdrawn = this.session.record.entries.slice(from - 1).map(({ entry }) => entry)
    this.session.enter({ host: 'undo', from })
    if (isKept(this.session.header)) this.#slips = slipsAgain(this.session.game, withdrawn) ?? this.#slips
  }

  /** Takes back the last move of a player who may (see `Session.undoable`). */
  undo(): void {
    const last = this.#undoable()
    if (last === 0) return
    const from = isKept(this.session.header) ? withdrawnFrom(this.#chronicle.lines, last) : last
    this.#withdraw(from)
    this.#changed()
  }

  /** What the keeper of a game has read off the dice or a card. Throws `OutcomeError`. */
  give(outcome: readonly number[]): void {
    this.session.give(outcome)
    this.#changed()
  }

  set settings(settings: TableSettings) {
    this.#settings = settings
    this.#wait.cut()
    this.tell()
  }

  skip(): void {
    this.#skipping = true
    this.#wait.cut()
  }

  tell(): void {
    const { kept, lines } = this.#chronicle.news()
    this.#shown = Date.now()
    const grace = this.#graceCountdown()
    this.#onChange({
      id: this.id,
      change: ++this.#change,
      view: view(this.session.game, this.#onlyPerson()).bytes,
      logKept: kept,
      log: lines,
      wealth: this.#chronicle.wealth,
      undoSeat: this.#undoSeat(),
      countdown: this.#countdown ?? grace,
      endsAt: this.playtime.endsAt,
      slips: slipsIn(this.session.game, this.#slips),
      botsPlay: this.#playing,
      settings: this.#settings,
      fault: this.#fault,
    })
    clearTimeout(this.#graceOver)
    if (grace !== null) this.#graceOver = setTimeout(() => this.tell(), grace.until - Date.now())
  }

  #changed(): void {
    this.#grace.watch(this.session.game, Date.now())
    this.#wait.cut()
    this.tell()
    void this.#play()
  }

  /** The time that is left for demanding rent before anybody throws. */
  #graceCountdown(): Snapshot['countdown'] {
    const { game } = this.session
    const until = this.#grace.until(game, Date.now())
    return until === null ? null : { until, seconds: RentGrace.seconds(game) }
  }

  /** The seat of the only person at the table, whose secrets may be shown; several share one screen. */
  #onlyPerson(): number {
    if (isKept(this.session.header)) return NOBODY
    const persons = this.#players.flatMap((player, seat) => (player.bot === null ? [seat] : []))
    return persons.length === 1 ? (persons[0] ?? NOBODY) : NOBODY
  }

  #undoable(): number {
    if (isKept(this.session.header)) return this.session.last
    for (let seat = 0; seat < this.#players.length; seat++) {
      const entry = this.#bots[seat] === null ? this.session.undoable(seat) : 0
      if (entry > 0) return entry
    }
    return 0
  }

  #undoSeat(): number {
    const entry = this.session.record.entries[this.#undoable() - 1]?.entry
    if (entry === undefined) return NOBODY
    return 'do' in entry ? entry.seat : this.session.game.s.turnSeat
  }

  /** Lets bots play until persons alone must decide. */
  async #play(): Promise<void> {
    if (this.#playing) return
    this.#playing = true
    let isTold = false
    try {
      while (!this.#closed && this.#nextBot() !== null) {
        // That bots play, and can be skipped, is known before the first of them has thought.
        if (!isTold && this.#milliseconds() > 0) this.tell()
        isTold = true
        await this.#playOne()
      }
    } catch (error) {
      this.#fault = { kind: 'bot', detail: error instanceof Error ? error.message : String(error) }
    }
    this.#playing = false
    this.#skipping = false
    if (!this.#closed) this.tell()
  }

  async #playOne(): Promise<void> {
    await this.#pause()
    await this.#waitForDemands()
    const step = this.#closed ? null : this.#nextBot()
    if (step === null) return
    const move = moveOf(this.session.game, step)
    const refusal = this.session.act(move)
    if (refusal !== null) throw new Error(`The bot on seat ${move.seat} chose "${move.do}": ${refusal}.`)
    this.#grace.watch(this.session.game, Date.now())
    if (this.#milliseconds() > 0 || Date.now() - this.#shown > SHOW_EVERY) this.tell()
  }

  #milliseconds(): number {
    if (this.#skipping) return 0
    const { lines } = this.#chronicle
    const isBot = (this.#bots[lines.at(-1)?.turnSeat ?? 0] ?? null) !== null
    return pauseAfter(this.#settings.pace, lines, this.session.game, isBot)
  }

  async #pause(): Promise<void> {
    const milliseconds = this.#milliseconds()
    if (milliseconds > 0) await this.#wait.for(milliseconds)
    else if (Date.now() - this.#shown > SHOW_EVERY) await this.#wait.for(0)
  }

  /** What a bot does next; null: persons must decide. */
  #nextBot(): Packed | null {
    const action = nextBotAction(this.session.game, this.#bots)
    return action === NOTHING ? null : action
  }

  /** Before a throw by which a rent would lapse, a bot waits: as the table has agreed, and visibly for persons. */
  async #waitForDemands(): Promise<void> {
    const begun = Date.now()
    for (let wait = this.#raceEnd(begun); wait !== null && !this.#closed; wait = this.#raceEnd(begun)) {
      this.#countdown = wait
      this.tell()
      await this.#wait.for(wait.until - Date.now())
    }
    this.#countdown = null
  }

  /** Until when the bot that is about to throw waits; null if it need not (any more). `begun`: when it could throw. */
  #raceEnd(begun: number): Snapshot['countdown'] {
    const { game } = this.session
    const step = this.#nextBot()
    if (step === null || codeOf(step) !== game.book.codes.throw) return null
    const { countdown: seconds } = this.#settings
    const until = begun + seconds * 1000
    const persons = ownersInRace(game).some((owner) => this.#bots[owner] === null)
    const grace = this.#graceCountdown()
    if (persons && until > Math.max(Date.now(), grace?.until ?? 0)) return { until, seconds }
    return grace
  }
}
