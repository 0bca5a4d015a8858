import { openDB } from 'idb'
import { SHELVES, type Shelf } from '../../game/shelves.ts'

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
