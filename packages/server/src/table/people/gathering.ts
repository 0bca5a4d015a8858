import type { Timeline } from '../time/timeline.ts'

/** Does something at once, and again only after a while: what comes in between is gathered, and done together then. */
export class Gathering {
  readonly #time: Pick<Timeline, 'lived' | 'after'>
  readonly #act: () => void
  /** When it was done last, in lived milliseconds. */
  #last = Number.NEGATIVE_INFINITY
  /** When it is due, and what keeps it from being done then. */
  #due: { readonly at: number; cancel(): void } | null = null

  constructor(time: Pick<Timeline, 'lived' | 'after'>, act: () => void) {
    this.#time = time
    this.#act = act
  }

  /** There is something to do, by the time that `pause` milliseconds have passed since it was done last. */
  ask(pause: number): void {
    const now = this.#time.lived
    const at = Math.max(now, this.#last + pause)
    if (this.#due !== null && this.#due.at <= at) return
    this.end()
    if (at <= now) return this.#do()
    this.#due = { at, cancel: this.#time.after(at - now, () => this.#do(), 'gathered') }
  }

  /** It was done just now, for another reason. */
  did(): void {
    this.end()
    this.#last = this.#time.lived
  }

  /** It is not done any more. */
  end(): void {
    this.#due?.cancel()
    this.#due = null
  }

  #do(): void {
    this.#due = null
    this.#last = this.#time.lived
    this.#act()
  }
}
