/** How many of something each of many (persons, addresses) has now. */
export class Tally {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  has(key: string): boolean {
    return this.of(key) < this.#most
  }

  /** One more. False: `key` has as many as it may, and gets none. */
  enter(key: string): boolean {
    if (!this.has(key)) return false
    this.#counts.set(key, this.of(key) + 1)
    return true
  }

  /** One less. */
  leave(key: string): void {
    const left = this.of(key) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }
}
