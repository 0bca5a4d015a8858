import { openSync, writeSync } from 'node:fs'
import { rowBytes } from './arrays.ts'
import type { Gym, GymSettings } from './gym.ts'

/** A stretch of the arrays here, and where it lies in the file. */
interface Stretch {
  readonly from: number
  readonly length: number
  readonly to: number
}

/**
 * A file in which all programs that play a run together write their rows: whoever has it in their memory reads them
 * there. Arrays lie in it as in one gym's buffer, a row for each game of the run.
 */
export class SharedFile {
  readonly #file: number
  readonly #bytes: Uint8Array
  readonly #stretches: readonly Stretch[]

  /** `path`: of a file that is there. */
  constructor(path: string, { arrays, widths }: Gym, { games, from = 0, to = games }: GymSettings) {
    this.#file = openSync(path, 'r+')
    this.#bytes = new Uint8Array(arrays.buffer)
    this.#stretches = stretchesOf(rowBytes(widths), games, from, to)
  }

  /** Writes all rows: each byte once. */
  write(): void {
    for (const { from, length, to } of this.#stretches)
      for (let done = 0; done < length; )
        done += writeSync(this.#file, this.#bytes, from + done, length - done, to + done)
  }
}

/** One for each array; one for all where these are all games. */
function stretchesOf(rows: readonly number[], games: number, from: number, to: number): Stretch[] {
  const count = to - from
  const bytes = rows.reduce((sum, row) => sum + row, 0)
  if (count === games) return [{ from: 0, length: bytes * games, to: 0 }]
  let before = 0
  return rows.map((row) => {
    const stretch = { from: before * count, length: row * count, to: before * games + row * from }
    before += row
    return stretch
  })
}
