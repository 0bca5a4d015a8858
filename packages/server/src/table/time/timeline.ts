/** How far the time of day may be from this server's own time until that counts as a jump, in milliseconds. */
const JUMP = 1000
/** By how much the server's own time is brought nearer to the time of day at each look, in milliseconds. */
const NUDGE = 20
/** After how many milliseconds in which nothing has run the process counts as having been stopped. */
const STOPPED = 3000

/** A time in which this server was not there: from a moment on, for so many milliseconds. */
interface Absence {
  readonly from: number
  readonly length: number
}

/** Why something is done later: because it is due then, or because what comes until then is done together. */
export type Why = 'due' | 'gathered'

/** The clocks of the machine, in milliseconds. */
export interface MachineClocks {
  /** Since 1970; it can be set, forward and back. */
  ofDay(): number
  /** Since some moment; it only goes forward, and may stand while the machine sleeps. */
  steady(): number
  /** Calls back after so many milliseconds; what is returned keeps it from doing so. */
  after(milliseconds: number, call: () => void, why?: Why): () => void
}

const MACHINE: MachineClocks = {
  ofDay: () => Date.now(),
  steady: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
}

/**
 * This server's own time. Moments are milliseconds since 1970, for what is kept and for pages; they never go back. What
 * is measured for people runs in *lived* milliseconds: those in which this server was there since it was started. A
 * machine that sleeps, a process that is stopped and a time of day that is set cost nobody anything: a leap forward is
 * taken out of lived time, a leap back is not followed.
 */
export class Timeline {
  readonly #clocks: MachineClocks
  readonly #startedAt: number
  readonly #absences: Absence[] = []
  /** What is added to the steady clock. */
  #offset: number
  #seen: number
  #last: number
  /** The leap back that was said last. */
  #said = 0

  constructor(clocks: MachineClocks = MACHINE) {
    this.#clocks = clocks
    this.#startedAt = Math.floor(clocks.ofDay())
    this.#seen = clocks.steady()
    this.#offset = this.#startedAt - this.#seen
    this.#last = this.#startedAt
  }

  /** The moment that it is now. A time in which nothing ran is not in it before it was looked at, see `look`. */
  now(): number {
    const steady = this.#clocks.steady()
    const passed = steady - this.#seen
    this.#seen = steady
    if (passed >= STOPPED) this.#offset -= passed
    this.#last = Math.max(this.#last, Math.floor(steady + this.#offset))
    return this.#last
  }

  /** See `MachineClocks`. */
  after(milliseconds: number, call: () => void, why: Why = 'due'): () => void {
    return this.#clocks.after(milliseconds, call, why)
  }

  /** How much has been lived up to now. */
  get lived(): number {
    return this.livedAt(this.now())
  }

  /** How much had been lived at a moment: nothing before the start, and not more than up to now. */
  livedAt(moment: number): number {
    const until = Math.min(moment, this.#last)
    let away = 0
    for (const { from, length } of this.#absences) away += clamp(until - from, length)
    return Math.max(0, until - this.#startedAt - away)
  }

  /** The moment at which so much will have been lived, or was. */
  momentOf(lived: number): number {
    let moment = this.#startedAt + lived
    for (const { from, length } of this.#absences) if (from < moment) moment += length
    return moment
  }

  /**
   * Compares with the time of day; to be called often. Returns by how many milliseconds it was found to have leapt, or
   * the process to have been stopped; 0: it has not.
   */
  look(): number {
    const from = this.now()
    const off = this.#clocks.ofDay() - from
    if (Math.abs(off) < JUMP) {
      this.#offset += clamp(off, NUDGE)
      return 0
    }
    if (off < 0) return this.#sayOnce(off)
    const length = Math.floor(off)
    this.#absences.push({ from, length })
    this.#offset += length
    return length
  }

  /** A leap back stays where it is: it is said when it is found, and when it has become another. */
  #sayOnce(off: number): number {
    if (Math.abs(off - this.#said) < JUMP) return 0
    this.#said = off
    return Math.floor(off)
  }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
