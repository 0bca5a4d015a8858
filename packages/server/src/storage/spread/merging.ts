import type { StoredHead } from '../storage.ts'

type Order = (a: StoredHead, b: StoredHead) => number

/** The table changed last first. */
export const byChange: Order = (a, b) => b.changed - a.changed

/** As open tables are listed, see `Storage.open`. `since`: from when on who was there counts as being there. */
export function byPresence(since: number): Order {
  const present = ({ here, seen }: StoredHead) => (seen >= since ? here : 0)
  return (a, b) => present(b) - present(a) || seatedAt(b) - seatedAt(a) || byChange(a, b)
}

/** Of each host the first tables, in their order. */
export function ofEachHost(heads: readonly StoredHead[], most: number): StoredHead[] {
  const counts = new Map<string, number>()
  return heads.filter(({ guests: [host = ''] }) => {
    const count = (counts.get(host) ?? 0) + 1
    counts.set(host, count)
    return count <= most
  })
}

function seatedAt({ seats }: StoredHead): number {
  return seats.filter((name) => name !== null).length
}
