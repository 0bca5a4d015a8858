import type { ClockSettings, SeatClock } from '@hausregeln/protocol'

const SECOND = 1000

/** How a clock was moved on: who must decide now, and by whose act, if it was one. */
export interface ClockTurn {
  readonly at: number
  /** Milliseconds until what was done has been shown: those who are asked begin to think then. */
  readonly scene: number
  /** Seats of persons that must decide, while the game runs. */
  readonly deciding: readonly number[]
  /** The seat that has acted. */
  readonly actor: number | null
  /** Whether the act changed what all others decide on: a bid. */
  readonly forAll: boolean
  /** Whether all clocks stand: who decides has so much left as before once they go on. */
  readonly stands?: boolean
}

/** Clocks as JSON: since which moment each seat decides, how long it has thought before, and where its clock stood. */
export interface KeptClocks {
  readonly since: readonly (number | null)[]
  readonly used: readonly number[]
  readonly stood?: readonly (number | null)[]
}

/**
 * How long persons have been thinking. A decision begins when a seat must decide, and again when it has acted or when a
 * bid has changed what it decides on. Times are lived milliseconds, see `Timeline`: what passed while no server ran is
 * not among them.
 */
export class Clocks {
  /** By seat: since when it decides. */
  readonly #since: (number | null)[] = []
  readonly #used: number[] = []
  /** By seat, while clocks stand: for how long it has been deciding. */
  readonly #stood: (number | null)[] = []

  /** To be called for every step, in order. */
  turn({ at, scene, deciding, actor, forAll, stands = false }: ClockTurn, seats: number): void {
    for (let seat = 0; seat < seats; seat++) {
      const decides = deciding.includes(seat)
      const [since, stood] = [this.#since[seat] ?? null, this.#stood[seat] ?? null]
      if (decides && (since ?? stood) !== null && seat !== actor && !forAll) {
        const so = stood ?? at - (since ?? at)
        if (stands !== (stood !== null)) this.#set(seat, stands ? null : at - so, stands ? so : null)
        continue
      }
      this.#used[seat] = this.#usedAt(seat, at)
      this.#set(seat, decides && !stands ? at + scene : null, decides && stands ? 0 : null)
    }
  }

  #set(seat: number, since: number | null, stood: number | null): void {
    this.#since[seat] = since
    this.#stood[seat] = stood
  }

  /** As JSON; `moment`: of lived milliseconds. */
  keep(moment: (lived: number) => number): KeptClocks {
    const stood = this.#stood.some((one) => one !== null) ? { stood: [...this.#stood] } : {}
    return {
      since: this.#since.map((since) => (since == null ? null : moment(since))),
      used: [...this.#used],
      ...stood,
    }
  }

  /** Goes on as it was kept; `lived`: of a moment. */
  takeUp({ since, used, stood = [] }: KeptClocks, lived: (moment: number) => number): void {
    this.#since.push(...since.map((moment) => (moment === null ? null : lived(moment))))
    this.#used.push(...used)
    this.#stood.push(...stood)
  }

  /** When this seat's time is up; null: its clock does not run, or there is none. */
  until(seat: number, { decision, game }: ClockSettings): number | null {
    const since = this.#since[seat] ?? null
    if (since === null) return null
    const ends: number[] = []
    if (decision > 0) ends.push(since + decision * SECOND)
    if (game > 0) ends.push(since + game * SECOND - (this.#used[seat] ?? 0))
    return ends.length > 0 ? Math.min(...ends) : null
  }

  /** How this seat's clock stands. */
  show(seat: number, settings: ClockSettings, now: number): SeatClock {
    const left = settings.game > 0 ? Math.max(0, settings.game - this.#usedAt(seat, now) / SECOND) : null
    return { until: this.until(seat, settings), left }
  }

  #usedAt(seat: number, now: number): number {
    const since = this.#since[seat] ?? null
    const thought = since === null ? (this.#stood[seat] ?? 0) : now - since
    return (this.#used[seat] ?? 0) + Math.max(0, thought)
  }
}
