import type { Payers } from '../quota/budgets.ts'
import type { Times } from './announcer.ts'
import { Automaton, type Company, type Deed } from './automaton.ts'
import type { Play } from './game/play.ts'
import { Lease } from './lease.ts'
import type { History } from './state/history.ts'
import type { Question } from './state/programTurns.ts'
import { Alarm } from './time/alarm.ts'
import type { TablePace } from './time/pace.ts'
import type { World } from './world.ts'

/** The table that a routine belongs to. */
interface Hands {
  /** Makes a step of what the table has done by itself. */
  carryOut(deed: Deed): void
  /** A bot waits, visibly: nothing has changed but times. */
  tellTimes(): void
  /** How many of its steps are not durable yet. */
  unwritten(): number
  /** Calls back when all of them are. */
  whenDurable(call: () => void): void
  /** It cannot go on. */
  fail(error: unknown): void
}

/** How many steps may wait to be durable until bots wait, too: a slow disk fills no memory. */
const BACKLOG = 64
const SECOND = 1000

/** What a table does by itself, at the moment when it is due: by the one process that has the lease for it. */
export class Routine {
  readonly #world: World
  readonly #hands: Hands
  readonly #automaton: Automaton
  readonly #lease: Lease
  readonly #alarm: Alarm
  readonly #pace: TablePace
  /** Whether bots wait until what they have done is durable. */
  #held = false
  readonly #code: string
  readonly #history: History
  /** Until when nothing is done, because a budget is spent, in lived milliseconds; null: it is not. */
  #spent: number | null = null
  #play: Play | null = null
  #ended = false

  constructor(world: World, code: string, history: History, hands: Hands) {
    this.#world = world
    this.#hands = hands
    this.#code = code
    this.#history = history
    this.#alarm = new Alarm(world.time, () => this.#ring())
    this.#automaton = new Automaton(history, world.time.lived, world.load.ENTRIES_PER_GAME)
    this.#lease = new Lease(world, code)
    this.#pace = world.pace.table()
  }

  /** When there is something to do, in milliseconds since 1970; null: never, unless something changes. */
  get next(): number | null {
    const { at } = this.#alarm
    return at === null ? null : this.#world.time.momentOf(at)
  }

  /** To be called after every change, also of who is there: what is done next, and when. */
  wind(play: Play | null, company: Company): void {
    this.#play = play
    const now = this.#world.time.lived
    this.#automaton.changed(play, company, now)
    this.#alarm.set(this.#automaton.due(play), now)
  }

  /** Does nothing any more. */
  end(): void {
    this.#ended = true
    this.#alarm.set(null, 0)
  }

  /** Whether nobody throws now, because rents can still be demanded. */
  isGrace(play: Play | null): boolean {
    return play !== null && this.#automaton.graceWait(play, this.#world.time.lived) !== null
  }

  /** For how long somebody has been away while others were there, in milliseconds. */
  absence(guest: string): number {
    return this.#automaton.absence(guest, this.#world.time.lived)
  }

  /** Whether something will happen because somebody is there, or is not. */
  get expects(): boolean {
    return this.#automaton.expects(this.#play)
  }

  /** What programs are asked now. */
  get questions(): readonly Question[] {
    return this.#automaton.questions
  }

  /** Seats of persons who are away and are waited for. */
  get awaited(): readonly number[] {
    return this.#automaton.away.map(({ seat }) => seat)
  }

  /** As pages are told them: in milliseconds since 1970. */
  times(play: Play | null): Times {
    const { time } = this.#world
    const { lived } = time
    const waits = play && this.#automaton.waits(play, lived)
    const clocks = this.#automaton.clocks(lived)
    const moment = <T extends { until: number | null }>(it: T): T =>
      it.until === null ? it : { ...it, until: time.momentOf(it.until) }
    const { away } = this.#automaton
    return {
      waits: waits && moment(waits),
      clocks: clocks.map(moment),
      ...(away.length > 0 && { away: away.map(moment) }),
      ...(this.#spent !== null && { spent: time.momentOf(this.#spent) }),
      now: time.now(),
    }
  }

  #ring(): void {
    const play = this.#play
    if (this.#ended) return
    const now = this.#world.time.lived
    if (!this.#lease.held) return void this.#askForLease(now)
    if (this.#automaton.playsBot(now) && !this.#botsMay(now)) return
    const { budgets } = this.#world
    const wait = budgets.wait(this.#payers)
    if (wait > 0) return this.#rest(now + wait * SECOND, now)
    this.#spent = null
    try {
      const acted = budgets.charge(
        this.#payers,
        () => this.#act(play, now),
        (made) => (made ? 1 : 0),
      )
      if (acted) return
      this.#hands.tellTimes()
      this.#alarm.set(this.#automaton.due(play), now)
    } catch (error) {
      this.#hands.fail(error)
    }
  }

  /** All see until when bots wait. */
  #rest(until: number, now: number): void {
    this.#spent = until
    this.#alarm.set(until, now)
    this.#hands.tellTimes()
  }

  /** What a table does by itself is at its host's expense, too. */
  get #payers(): Payers {
    return { table: this.#code, guest: this.#history.state.host.id }
  }

  /** Does one thing that is due. False: nothing is, or a bot waits. */
  #act(play: Play | null, now: number): boolean {
    const deed = this.#automaton.act(play, now)
    if (deed?.by === 'bot') this.#pace.played(now)
    if (deed !== null) this.#hands.carryOut(deed)
    return deed !== null
  }

  /** Whether bots may play now; if not, it is looked again when they may. */
  #botsMay(now: number): boolean {
    if (this.#hands.unwritten() >= BACKLOG) {
      if (!this.#held)
        this.#hands.whenDurable(() => {
          this.#held = false
          this.#alarm.set(this.#world.time.lived, this.#world.time.lived)
        })
      this.#held = true
      return false
    }
    const from = this.#pace.next(now)
    if (from > now) this.#alarm.set(from, now)
    return from <= now
  }

  /** Of several processes one alone does what is due; the others look again later. */
  async #askForLease(now: number): Promise<void> {
    const { askableIn } = this.#lease
    if (askableIn > 0) return this.#alarm.set(now + askableIn, now)
    try {
      const granted = await this.#lease.ask()
      if (this.#ended) return
      if (granted) this.#ring()
      else this.#alarm.set(now + this.#lease.askableIn, now)
    } catch (error) {
      this.#hands.fail(error)
    }
  }
}
