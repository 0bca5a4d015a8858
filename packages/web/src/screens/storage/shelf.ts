import { SHELVES, type Shelf } from '@hausregeln/view-kit/game/shelves.ts'
import { openDB } from 'idb'

/** How much lies on a shelf, whatever it is; nothing is laid there by asking. Rejects where the browser refuses. */
export async function countOn(shelf: Shelf): Promise<number> {
  const there = await indexedDB.databases()
  if (!there.some(({ name }) => name === SHELVES[shelf])) return 0
  const db = await openDB(SHELVES[shelf])
  try {
    const counts = await Promise.all(Array.from(db.objectStoreNames, (store) => db.count(store)))
    return counts.reduce((sum, count) => sum + count, 0)
  } finally {
    db.close()
  }
}
