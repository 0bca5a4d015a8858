import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { homeOf } from '@hausregeln/server/storage/spread/rule.ts'
import { type Cluster, Hands, settled } from '../support/cluster.ts'
import { type Evidence, examine } from '../support/evidence.ts'
import type { Page } from '../support/page.ts'

/** What a rolling restart has shown. */
export interface RollingReport extends Evidence {
  readonly pages: number
  /** Moves that were confirmed while processes were stopped and started. */
  readonly moves: number
  /** How long a page was without service at most, in milliseconds. */
  readonly longestAway: number
  /** Pages that were not brought to where they had been. */
  readonly strayed: number
  /** Pages that were not at the place of their table in the end. */
  readonly misplaced: number
}

/** Moves that each player may make at each of these moments. */
const MOVES = 15

/**
 * So many tables of three persons, who come by way of all of three processes, each of which serves a part of the tables;
 * each process is stopped and started, while all play. `url`: of their database.
 */
export async function rollThrough(cluster: Cluster, url: string, tables: number): Promise<RollingReport> {
  const ways = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]
  const games = await Promise.all(Array.from({ length: tables }, () => cluster.game(ways)))
  const pages = games.flat()
  const seats = pages.map(({ seat }) => seat)
  const hands = games.map((game, table) => new Hands(game, 90 + 10 * table, 0))
  const more = (moves: number) => hands.forEach((each) => void each.more(moves))
  for (const server of cluster.servers) {
    // All play when it is told to stop, when it begins, and when it takes its tables back.
    more(MOVES)
    await server.stop()
    const begun = server.start()
    more(MOVES)
    await begun
    more(MOVES)
    const before = pages.map(({ sequence }) => sequence)
    await Promise.all(
      pages.map((page, n) => page.until(() => page.sequence > before[n]! + 5 || page.told?.phase === 'over')),
    )
  }
  await Promise.all(hands.map((each) => each.rest()))
  await Promise.all(games.map(settled))
  const misplaced = await gathered(cluster)
  return {
    ...(await evidenceOf(url, games)),
    pages: pages.length,
    moves: hands.reduce((sum, { done }) => sum + done, 0),
    longestAway: Math.round(Math.max(...pages.map(({ longestAway }) => longestAway))),
    strayed: pages.filter(({ seat }, n) => seat !== seats[n]).length,
    misplaced,
  }
}

/** What a database has of what was confirmed to pages of games. */
export async function evidenceOf(url: string, games: readonly (readonly Page[])[]): Promise<Evidence> {
  const storage = await PostgresStorage.open(url)
  const evidence = await examine(storage, games)
  await storage.close()
  return evidence
}

/** Waits until all pages are at the places of their tables; how many are not after a long time. */
export async function gathered({ pages, places }: Cluster): Promise<number> {
  const home = ({ code }: Page) => homeOf(code, places)
  const open = pages.filter(({ closed }) => !closed)
  await Promise.allSettled(open.map((page) => page.until(() => page.at === home(page) && page.goodbye === null)))
  return open.filter((page) => page.at !== home(page)).length
}
