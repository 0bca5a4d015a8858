import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Storage } from './storage.ts'

/** All steps of a table; others have their turns while they are read. Rejects with `StorageError`. */
export async function wholeLog(storage: Storage, code: string): Promise<string[]> {
  const texts: string[] = []
  for await (const part of storage.stream(code)) {
    for (const text of part) texts.push(text)
    await othersTurn()
  }
  return texts
}
