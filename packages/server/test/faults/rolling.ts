import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { Cluster, Hands, LONG, settled } from '../support/cluster.ts'
import { type Evidence, examine } from '../support/evidence.ts'
import type { TestDatabase } from '../support/postgres.ts'

/** What a rolling restart has shown. */
export interface RollingReport extends Evidence {
  readonly pages: number
  /** Moves that were confirmed while processes were stopped and started. */
  readonly moves: number
  /** How long a page was without service at most, in milliseconds. */
  readonly longestAway: number
  /** Pages that were not brought to where they had been. */
  readonly strayed: number
}

/** Three processes, so many tables of three persons at all of them; each process is stopped and started, while all play. */
export async function rollThrough(database: TestDatabase, tables: number): Promise<RollingReport> {
  const url = await database.fresh()
  const cluster = await Cluster.start([url, url, url])
  try {
    const ways = [
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]
    const games = await Promise.all(Array.from({ length: tables }, () => cluster.game(ways)))
    const pages = games.flat()
    const seats = pages.map(({ seat }) => seat)
    const hands = games.map((game, table) => new Hands(game, 90 + 10 * table))
    for (const server of cluster.servers) {
      await server.stop()
      await server.start()
      const before = pages.map(({ sequence }) => sequence)
      await Promise.all(
        pages.map((page, n) => page.until(() => page.sequence > before[n]! + 5 || page.table?.phase === 'over', LONG)),
      )
    }
    await Promise.all(hands.map((each) => each.rest()))
    await Promise.all(games.map(settled))
    const storage = await PostgresStorage.open(url)
    const evidence = await examine(storage, games)
    await storage.close()
    return {
      ...evidence,
      pages: pages.length,
      moves: hands.reduce((sum, { done }) => sum + done, 0),
      longestAway: Math.round(Math.max(...pages.map(({ longestAway }) => longestAway))),
      strayed: pages.filter(({ seat }, n) => seat !== seats[n]).length,
    }
  } finally {
    await cluster.remove()
  }
}
