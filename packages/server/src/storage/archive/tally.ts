import { createHash } from 'node:crypto'
import type { Step } from '../../table/step.ts'
import type { StoredTable } from './archive.ts'

/** How many of each kind were kept, and a SHA-256 over all of it. */
export interface Counts {
  readonly tables: number
  readonly steps: number
  /** Of games' records. */
  readonly entries: number
  /** Requests that were answered. */
  readonly receipts: number
  readonly chatLines: number
  /** Persons at tables, each counted at each of theirs. */
  readonly persons: number
  readonly digest: string
}

/** Counts what it is shown, table by table in the order of their codes. */
export class Tally {
  readonly #hash = createHash('sha256')
  #tables = 0
  #steps = 0
  #entries = 0
  #receipts = 0
  #chatLines = 0
  #persons = 0

  add({ code, head, steps, guests }: StoredTable): void {
    this.#tables++
    this.#persons += guests.length
    for (const text of steps) this.#step(JSON.parse(text) as Step)
    // A database may keep the fields of a head in another order.
    const fields = Object.entries(head).sort(([a], [b]) => (a < b ? -1 : 1))
    this.#hash.update(`${JSON.stringify([code, fields, steps, guests])}\n`)
  }

  /** What all of it was. Ends the tally. */
  counts(): Counts {
    return {
      tables: this.#tables,
      steps: this.#steps,
      entries: this.#entries,
      receipts: this.#receipts,
      chatLines: this.#chatLines,
      persons: this.#persons,
      digest: this.#hash.digest('hex'),
    }
  }

  #step({ receipt, facts }: Step): void {
    this.#steps++
    if (receipt) this.#receipts++
    for (const fact of facts) {
      if (fact.fact === 'entered') this.#entries += fact.entries.length
      if (fact.fact === 'said') this.#chatLines++
    }
  }
}
