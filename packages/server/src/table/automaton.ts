import type { Bot } from '@hausregeln/bots'
import { RentGrace } from '@hausregeln/chapters/rent/rules/race.ts'
import { type HostEntry, type Move, optionOf } from '@hausregeln/engine'
import { type Away, LIMITS, type SeatClock, type Wait } from '@hausregeln/protocol'
import { BotTurns } from './game/botTurns.ts'
import type { Play } from './game/play.ts'
import { defaultMove } from './game/timeout.ts'
import { entered } from './requests/context.ts'
import type { History } from './state/history.ts'
import { type Due, Presence } from './state/presence.ts'
import { ProgramTurns, type Question, voiced } from './state/programTurns.ts'
import { botOn, isResting, personSeats, STAND_IN } from './state/state.ts'
import { passesOver, standingTaps } from './state/taps.ts'
import type { Fact } from './steps/step.ts'

const SECOND = 1000

/** What a table did by itself: for the log, by whom. */
export interface Deed {
  readonly by: 'bot' | 'clock'
  readonly facts: readonly Fact[]
}

/** Who is at a table. */
export interface Company {
  has(guest: string): boolean
  /** Whether anybody is there at all. */
  readonly any: boolean
}

/**
 * What a table does without being asked: bots' moves, clocks that run out, the end of the agreed time, and what follows
 * from who is there.
 */
export class Automaton {
  readonly #history: History
  readonly #bots = new BotTurns()
  readonly #programs = new ProgramTurns()
  readonly #grace = new RentGrace()
  readonly #presence: Presence
  readonly #longest: number

  /** `now`: in lived milliseconds. `longest`: how many entries a game may have. */
  constructor(history: History, now: number, longest: number) {
    this.#history = history
    this.#longest = longest
    this.#presence = new Presence(history.state, now)
  }

  /**
   * To be called after every step, and whenever somebody comes or goes. Bots wait while a move is to be taken back, for
   * theirs would make the proposal lapse, and while nobody is there.
   */
  changed(play: Play | null, company: Company, now: number): void {
    const { state } = this.#history
    this.#presence.changed((guest) => company.has(guest), play?.game.s.alive ?? 0, now)
    if (play === null) return
    for (let seat = 0; seat < state.seats.length; seat++) this.#bots.place(seat, botOn(state, seat), play)
    this.#grace.watch(play.game, now)
    const asked = state.proposal?.what === 'takeBack'
    const awake = !asked && (this.#goesOn || (state.settings.unattended === 'play' && company.any))
    if (state.phase === 'playing' && awake && play.frozen === null) {
      this.#bots.changed(play.game, state.settings.pace, now, Math.max(0, this.#history.shownAt - now))
      this.#programs.changed(state, play.game, play.session.length, (id) => company.has(id), now)
    } else {
      this.#bots.rest()
      this.#programs.rest()
    }
  }

  /** What programs are asked now. */
  get questions(): readonly Question[] {
    return this.#programs.open
  }

  /** When a bot plays, or a program's time is up; null: neither. */
  get #botsDue(): number | null {
    return this.#programs.until(this.#programTime * SECOND) ?? this.#bots.due
  }

  /** Seconds that a program has for a decision: as many as a person. */
  get #programTime(): number {
    return this.#history.state.settings.clock.decision || LIMITS.programSeconds
  }

  /** Whether bots and clocks go on: somebody is there, or nobody need be. */
  get #goesOn(): boolean {
    const { state } = this.#history
    if (isResting(state)) return false
    return this.#presence.attended || (state.settings.unattended === 'play' && personSeats(state).length > 0)
  }

  /** Whether a bot is to play now. */
  playsBot(now: number): boolean {
    return this.questions.length === 0 && this.#bots.due !== null && this.#bots.due <= now
  }

  /** Whether the game has so many entries that it is ended. */
  #isTooLong({ session, over }: Play): boolean {
    return this.#history.state.phase === 'playing' && !over && session.length >= this.#longest
  }

  /** When there is something to do; null: never, unless something changes. */
  due(play: Play | null): number | null {
    if (play !== null && play.frozen !== null) return null
    if (play !== null && this.#isTooLong(play)) return 0
    const times = [this.#presence.next?.at ?? null, ...(play === null ? [] : this.#timesOf(play))]
    const set = times.filter((time) => time !== null)
    return set.length > 0 ? Math.min(...set) : null
  }

  #timesOf(play: Play): (number | null)[] {
    if (this.#history.state.phase !== 'playing') return []
    if (!this.#goesOn) return [this.#botsDue]
    return [this.#botsDue, this.#endsAt(play), ...this.#seats(play).map((seat) => this.#runsOut(seat))]
  }

  /** Does one thing that is due. Null: nothing is, or a bot waits. */
  act(play: Play | null, now: number): Deed | null {
    const { state } = this.#history
    if (play !== null && play.frozen !== null) return null
    if (play !== null && this.#isTooLong(play)) return { by: 'clock', facts: counted(play) }
    const { next } = this.#presence
    if (next !== null && next.at <= now) return { by: 'clock', facts: this.#arrange(play, next, now) }
    if (state.phase !== 'playing' || play === null) return null
    const late = this.#goesOn ? this.#outOfTime(play, now) : null
    if (late !== null) return { by: 'clock', facts: late }
    if (this.#botsDue === null || this.#botsDue > now) return null
    if (this.questions.length > 0) return { by: 'clock', facts: this.questions.map((question) => this.#late(question)) }
    const voice = (bot: Bot, seat: number) => voiced(bot, state.programs[seat]?.said ?? null, play.session.length)
    const move = this.#bots.take(play.game, state.settings.countdown, this.graceWait(play, now), now, voice)
    if (move === null || passesOver(state.taps, play.game, move)) return null
    return { by: 'bot', facts: moved(play, move) }
  }

  #late({ seat, at }: Question): Fact {
    const sentence = `No answer within ${this.#programTime} s.`
    return { fact: 'programFailed', seat, at, why: 'slow', sentence }
  }

  #outOfTime(play: Play, now: number): readonly Fact[] | null {
    const endsAt = this.#endsAt(play)
    if (endsAt !== null && endsAt <= now) return host(play, { host: 'timeUp' })
    const late = this.#seats(play).find((seat) => (this.#runsOut(seat) ?? Number.POSITIVE_INFINITY) <= now)
    return late === undefined ? null : this.#timeOut(play, late)
  }

  /** What follows from who is there, or is not. */
  #arrange(play: Play | null, due: Due, now: number): readonly Fact[] {
    switch (due.what) {
      case 'rest':
        return [{ fact: 'rested', at: this.#history.momentOf(now) }]
      case 'wake':
        return [{ fact: 'woke', at: this.#history.momentOf(now) }]
      case 'lapse':
        return [{ fact: 'lapsed' }]
      case 'host':
        return [{ fact: 'hosted', host: due.to }]
      case 'standIn':
        return play === null ? [] : standIn(play, due.seat)
    }
  }

  /** Whether something will happen because somebody is there, or is not. */
  expects(play: Play | null): boolean {
    return (play === null || play.frozen === null) && this.#presence.next !== null
  }

  /** For how long somebody has been away while others were there, in milliseconds. */
  absence(guest: string, now: number): number {
    return this.#presence.absence(guest, now)
  }

  /** Seats of persons who are away, and when a bot plays for them. */
  get away(): readonly Away[] {
    return this.#presence.away()
  }

  /** Until when nobody throws, because a bot or the rules leave time for demands. */
  waits(play: Play, now: number): Wait | null {
    return this.#bots.waits ?? this.graceWait(play, now)
  }

  /** The time that the table's rules leave for demanding rent before any throw. */
  graceWait(play: Play, now: number): Wait | null {
    const until = this.#grace.until(play.game, now)
    return until === null ? null : { until, seconds: RentGrace.seconds(play.game) }
  }

  clocks(now: number): SeatClock[] {
    const { state, clocks } = this.#history
    return state.seats.map((_, seat) => clocks.show(seat, state.settings.clock, now))
  }

  /** Whose time may run out: nobody's while what was tapped lies before the bank, which takes its own time. */
  #seats({ game }: Play): number[] {
    const { state } = this.#history
    const waits = standingTaps(state.taps, game).length > 0
    return waits || state.settings.clock.timeout === 'wait' ? [] : personSeats(state)
  }

  #runsOut(seat: number): number | null {
    return this.#history.clocks.until(seat, this.#history.state.settings.clock)
  }

  #endsAt({ game }: Play): number | null {
    if (game.s.timeUp !== 0) return null
    return this.#history.playtime.endsAt(optionOf(game, 'timeLimit'))
  }

  #timeOut(play: Play, seat: number): readonly Fact[] {
    switch (this.#history.state.settings.clock.timeout) {
      case 'bot':
        return standIn(play, seat)
      case 'forfeit':
        return host(play, { host: 'resign', seat })
      default:
        return moved(play, defaultMove(play.game, seat))
    }
  }
}

function standIn(play: Play, seat: number): readonly Fact[] {
  return [{ fact: 'standIn', seat, bot: STAND_IN }, ...host(play, { host: 'botTakes', seat, bot: STAND_IN })]
}

/** The game has grown too long: it is stopped where it is, and the richest wins. */
function counted(play: Play): readonly Fact[] {
  return [{ fact: 'counted' }, ...host(play, { host: 'stop' })]
}

function host(play: Play, entry: HostEntry): readonly Fact[] {
  play.enter(entry)
  return entered(play)
}

function moved(play: Play, move: Move): readonly Fact[] {
  const refusal = play.act(move)
  if (refusal !== null) throw new Error(`Seat ${move.seat} would play "${move.do}" by itself: ${refusal}.`)
  return entered(play)
}
