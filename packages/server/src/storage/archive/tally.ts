import { createHash } from 'node:crypto'
import type { Step } from '../../table/steps/step.ts'
import type { StoredBook } from '../books/bookStore.ts'
import type { StoredTable } from './archive.ts'

/** How many of each kind were kept, and a SHA-256 over all of it. */
export interface Counts {
  readonly tables: number
  /** Rulebooks that people have brought. */
  readonly books: number
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

/** Counts what it is shown: rulebooks in the order of their marks, then tables in the order of their codes. */
export class Tally {
  readonly #hash = createHash('sha256')
  #tables = 0
  #books = 0
  #steps = 0
  #entries = 0
  #receipts = 0
  #chatLines = 0
  #persons = 0

  addBook({ mark, identity, base, file, used }: StoredBook): void {
    this.#books++
    this.#hash.update(`${JSON.stringify([mark, identity, base, file, used])}\n`)
  }

  add({ code, head, steps, guests }: StoredTable): void {
    this.#tables++
    this.#persons += guests.length
    for (const text of steps) this.#step(JSON.parse(text) as Step)
    this.#hash.update(`${JSON.stringify([code, inOrder(head), steps, guests])}\n`)
  }

  /** What all of it was. Ends the tally. */
  counts(): Counts {
    return {
      tables: this.#tables,
      books: this.#books,
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

/** A database may keep fields in another order. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return fields.map(([name, field]) => [name, inOrder(field)])
}
