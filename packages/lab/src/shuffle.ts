import { nextBelow } from '@hausregeln/engine/core/random.ts'
import { type CellNo, column } from '@hausregeln/engine/core/state/column.ts'

/** Puts things into a random order (Fisher and Yates), by a generator's words. */
export function shuffle<Item>(order: { readonly length: number; [at: number]: Item }, words: Int32Array): void {
  const items = column(order)
  for (let last: CellNo = items.length - 1; last > 0; last--) {
    const other: CellNo = nextBelow(words, last + 1)
    const held = items[last]
    items[last] = items[other]
    items[other] = held
  }
}
