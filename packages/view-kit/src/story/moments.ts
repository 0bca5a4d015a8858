import { BANK, type Board, seatsIn } from '@hausregeln/engine'
import type { Sound } from '@hausregeln/engine/kit/scene/sound.ts'
import type { LogLine } from '../game/types.ts'

export type MomentKind = 'group' | 'top' | 'takeover' | 'escape' | 'bankruptcy' | 'victory'

/** What people tell of afterwards. */
export interface Moment {
  readonly kind: MomentKind
  /** Whose it is: one seat, or all who have won. */
  readonly seats: readonly number[]
  /** Who was taken over, or has got everything; -1: nobody. */
  readonly other: number
  /** The street that made a group whole, or on which the highest building stands; -1: none. */
  readonly deed: number
  /** What was paid at the last moment; 0: nothing. */
  readonly amount: number
  readonly round: number
  /** The entry of the record by which it came. */
  readonly entry: number
}

/** What each is heard by; where nothing stands, its scene is heard already. */
export const MOMENT_SOUNDS: Readonly<Record<MomentKind, Sound | null>> = {
  group: 'cheer',
  top: 'cheer',
  takeover: 'cheer',
  escape: 'cheer',
  bankruptcy: null,
  victory: null,
}

/** Whoever has sold or mortgaged so many things for a debt has only just got away. */
const NARROW = 3
/** A single deed is no group. */
const LEAST_GROUP = 2

/** What a seat has done about a debt so far. */
interface Trouble {
  given: number
  owed: number
}

/** Finds the moments of a game in what it tells, line by line. */
export class Witness {
  readonly #board: Board
  readonly #top: number
  /** Who has each deed; -1: nobody. */
  readonly #owner: Int8Array
  readonly #troubles = new Map<number, Trouble>()
  /** Groups that somebody had as a whole before, and seats whose leaving has been told another way. */
  readonly #whole = new Set<string>()
  readonly #told = new Set<number>()

  /** `top`: the level of the highest building of this game. */
  constructor(board: Board, top: number) {
    this.#board = board
    this.#top = top
    this.#owner = new Int8Array(board.deeds).fill(-1)
  }

  /** Deeds have these owners now, however they came to them. */
  stand(owner: ArrayLike<number>): void {
    this.#owner.set(Array.from(owner).slice(0, this.#owner.length))
  }

  /** The moment that comes with this line; null: none. */
  see({ event, round, entry }: LogLine): Moment | null {
    const moment = (kind: MomentKind, seats: readonly number[], more: Partial<Moment> = {}): Moment => {
      return { kind, seats, other: -1, deed: -1, amount: 0, round, entry, ...more }
    }
    switch (event.type) {
      case 'deedMoved': {
        const { deed, from, to } = event
        this.#gives(from)
        this.#owner[deed] = to
        return this.#completes(deed, to) ? moment('group', [to], { deed }) : null
      }
      case 'built':
        return event.level === this.#top ? moment('top', [event.seat], { deed: event.deed }) : null
      case 'sold':
      case 'mortgaged':
        return this.#gives(event.seat)
      case 'debtOpened':
        return this.#owes(event.seat, event.amount)
      case 'debtPaid':
        return this.#escapes(event.seat) ? moment('escape', [event.seat], { amount: event.amount }) : null
      case 'bankDebt':
        return this.#owes(event.seat, event.total)
      case 'bankDebtRepaid': {
        this.#gives(event.seat)
        const { owed = 0 } = this.#troubles.get(event.seat) ?? {}
        return event.left === 0 && this.#escapes(event.seat) ? moment('escape', [event.seat], { amount: owed }) : null
      }
      case 'takenOver':
        this.#told.add(event.seat)
        return moment('takeover', [event.heir], { other: event.seat })
      case 'resigned':
        this.#told.add(event.seat)
        return null
      case 'left':
        return this.#told.has(event.seat) ? null : moment('bankruptcy', [event.seat], { other: event.heir })
      case 'gameOver':
        return event.winners === 0 ? null : moment('victory', seatsIn(event.winners))
      default:
        return null
    }
  }

  #completes(deed: number, to: number): boolean {
    if (to < 0 || to >= BANK) return false
    const { groupOf, groupStart, groupDeeds } = this.#board
    const group = groupOf[deed] ?? -1
    if (group < 0) return false
    const all = groupDeeds.subarray(groupStart[group], groupStart[group + 1])
    const key = `${group} ${to}`
    if (all.length < LEAST_GROUP || this.#whole.has(key) || !all.every((one) => this.#owner[one] === to)) return false
    this.#whole.add(key)
    return true
  }

  #owes(seat: number, owed: number): null {
    const before = this.#troubles.get(seat)
    this.#troubles.set(seat, { given: before?.given ?? 0, owed: Math.max(owed, before?.owed ?? 0) })
    return null
  }

  #gives(seat: number): null {
    const trouble = this.#troubles.get(seat)
    if (trouble !== undefined) trouble.given++
    return null
  }

  #escapes(seat: number): boolean {
    const { given = 0 } = this.#troubles.get(seat) ?? {}
    this.#troubles.delete(seat)
    return given >= NARROW
  }
}

/** The moments of a game, from its first line on. */
export function momentsIn(lines: readonly LogLine[], board: Board, top: number): Moment[] {
  const witness = new Witness(board, top)
  return lines.flatMap((line) => witness.see(line) ?? [])
}
