/** Work that is collected during one turn of the event loop and done together. */
export class Batch<Job> {
  #jobs: Job[] = []
  readonly #perform: (jobs: readonly Job[]) => void

  constructor(perform: (jobs: readonly Job[]) => void) {
    this.#perform = perform
  }

  add(job: Job): void {
    if (this.#jobs.length === 0) setImmediate(() => this.flush())
    this.#jobs.push(job)
  }

  /** Does what has been collected, now. */
  flush(): void {
    const jobs = this.#jobs
    this.#jobs = []
    if (jobs.length > 0) this.#perform(jobs)
  }
}
