import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Storage } from './storage.ts'

let turn = Promise.resolve()

/** Of all who wait for a turn of their own one has it, then whatever else is to be done, then the next. */
function ownTurn(): Promise<void> {
  turn = turn.then(() => othersTurn())
  return turn
}

/** All steps of a table; others have their turns while they are read. Rejects with `StorageError`. */
export async function wholeLog(storage: Storage, code: string): Promise<string[]> {
  const texts: string[] = []
  const parts = storage.stream(code)[Symbol.asyncIterator]()
  for (;;) {
    await ownTurn()
    const part = await parts.next()
    if (part.done) return texts
    for (const text of part.value) texts.push(text)
  }
}
