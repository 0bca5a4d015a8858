/** How wide the rows of the arrays are. */
export interface Widths {
  readonly seats: number
  readonly observation: number
  readonly actions: number
  /** 0: offers have no numbers. */
  readonly goods: number
}

/** What agents are told of all games at once: a row a game, one array behind the other in one buffer. */
export interface Arrays {
  /** Whose action is asked for. */
  readonly seat: Int32Array
  readonly ending: Int32Array
  /** Of the game that has just ended: 1 for all winners together, -1 for all others together; else 0. */
  readonly rewards: Float32Array
  readonly observation: Int32Array
  readonly mask: Uint8Array
  /** By seat, what of its goods could go into an offer. Empty where offers have no numbers. */
  readonly goods: Uint8Array
  /** Whether the rules have refused the offer that was the last action. Empty where offers have no numbers. */
  readonly refused: Uint8Array
  readonly buffer: ArrayBuffer
}

const WORD = 4

/** The bytes of a row in each of the arrays, in the order in which they lie behind one another. */
export function rowBytes({ seats, observation, actions, goods }: Widths): readonly number[] {
  return [WORD, WORD, WORD * seats, WORD * observation, actions, goods, goods > 0 ? 1 : 0]
}

/** The arrays of so many games. */
export function arraysFor(games: number, widths: Widths): Arrays {
  const { seats, observation, actions, goods } = widths
  const sizes = rowBytes(widths).map((bytes) => bytes * games)
  const buffer = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, 0))
  let at = 0
  const next = () => {
    const from = at
    at += sizes.shift() ?? 0
    return from
  }
  return {
    seat: new Int32Array(buffer, next(), games),
    ending: new Int32Array(buffer, next(), games),
    rewards: new Float32Array(buffer, next(), games * seats),
    observation: new Int32Array(buffer, next(), games * observation),
    mask: new Uint8Array(buffer, next(), games * actions),
    goods: new Uint8Array(buffer, next(), games * goods),
    refused: new Uint8Array(buffer, next(), goods > 0 ? games : 0),
    buffer,
  }
}
