import type { Play } from './game/play.ts'
import type { Snapshot } from './snapshot/format.ts'
import type { History } from './state/history.ts'

/** What is in memory of a table's game and log, all of which lies in storage. */
export class Holding {
  readonly #history: History
  readonly #play: () => Play | null
  /** Whether all of it is still kept, see `letGo`. */
  #keeps: boolean

  /** `play`: its game; null: none has begun. `whole`: whether all of it is there, because somebody has asked for it. */
  constructor(history: History, play: () => Play | null, whole: boolean) {
    this.#history = history
    this.#play = play
    this.#keeps = whole
  }

  /**
   * Lets go of what lies long ago in its game and log. What was opened as a whole, because somebody has asked for it, is
   * kept once: until this is called again.
   */
  letGo(): void {
    if (!this.#keeps) {
      this.#play()?.letGo()
      this.#history.letGo()
    }
    this.#keeps = false
  }

  /** The table as it stands, for a snapshot; null: its game cannot be kept. */
  keep(): Pick<Snapshot, 'history' | 'play'> | null {
    const play = this.#play()?.keep() ?? null
    return play && { history: this.#history.keep(), play }
  }

  /** How many entries of its game are in memory. */
  get entries(): number {
    return this.#play()?.session.atHand ?? 0
  }

  /** How many entries its game has, in memory or not. */
  get length(): number {
    return this.#play()?.session.length ?? 0
  }
}
