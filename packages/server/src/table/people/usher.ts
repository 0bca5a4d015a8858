import { type PlaceNames, Places } from '../../placement/places.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Attendance } from './attendance.ts'
import type { Visitor } from './visitor.ts'

const RESTART = 'The server is restarted. Please wait a moment.'
const MOVED = 'This table is served elsewhere now.'
/** How long is waited between two pages that are let go, and how long that may take in all, in milliseconds. */
const PAUSE = 20
const LONGEST = 1500

/**
 * Leads pages to where their tables are served: those that come to another place, those whose tables have got another,
 * and all when this process is to end.
 */
export class Usher {
  readonly #attendance: Attendance
  readonly #random: (below: number) => number
  readonly #places: Places
  #leaving = false

  /** `names`: null if tables are served wherever somebody comes. `random`: see `World`. */
  constructor(storage: Storage, names: PlaceNames | null, attendance: Attendance, random: (below: number) => number) {
    this.#attendance = attendance
    this.#random = random
    this.#places = new Places(storage, names, () => void this.#moveAway())
  }

  /** Whether pages are being let go, because the process is to end. */
  get leaving(): boolean {
    return this.#leaving
  }

  /** Pages reach this process from now on. */
  enter(): void {
    this.#places.enter()
  }

  /** The place that serves a table, if it is not this one; null: this one does, or there is no other. */
  elsewhere(code: string): string | null {
    return this.#places.elsewhere(code)
  }

  /** Lets go of all pages, while those that are still here are served: each goes to another process at once. */
  async leave(): Promise<void> {
    this.#leaving = true
    await this.#places.leave()
    await this.#letGo('restart', RESTART, () => true)
  }

  end(): void {
    this.#places.end()
  }

  /** Lets go of pages of tables that another place serves. */
  async #moveAway(): Promise<void> {
    await this.#letGo('elsewhere', MOVED, ({ movable }, to) => movable && to !== null)
  }

  /** One page after the other, in no order, so that they do not come to another process all at the same moment. */
  async #letGo(reason: string, sentence: string, goes: (visitor: Visitor, to: string | null) => boolean) {
    const leaving: (readonly [Visitor, string | null])[] = []
    for (const [code, { visitors }] of this.#attendance.audiences) {
      const to = this.#places.elsewhere(code)
      for (const visitor of visitors) if (goes(visitor, to)) leaving.push([visitor, to])
    }
    const pause = Math.min(PAUSE, LONGEST / leaving.length)
    while (leaving.length > 0) {
      for (const [visitor, to] of leaving.splice(this.#random(leaving.length), 1))
        if (visitor.connected) visitor.dismiss(reason, sentence, true, to)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
