/** An answer that is the same for all, and may be a moment old: however many ask, it is looked up once in that time. */
export class Briefly<T> {
  readonly #milliseconds: number
  readonly #ask: () => Promise<T>
  #answer: Promise<T> | null = null
  #at = 0

  constructor(milliseconds: number, ask: () => Promise<T>) {
    this.#milliseconds = milliseconds
    this.#ask = ask
  }

  /** Rejects as the question does. */
  get(): Promise<T> {
    const now = performance.now()
    if (this.#answer === null || now - this.#at >= this.#milliseconds) {
      this.#at = now
      this.#answer = this.#ask()
    }
    return this.#answer
  }
}
