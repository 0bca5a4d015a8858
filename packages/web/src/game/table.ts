import { type Bot, createBot } from '@hausregeln/bots'
import {
  ACTIONS,
  codeOf,
  type HostEntry,
  type Move,
  may,
  moveOf,
  NOBODY,
  type Packed,
  type Session,
  seatOf,
  view,
} from '@hausregeln/engine'
import { OWNER, PAYER } from '@hausregeln/engine/chapters/rent/rent.ts'
import { DEMAND_WORDS } from '@hausregeln/engine/core/state.ts'
import type { Chronicle } from './chronicle.ts'
import { PACE_MS, Wait } from './pace.ts'
import type { Player, Snapshot, TableSettings } from './types.ts'

/** Between snapshots while bots play without waiting, in milliseconds. */
const SHOW_EVERY = 120

/** A game in play in the worker: persons act through it, bots play by themselves, every change is told. */
export class Table {
  readonly id: string
  readonly session: Session
  readonly #players: readonly Player[]
  readonly #bots: readonly (Bot | null)[]
  readonly #chronicle: Chronicle
  readonly #onChange: (snapshot: Snapshot) => void
  readonly #wait = new Wait()
  #settings: TableSettings
  #told = 0
  #kept = 0
  #change = 0
  #shown = 0
  #playing = false
  #closed = false
  #skipping = false
  #countdown: Snapshot['countdown'] = null

  constructor(
    id: string,
    session: Session,
    chronicle: Chronicle,
    players: readonly Player[],
    settings: TableSettings,
    onChange: (snapshot: Snapshot) => void,
  ) {
    this.id = id
    this.session = session
    this.#chronicle = chronicle
    this.#players = players
    this.#settings = settings
    this.#onChange = onChange
    this.#bots = players.map((player, seat) => {
      const bot = player.bot === null ? null : createBot(player.bot)
      bot?.begin(session.header.chance.kind === 'seed' ? session.header.chance.seed + seat : seat)
      return bot
    })
  }

  /** Tells how things stand and lets the bots play on. */
  start(): void {
    this.tell()
    void this.#play()
  }

  close(): void {
    this.#closed = true
    this.#wait.cut()
  }

  /** A person's move; null, or the name of the refusal. */
  act(move: Move): string | null {
    const refusal = this.session.act(move)
    if (refusal === null) this.#changed()
    return refusal
  }

  enter(entry: HostEntry): void {
    this.session.enter(entry)
    this.#changed()
  }

  /** Takes back the last move of whoever may (see `Session.undoable`). */
  undo(): void {
    const from = this.#undoable()
    if (from === 0) return
    this.session.enter({ host: 'undo', from })
    this.#kept = Math.min(this.#kept, this.#chronicle.lines.length)
    this.#told = Math.min(this.#told, this.#chronicle.lines.length)
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
    const { lines, wealth } = this.#chronicle
    this.#shown = Date.now()
    this.#onChange({
      id: this.id,
      change: ++this.#change,
      view: view(this.session.game, this.#onlyPerson()).bytes,
      logKept: this.#kept,
      log: lines.slice(this.#told),
      wealth,
      undoSeat: this.#undoSeat(),
      countdown: this.#countdown,
      botsPlay: this.#playing,
      settings: this.#settings,
    })
    this.#told = lines.length
    this.#kept = lines.length
  }

  #changed(): void {
    this.#wait.cut()
    this.tell()
    void this.#play()
  }

  /** The seat of the only person at the table, whose secrets may be shown; several share one screen. */
  #onlyPerson(): number {
    const persons = this.#players.flatMap((player, seat) => (player.bot === null ? [seat] : []))
    return persons.length === 1 ? (persons[0] ?? NOBODY) : NOBODY
  }

  #undoable(): number {
    for (let seat = 0; seat < this.#players.length; seat++) {
      const entry = this.#bots[seat] === null ? this.session.undoable(seat) : 0
      if (entry > 0) return entry
    }
    return 0
  }

  #undoSeat(): number {
    const entry = this.session.record.entries[this.#undoable() - 1]?.entry
    return entry !== undefined && 'do' in entry ? entry.seat : NOBODY
  }

  /** Lets bots play until persons alone must decide. */
  async #play(): Promise<void> {
    if (this.#playing) return
    this.#playing = true
    while (!this.#closed && this.#nextBot() !== null) {
      await this.#pause()
      if (this.#closed) break
      await this.#waitForDemands()
      const step = this.#closed ? null : this.#nextBot()
      if (step === null) break
      const move = moveOf(this.session.game, step)
      const refusal = this.session.act(move)
      if (refusal !== null) throw new Error(`The bot on seat ${move.seat} chose "${move.do}": ${refusal}.`)
      if (this.#milliseconds() > 0 || Date.now() - this.#shown > SHOW_EVERY) this.tell()
    }
    this.#playing = false
    this.#skipping = false
    if (!this.#closed) this.tell()
  }

  #milliseconds(): number {
    return this.#skipping ? 0 : PACE_MS[this.#settings.pace]
  }

  async #pause(): Promise<void> {
    const milliseconds = this.#milliseconds()
    if (milliseconds > 0) await this.#wait.for(milliseconds)
    else if (Date.now() - this.#shown > SHOW_EVERY) await this.#wait.for(0)
  }

  /** What a bot does next, asked in the order that the laboratory documents; null: persons must decide. */
  #nextBot(): Packed | null {
    const { game } = this.session
    const { s } = game
    if (s.over !== 0) return null
    const open = may(game)
    for (const seat of this.#inTurnOrder(open)) {
      const action = this.#bots[seat]?.consider(game, seat, game.terms) ?? 0
      if (action !== 0) return action
    }
    for (const seat of this.#inTurnOrder(s.must)) {
      const bot = this.#bots[seat]
      if (bot) return bot.decide(game, seat, game.terms)
    }
    return null
  }

  #inTurnOrder(mask: number): number[] {
    const { seats, turnSeat } = this.session.game.s
    const order = Array.from({ length: seats }, (_, i) => (turnSeat + i) % seats)
    return order.filter((seat) => (mask >>> seat) & 1)
  }

  /** Before a throw by which a person's demand would lapse, a bot waits a visible countdown. */
  async #waitForDemands(): Promise<void> {
    const seconds = this.#settings.countdown
    const until = Date.now() + seconds * 1000
    while (!this.#closed && Date.now() < until && this.#threatensDemand()) {
      this.#countdown = { until, seconds }
      this.tell()
      await this.#wait.for(until - Date.now())
    }
    this.#countdown = null
  }

  #threatensDemand(): boolean {
    const step = this.#nextBot()
    if (step === null || codeOf(step) !== ACTIONS.throw.code) return false
    const { demands, demandCount } = this.session.game.s
    for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS) {
      const owner = demands[row + OWNER] ?? NOBODY
      if (this.#bots[owner] === null && demands[row + PAYER] !== seatOf(step)) return true
    }
    return false
  }
}
