import { type HostEntry, type Move, optionOf } from '@hausregeln/engine'
import { RentGrace } from '@hausregeln/engine/chapters/rent/race.ts'
import type { SeatClock, Wait } from '@hausregeln/protocol'
import { BotTurns } from './botTurns.ts'
import type { History } from './history.ts'
import type { Play } from './play.ts'
import { entered } from './requests/desk.ts'
import { botOn, personSeats } from './state.ts'
import type { Fact } from './step.ts'
import { defaultMove } from './timeout.ts'

/** What plays on for a person whose time is up, where the table has agreed on a bot. */
const STAND_IN = 'steady'

/** What a table did by itself: for the log, by whom. */
export interface Deed {
  readonly by: 'bot' | 'clock'
  readonly facts: readonly Fact[]
}

/** What a table does without being asked: bots' moves, clocks that run out, the end of the agreed time. */
export class Automaton {
  readonly #history: History
  readonly #bots: BotTurns
  readonly #grace = new RentGrace()

  /** `random`: see `World`. */
  constructor(history: History, random: (below: number) => number) {
    this.#history = history
    this.#bots = new BotTurns(random)
  }

  /**
   * To be called after every step. `attended`: somebody is at the table. While a move is to be taken back bots wait, for
   * theirs would make the proposal lapse.
   */
  changed(play: Play, attended: boolean, now: number): void {
    const { state } = this.#history
    for (let seat = 0; seat < state.seats.length; seat++) this.#bots.place(seat, botOn(state, seat))
    this.#grace.watch(play.game, now)
    const asked = state.proposal?.what === 'takeBack'
    const awake = !asked && (attended || personSeats(state).length > 0)
    if (state.phase === 'playing' && awake && play.frozen === null)
      this.#bots.changed(play.game, state.settings.pace, now)
    else this.#bots.rest()
  }

  /** When there is something to do; null: never, unless something changes. */
  due(play: Play): number | null {
    const { state } = this.#history
    if (state.phase !== 'playing' || play.frozen !== null) return null
    const times = [this.#bots.due, this.#endsAt(play), ...this.#seats().map((seat) => this.#runsOut(seat))]
    const set = times.filter((time) => time !== null)
    return set.length > 0 ? Math.min(...set) : null
  }

  /** Does one thing that is due. Null: nothing is, or a bot waits. */
  act(play: Play, now: number): Deed | null {
    const { state } = this.#history
    if (state.phase !== 'playing' || play.frozen !== null) return null
    const endsAt = this.#endsAt(play)
    if (endsAt !== null && endsAt <= now) return { by: 'clock', facts: host(play, { host: 'timeUp' }) }
    const late = this.#seats().find((seat) => (this.#runsOut(seat) ?? Number.POSITIVE_INFINITY) <= now)
    if (late !== undefined) return { by: 'clock', facts: this.#timeOut(play, late) }
    if (this.#bots.due === null || this.#bots.due > now) return null
    const move = this.#bots.take(play.game, state.settings.countdown, this.graceWait(play, now), now)
    return move === null ? null : { by: 'bot', facts: moved(play, move) }
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

  #seats(): number[] {
    return this.#history.state.settings.clock.timeout === 'wait' ? [] : personSeats(this.#history.state)
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
        return [{ fact: 'standIn', seat, bot: STAND_IN }, ...host(play, { host: 'botTakes', seat, bot: STAND_IN })]
      case 'forfeit':
        return host(play, { host: 'resign', seat })
      default:
        return moved(play, defaultMove(play.game, seat))
    }
  }
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
