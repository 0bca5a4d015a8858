import type { TableSettings } from '@hausregeln/protocol'
import type { Databases } from './databases.ts'
import type { Page, PagesOf } from './page.ts'
import { Player } from './player.ts'
import { freePort, type TestDatabase } from './postgres.ts'
import { ServerProcess } from './process.ts'
import { newNonce, Person } from './server.ts'

/** The process that a page is at, or those to which it goes one after the other. */
type Way = number | readonly number[]

/** Processes that share nothing but the database, and pages at them. */
export class Cluster {
  readonly servers: readonly ServerProcess[]
  readonly pages: Page[] = []
  /** Where its processes are to be reached, if each table has a place of its own among them. */
  readonly places: readonly string[]

  private constructor(servers: readonly ServerProcess[], places: readonly string[] = []) {
    this.servers = servers
    this.places = places
  }

  /** So many processes, of which one serves a table: pages that come to another are sent there. */
  static async placed(url: string, processes: number): Promise<Cluster> {
    const ports = await Promise.all(Array.from({ length: processes }, freePort))
    const places = ports.map((port) => `http://127.0.0.1:${port}`)
    const servers = ports.map((port, index) => {
      const env = { PORT: String(port), PLACE: places[index] ?? '', PLACES: places.join() }
      return new ServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'error', ...env })
    })
    return Cluster.#started(new Cluster(servers, places))
  }

  /** As many processes as there are addresses of the database: each may have a way of its own to it. */
  static async start(urls: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Cluster> {
    const servers = urls.map((url) => new ServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'error', ...env }))
    return Cluster.#started(new Cluster(servers))
  }

  static async #started(cluster: Cluster): Promise<Cluster> {
    try {
      await Promise.all(cluster.servers.map((server) => server.start()))
      return cluster
    } catch (error) {
      await cluster.remove()
      throw error
    }
  }

  static async on(database: Databases | TestDatabase, processes: number): Promise<Cluster> {
    const url = await database.fresh()
    return Cluster.start(Array.from({ length: processes }, () => url))
  }

  async remove(): Promise<void> {
    for (const page of this.pages) page.close()
    await Promise.all(this.servers.map((server) => server.remove()))
  }

  server(index: number): ServerProcess {
    const server = this.servers[index]
    if (server === undefined) throw new Error(`There is no process ${index}.`)
    return server
  }

  /**
   * Persons at a new table, each at the process named, or at the next of several if one does not answer; those beyond
   * the seats watch. The first is the host.
   */
  async table<const At extends readonly Way[]>(at: At, changes: Partial<TableSettings> = {}): Promise<PagesOf<At>> {
    const ways = at.map((way) => [way].flat().map((process) => this.server(process).address))
    const persons = await Promise.all(ways.map(([address = ''], index) => Person.named(`P${index}`, address)))
    const code = await persons[0]!.createTable({ seats: at.length, ...changes })
    const pages = persons.map((person, index) => person.page(code, ways[index]))
    for (const page of pages) page.moves = this.places.length > 0
    this.pages.push(...pages)
    return (await Promise.all(pages.map((page) => page.open()))) as PagesOf<At>
  }

  /** The same, with a game that has begun. */
  async game<const At extends readonly Way[]>(at: At, changes: Partial<TableSettings> = {}): Promise<PagesOf<At>> {
    const pages = await this.table(at, changes)
    for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
    await pages[0]!.until(() => pages[0]!.told?.seats.every(({ name }) => name !== null) ?? false)
    await pages[0]!.ask({ ask: 'start' })
    await Promise.all(pages.map((page) => page.until(() => page.view !== null)))
    return pages
  }
}

/**
 * Players at the pages of a game, a seat each. `moves`: how many each of them makes until they are allowed more: what is
 * waited for in the meantime may take long, and need not be waited for by thousands of moves.
 */
export class Hands {
  readonly #pages: readonly Page[]
  readonly #players: readonly Player[]
  readonly #played: readonly Promise<void>[]

  constructor(pages: readonly Page[], seed: number, moves = Number.POSITIVE_INFINITY) {
    this.#pages = pages
    this.#players = pages.map((page, seat) => new Player(page, 'random', seed + seat))
    for (const player of this.#players) player.left = moves
    this.#played = this.#players.map((player) => player.play())
  }

  /** Moves that were confirmed. */
  get done(): number {
    return this.#players.reduce((sum, { done }) => sum + done, 0)
  }

  /** So many moves more for each. */
  more(moves: number): void {
    for (const player of this.#players) player.more(moves)
  }

  /** Lets them finish what they have begun, until all pages have seen the same. */
  async rest(): Promise<void> {
    for (const player of this.#players) player.stop()
    await Promise.all(this.#played)
    await settled(this.#pages)
  }
}

/** Waits until all pages of a table have seen what one of them has seen. Nobody must act in the meantime. */
export async function settled(pages: readonly Page[]): Promise<void> {
  const newest = Math.max(...pages.map(({ sequence }) => sequence))
  await Promise.all(pages.map((page) => page.until(() => page.sequence >= newest)))
}
