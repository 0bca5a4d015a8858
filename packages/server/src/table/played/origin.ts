import { PastError, type SealedEntry } from '@hausregeln/engine'
import type { Shelf } from '../../books/library.ts'
import { AT_ONCE, type InParts } from '../game/inTurns.ts'
import type { KeptPlay, Play } from '../game/play.ts'
import { History, type KeptHistory } from '../state/history.ts'
import type { Step } from '../steps/step.ts'
import type { Timeline } from '../time/timeline.ts'
import { TableBook } from './playedBook.ts'

/** What is needed of the world around. */
interface Surroundings {
  readonly library: Shelf
  readonly time: Timeline
}

/** A table as it stands, and its game; `frozen`: see `Play`. */
export interface Standing {
  readonly history: KeptHistory
  readonly play: KeptPlay
  readonly frozen?: string | null
}

/**
 * What a table is opened from: its steps are taken in part by part, and its game is played on with each. Unless all of
 * it is wanted, no more of the game is in memory than of one that is being played.
 */
export class Origin {
  readonly code: string
  /** Its rulebook, if it was brought and has been looked for. */
  readonly book: TableBook
  readonly #world: Surroundings
  /** Whether all of its game is wanted. */
  readonly whole: boolean
  readonly #patient: boolean
  #history: History | null = null
  #play: Play | null = null
  /** Entries that have yet to be played. */
  #entries: SealedEntry[] = []
  #parts = 0

  /** `patient`: nobody waits for what this thread does; else what takes long throws `StrayError`. */
  constructor(code: string, world: Surroundings, whole: boolean, patient = false) {
    this.code = code
    this.book = new TableBook(world.library)
    this.#world = world
    this.whole = whole
    this.#patient = patient
  }

  /** A table that goes on where it stood; `whole`: all of its game is there. Throws if it cannot. */
  static standing(code: string, world: Surroundings, { history, play, frozen }: Standing, whole = false): Origin {
    const origin = new Origin(code, world, whole)
    origin.#history = History.takeUp(history, world.time)
    origin.#play = origin.book.takeUp(origin.#history.state, play, frozen ?? null)
    return origin
  }

  /**
   * Takes in the next steps, as they lie in storage; the rulebook that they name must be ready. Throws if they cannot be
   * read; `PastError`, or `RecordError`, if the table can only be opened as a whole.
   */
  *take(texts: readonly string[]): InParts<void> {
    for (const [index, text] of texts.entries()) {
      this.#absorb(JSON.parse(text) as Step)
      if (index % AT_ONCE === AT_ONCE - 1) yield
    }
    this.#parts++
    if (this.whole) return
    yield* this.#playOn()
    this.#play?.letGo()
    this.#history?.letGo()
  }

  #absorb(step: Step): void {
    if (this.#history === null) this.#history = History.begin(this.code, step, this.#world.time)
    else this.#entries.push(...this.#history.absorb(step))
  }

  *#playOn(): InParts<void> {
    const entries = this.#entries
    this.#entries = []
    if (this.#play !== null)
      for (let at = 0; at < entries.length; at += AT_ONCE) {
        this.#play.follow(entries.slice(at, at + AT_ONCE))
        yield
      }
    else if (this.#history !== null) this.#play = yield* this.book.resume(this.#history.state, entries, this.#patient)
  }

  /** To be called when all of its steps are taken in. Throws as `take` does. */
  *finish(): InParts<void> {
    if (this.#history === null) throw new Error(`Table ${this.code} has no steps.`)
    if (this.whole) yield* this.#playOn()
    // How far it can be followed is found by all of its record.
    if (!this.whole && this.#parts > 1 && this.#play?.frozen) throw new PastError(0)
  }

  /** The table as it stands, with all of its game. Throws if none has begun. */
  stand(): Standing {
    const { history, play } = this.open()
    if (play === null) throw new Error(`At table ${this.code} no game has begun.`)
    const { POSITIVE_INFINITY: all } = Number
    return { history: history.keep(), play: play.stand(all, all), frozen: play.frozen }
  }

  /** The table's steps, and its game, if one has begun. */
  open(): { readonly history: History; readonly play: Play | null } {
    if (this.#history === null) throw new Error(`Table ${this.code} has no steps.`)
    return { history: this.#history, play: this.#play }
  }
}
