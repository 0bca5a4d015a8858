import type { Layout } from './layout.ts'

/** A run of words of a state that has a name: a number, a table, or a row of one. */
export interface Field {
  readonly name: string
  /** See `nameNumber`. */
  readonly number: number
  /** Its first word in the state, and how many it has. */
  readonly from: number
  readonly words: number
  /** Where its first word is a code that may change from program to program: the number of what it means, by code. */
  readonly codes?: Int32Array
  /** What its words are before anything has happened: -1 where nobody is what a table begins with, else 0. */
  readonly blank?: -1
}

/** The fields in the order in which they are written: by their numbers, so that none minds what lies beside it. */
export function inOrder(fields: readonly Field[]): Field[] {
  const ordered = [...fields].sort((a, b) => a.number - b.number)
  ordered.forEach(({ name, number }, index) => {
    const next = ordered[index + 1]
    if (number === next?.number)
      throw new Error(`"${name}" and "${next.name}" have the same number: one of them needs another name`)
  })
  return ordered
}

/**
 * Writes what a state holds by name: of each field that is not blank its number, its length and its words, without the
 * blank ones at its end. What a program adds to a state, and what it has not used yet, leaves no trace in it.
 */
export class NamedWriter {
  readonly #fields: readonly Field[]
  readonly #words: Int32Array
  readonly #bytes: Uint8Array

  /** `fields`: in their order. */
  constructor(fields: readonly Field[]) {
    this.#fields = fields
    this.#words = new Int32Array(fields.reduce((sum, { words }) => sum + 2 + words, 0))
    this.#bytes = new Uint8Array(this.#words.buffer)
  }

  /** The words of a state, by name; to be read before the next call. */
  write(words: Int32Array): Uint8Array {
    const out = this.#words
    let at = 0
    for (let i = 0; i < this.#fields.length; i++) {
      const field = this.#fields[i]
      const { from, blank = 0 } = field
      let last = from + field.words - 1
      while (last >= from && words[last] === blank) last--
      if (last < from) continue
      out[at++] = field.number
      out[at++] = last - from + 1
      const first = at
      for (let word = from; word <= last; word++) out[at++] = words[word] ^ blank
      if (field.codes !== undefined) out[first] = field.codes[out[first]]
    }
    return this.#bytes.subarray(0, at * Int32Array.BYTES_PER_ELEMENT)
  }
}

const writers = new WeakMap<Layout, NamedWriter>()

/**
 * The writer of a layout, shared by its states. It is no field of the layout, which anybody who is shown a game may
 * have: what it wrote last is still in it.
 */
export function writerFor(layout: Layout): NamedWriter {
  let writer = writers.get(layout)
  if (writer === undefined) {
    writer = new NamedWriter(layout.fields)
    writers.set(layout, writer)
  }
  return writer
}
