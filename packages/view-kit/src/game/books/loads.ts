/** What is loaded when it is wanted, once for each key. */
export class Loads<T> {
  readonly #load: (key: string) => Promise<T>
  readonly #coming = new Map<string, Promise<T>>()
  readonly #failed = new Set<string>()
  readonly #there = new Map<string, T>()

  constructor(load: (key: string) => Promise<T>) {
    this.#load = load
  }

  /** Loads it, or waits for what is on its way already. Rejects as its loading does; asked again, it tries again. */
  ask(key: string): Promise<T> {
    if (this.#failed.delete(key)) this.#coming.delete(key)
    return this.awaited(key)
  }

  /**
   * The same for a page that waits for it (`use`), and asks again whenever it is shown: what could not be loaded stays
   * so, and is told, instead of being tried without end.
   */
  awaited(key: string): Promise<T> {
    const before = this.#coming.get(key)
    if (before !== undefined) return before
    const coming = this.#load(key)
    this.#coming.set(key, coming)
    coming.then(
      (found) => this.#there.set(key, found),
      () => this.#failed.add(key),
    )
    return coming
  }

  /** What was loaded before; undefined: it was not. */
  there(key: string): T | undefined {
    return this.#there.get(key)
  }
}
