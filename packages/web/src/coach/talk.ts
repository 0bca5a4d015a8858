import type { Advice } from '@hausregeln/lab/coach/advice.ts'
import type { OpenGame, Snapshot } from '@hausregeln/view-kit/game/types.ts'
import type { CoachDesk } from './desk.ts'

/** The table about which a coach is asked, as it is shown. */
export interface Shown {
  readonly game: Pick<OpenGame, 'header'>
  readonly snapshot: Pick<Snapshot, 'view'>
}

interface Question {
  readonly shown: Shown
  readonly seat: number
  readonly resolve: (advice: Advice | null) => void
  readonly reject: (error: unknown) => void
}

/**
 * A talk with one coach, which thinks about one question at a time; of those that wait only the newest is of interest.
 * It ends by itself when something cannot be loaded: `onEnd` is called once then, or by `end`.
 */
export class Talk {
  readonly #desk: CoachDesk
  readonly #onEnd: () => void
  readonly #ended: Promise<never>
  #giveUp: (error: unknown) => void = () => undefined
  #isOver = false
  /** The game to which the coach has come. */
  #at: OpenGame['header'] | null = null
  #isBusy = false
  #waiting: Question | null = null

  /** `failed` rejects where the coach could not be loaded: then it never answers. */
  constructor(desk: CoachDesk, failed: Promise<never>, onEnd: () => void) {
    this.#desk = desk
    this.#onEnd = onEnd
    this.#ended = new Promise((_, reject) => {
      this.#giveUp = reject
    })
    // Where nobody asks at that moment, nobody need hear of it.
    this.#ended.catch(() => undefined)
    failed.catch((error: unknown) => this.end(error))
  }

  /** What the coach has to say; null: nothing, or something newer was asked before it came to this. Rejects if it ends. */
  ask(shown: Shown, seat: number): Promise<Advice | null> {
    const asked = new Promise<Advice | null>((resolve, reject) => {
      this.#waiting?.resolve(null)
      this.#waiting = { shown, seat, resolve, reject }
    })
    if (!this.#isBusy) this.#goOn()
    return asked
  }

  /** Ends the talk, whatever the coach does: whoever still waits for an answer hears why. */
  end(why: unknown): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#giveUp(why)
    this.#onEnd()
  }

  async #goOn(): Promise<void> {
    this.#isBusy = true
    for (let next = this.#take(); next !== null; next = this.#take())
      await Promise.race([this.#ended, this.#advice(next)]).then(next.resolve, (error: unknown) => {
        next.reject(error)
        this.end(error)
      })
    this.#isBusy = false
  }

  #take(): Question | null {
    const next = this.#waiting
    this.#waiting = null
    return next
  }

  async #advice({ shown: { game, snapshot }, seat }: Question): Promise<Advice | null> {
    if (this.#isOver) return null
    if (this.#at !== game.header) {
      const { rulebook, identity, book, edition } = game.header
      await this.#desk.open({
        rulebook,
        ...(identity !== undefined && { identity }),
        ...(book !== undefined && { book }),
        ...(edition !== undefined && { edition }),
      })
      this.#at = game.header
    }
    return this.#desk.advise(snapshot.view, seat)
  }
}
