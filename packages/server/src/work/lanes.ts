/** What waits, in a lane for each who asks; lanes take turns. */
export class Lanes<T> {
  readonly #lanes = new Map<string, T[]>()
  #size = 0

  /** How many wait. */
  get size(): number {
    return this.#size
  }

  /** How many wait in this lane. */
  of(lane: string): number {
    return this.#lanes.get(lane)?.length ?? 0
  }

  add(lane: string, one: T): void {
    const waiting = this.#lanes.get(lane)
    if (waiting === undefined) this.#lanes.set(lane, [one])
    else waiting.push(one)
    this.#size++
  }

  /** Takes the first of the lane whose turn it is; undefined: nothing waits. */
  next(): T | undefined {
    for (const [lane, waiting] of this.#lanes) {
      const one = waiting.shift()
      // The lane goes to the end.
      this.#lanes.delete(lane)
      if (waiting.length > 0) this.#lanes.set(lane, waiting)
      this.#size--
      return one
    }
    return undefined
  }

  /** False: it does not wait any more. */
  remove(lane: string, one: T): boolean {
    const waiting = this.#lanes.get(lane) ?? []
    const index = waiting.indexOf(one)
    if (index < 0) return false
    waiting.splice(index, 1)
    if (waiting.length === 0) this.#lanes.delete(lane)
    this.#size--
    return true
  }
}
