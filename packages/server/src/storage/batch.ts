/**
 * How long work is collected, in milliseconds: many tables then share one wait for the disk. What comes during that wait
 * is collected anyway.
 */
const GATHER = 1

/** Work that is collected while other work is being done, and for a moment after it, and then done together. */
export class Batch<Job> {
  #jobs: Job[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #performing: Promise<void> | null = null
  readonly #perform: (jobs: readonly Job[]) => Promise<void>

  /** `perform` does not reject. */
  constructor(perform: (jobs: readonly Job[]) => Promise<void>) {
    this.#perform = perform
  }

  add(job: Job): void {
    this.#jobs.push(job)
    this.#wait()
  }

  /** Does what has been collected, now. Fulfilled when all of it is done. */
  async end(): Promise<void> {
    do {
      this.#flush()
      await this.#performing
    } while (this.#jobs.length > 0)
  }

  #wait(): void {
    if (this.#performing === null && this.#jobs.length > 0) this.#timer ??= setTimeout(() => this.#flush(), GATHER)
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#performing !== null || this.#jobs.length === 0) return
    const jobs = this.#jobs
    this.#jobs = []
    this.#performing = this.#perform(jobs).then(() => {
      this.#performing = null
      this.#wait()
    })
  }
}
