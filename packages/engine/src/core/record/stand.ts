import type { ChanceSource } from './chance-source.ts'
import type { SealedEntry } from './record.ts'

/** What is known of entries that are not at hand. */
export interface Earlier {
  /** By seat: the number of its last move that counts; 0: it has made none. */
  readonly moves: readonly number[]
  /** The number of the last entry by which the table ended what may be taken back; 0: there was none. */
  readonly host: number
}

/** Where a game stands: enough to go on with it, see `Session.standing`. All but the state's bytes can be written as JSON. */
export interface Stand {
  /** How many entries of the record come before those that are here. */
  readonly past: number
  /** The last ones: one at least, if there are any. */
  readonly entries: readonly SealedEntry[]
  /** Numbers of those of them that count. */
  readonly counting: readonly number[]
  readonly earlier: Earlier
  /** Whether the last move has shown what was hidden. */
  readonly revealed: boolean
  /** Where chance comes from. */
  readonly source: ChanceSource
  /** The bytes of the state. */
  readonly state: Uint8Array
}

/** Something needs more of a record than its end, which alone is at hand: the game must be played from its beginning. */
export class PastError extends Error {
  override readonly name = 'PastError'
  constructor(past: number) {
    super(`The first ${past} entries of the record are not at hand.`)
  }
}
