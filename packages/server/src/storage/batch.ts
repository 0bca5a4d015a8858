/** How long work is collected, in milliseconds: many tables then share one wait for the disk. */
const GATHER = 2

/** Work that is collected for a moment and done together. */
export class Batch<Job> {
  #jobs: Job[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #perform: (jobs: readonly Job[]) => void

  constructor(perform: (jobs: readonly Job[]) => void) {
    this.#perform = perform
  }

  add(job: Job): void {
    if (this.#jobs.length === 0) this.#timer = setTimeout(() => this.flush(), GATHER)
    this.#jobs.push(job)
  }

  /** Does what has been collected, now. */
  flush(): void {
    clearTimeout(this.#timer)
    const jobs = this.#jobs
    this.#jobs = []
    if (jobs.length > 0) this.#perform(jobs)
  }
}
