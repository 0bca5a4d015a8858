/** How long the question whether a database can be written to may take, and for how long the answer counts, in milliseconds. */
const PATIENCE = 2000
const CURRENT = 1000

/**
 * Whether a database can be written to, found by writing: once a second at most, however many ask. One that does not
 * answer cannot, and is not asked again while it does not.
 */
export class Probe {
  readonly #write: () => Promise<boolean>
  #answer: Promise<boolean> | null = null
  #running = false
  #at = 0
  /** The last answer. */
  good = true

  /** `write`: writes, and is true when that is durable; may reject. */
  constructor(write: () => Promise<boolean>) {
    this.#write = write
  }

  /** Whether it can be written to. */
  ask(): Promise<boolean> {
    const isCurrent = this.#running || performance.now() - this.#at < CURRENT
    if (this.#answer === null || !isCurrent) this.#answer = this.#begin()
    return this.#answer
  }

  async #begin(): Promise<boolean> {
    this.#running = true
    const writing = this.#write()
      .catch(() => false)
      .finally(() => {
        this.#running = false
        this.#at = performance.now()
      })
    this.good = await withinPatience(writing)
    return this.good
  }
}

/** False, if it takes too long. */
async function withinPatience(writing: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), PATIENCE)
    timer.unref()
  })
  return Promise.race([writing, late]).finally(() => clearTimeout(timer))
}
