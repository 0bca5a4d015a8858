import { type Guest, LIMITS } from '@hausregeln/protocol'
import { belongs, isResting, personSeats, type TableState } from './state.ts'

const SECOND = 1000
/** After how long without anybody a game waits: a page that is loaded again is back by then. In milliseconds. */
const REST_AFTER = 15 * SECOND
/** How long a host is away until the others may choose another, and until the table hands it on. In milliseconds. */
export const HOST_AWAY = LIMITS.hostAwaySeconds * SECOND
const HOST_GONE = 300 * SECOND

/** What becomes due because somebody is there or is not, and when, in lived milliseconds. */
export type Due =
  | { readonly what: 'rest' | 'wake'; readonly at: number }
  /** The time in which this seat's person could have come back is over. */
  | { readonly what: 'standIn'; readonly at: number; readonly seat: number }
  /** It was to be agreed on that a bot plays for somebody, who is back. */
  | { readonly what: 'lapse'; readonly at: number }
  | { readonly what: 'host'; readonly at: number; readonly to: Guest }

/**
 * Who of those who belong to a table is there, and since when the others are not. Times are lived milliseconds. While
 * nobody is there nobody is waited for: that begins again when somebody comes.
 */
export class Presence {
  readonly #state: TableState
  #isHere: (guest: string) => boolean = () => false
  /** Seats that are in the game: a bit a seat. */
  #alive = 0
  /** By person: since when they are away. */
  readonly #since = new Map<string, number>()
  #attended = false
  #emptySince = 0

  constructor(state: TableState, now: number) {
    this.#state = state
    this.#emptySince = now
  }

  /** Whether somebody who belongs to the table is there. */
  get attended(): boolean {
    return this.#attended
  }

  /**
   * To be called after every step, and whenever somebody has come or gone. `alive`: a bit for each seat in the game.
   */
  changed(isHere: (guest: string) => boolean, alive: number, now: number): void {
    this.#isHere = isHere
    this.#alive = alive
    const { host, seats } = this.#state
    const attended = isHere(host.id) || seats.some(({ guest }) => guest !== null && isHere(guest))
    if (attended !== this.#attended) this.#since.clear()
    if (this.#attended && !attended) this.#emptySince = now
    this.#attended = attended
    for (const guest of this.#since.keys()) if (isHere(guest) || !belongs(this.#state, guest)) this.#since.delete(guest)
    if (!attended) return
    this.#look(host.id, now)
    for (const { guest } of seats) if (guest !== null) this.#look(guest, now)
  }

  /** Somebody belongs to the table: from when on they are missed, if they are not there. */
  #look(guest: string, now: number): void {
    if (!this.#isHere(guest) && !this.#since.has(guest)) this.#since.set(guest, now)
  }

  /** For how long somebody who belongs to the table has been away while others were there. */
  absence(guest: string, now: number): number {
    const since = this.#since.get(guest)
    return since === undefined ? 0 : now - since
  }

  /** Seats of persons who are away, and when a bot plays for them. */
  away(): readonly { readonly seat: number; readonly until: number }[] {
    const { settings, phase, seats } = this.#state
    const { grace = 0, companion } = settings
    if (this.#since.size === 0 || grace === 0 || companion || phase !== 'playing') return []
    return personSeats(this.#state).flatMap((seat) => {
      const since = this.#since.get(seats[seat]?.guest ?? '')
      return since === undefined || ((this.#alive >>> seat) & 1) === 0 ? [] : [{ seat, until: since + grace * SECOND }]
    })
  }

  /** What becomes due next; null: nothing, unless something changes. */
  get next(): Due | null {
    return earlier(earlier(this.#restOrWake, this.#lapse), earlier(this.#standIn, this.#handOver))
  }

  get #restOrWake(): Due | null {
    const { phase, settings } = this.#state
    if (phase !== 'playing') return null
    const rests = isResting(this.#state)
    if (this.#attended) return rests ? { what: 'wake', at: 0 } : null
    return rests || settings.unattended === 'play' ? null : { what: 'rest', at: this.#emptySince + REST_AFTER }
  }

  get #lapse(): Due | null {
    const { proposal, seats } = this.#state
    const guest = proposal?.what === 'standIn' ? seats[proposal.seat ?? -1]?.guest : null
    return guest != null && this.#isHere(guest) ? { what: 'lapse', at: 0 } : null
  }

  get #standIn(): Due | null {
    let first: Due | null = null
    for (const { seat, until } of this.away()) first = earlier(first, { what: 'standIn', at: until, seat })
    return first
  }

  /** A host who is gone for good hands the table on to the first person there who has a seat. */
  get #handOver(): Due | null {
    const { host, phase, seats } = this.#state
    const since = this.#since.get(host.id)
    if (phase === 'over' || since === undefined) return null
    const heir = seats.find(({ guest }) => guest !== null && guest !== host.id && this.#isHere(guest))
    if (heir?.guest == null) return null
    return { what: 'host', at: since + HOST_GONE, to: { id: heir.guest, name: heir.name ?? '' } }
  }
}

/** What is due first; of two at the same moment the one that is named first. */
function earlier(one: Due | null, other: Due | null): Due | null {
  return one === null || (other !== null && other.at < one.at) ? other : one
}
