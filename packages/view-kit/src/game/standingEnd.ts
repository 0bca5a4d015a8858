/**
 * That a player's turns end by themselves, until something is open that they have not passed over before. What is open
 * at the end of a turn is named as `endWithChoices` names it.
 */
export class StandingEnd {
  readonly #passed: Set<string>
  #turn: number
  #open: readonly string[]

  /** `turn`: the one that its player ends with these words; what is open then is the first to be passed over. */
  constructor(turn: number, open: readonly string[]) {
    this.#passed = new Set(open)
    this.#turn = turn
    this.#open = open
  }

  /** Whether a turn ends by itself with this open: nothing of it is new. */
  covers(turn: number, open: readonly string[]): boolean {
    return open.every((way) => this.#passed.has(way) || (turn !== this.#turn && this.#open.includes(way)))
  }

  /** What is open at the end of a turn now; what was open last in an earlier one has been passed over. */
  note(turn: number, open: readonly string[]): void {
    if (turn !== this.#turn) for (const way of this.#open) this.#passed.add(way)
    this.#turn = turn
    this.#open = open
  }
}
