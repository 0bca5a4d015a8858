/** Lets so many through at a time, and the others one after the other as those before them come out. */
export class Turnstile {
  readonly #most: number
  #inside = 0
  readonly #waiting: { readonly weight: number; readonly enter: () => void }[] = []

  constructor(most: number) {
    this.#most = Math.max(1, most)
  }

  /** How many more could go through at once. */
  get free(): number {
    return this.#waiting.length > 0 ? 0 : Math.max(0, this.#most - this.#inside)
  }

  /** Does it when its turn comes. `alone`: with nobody else at the same time. Rejects as `act` does. */
  async pass<T>(act: () => Promise<T>, alone = false): Promise<T> {
    const weight = alone ? this.#most : 1
    await new Promise<void>((enter) => {
      this.#waiting.push({ weight, enter })
      this.#admit()
    })
    try {
      return await act()
    } finally {
      this.#inside -= weight
      this.#admit()
    }
  }

  #admit(): void {
    for (let [next] = this.#waiting; next && this.#inside + next.weight <= this.#most; [next] = this.#waiting) {
      this.#waiting.shift()
      this.#inside += next.weight
      next.enter()
    }
  }
}
