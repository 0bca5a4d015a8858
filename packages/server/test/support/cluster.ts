import type { TableSettings } from '@hausregeln/protocol'
import type { Page } from './page.ts'
import type { TestDatabase } from './postgres.ts'
import { ServerProcess } from './process.ts'
import { newNonce, Person } from './server.ts'

/** How long may be waited for what takes processes a while on a machine that is busy, in milliseconds. */
export const LONG = 90_000

/** Processes that share nothing but the database, and pages at them. */
export class Cluster {
  readonly servers: readonly ServerProcess[]
  readonly pages: Page[] = []

  private constructor(servers: readonly ServerProcess[]) {
    this.servers = servers
  }

  /** As many processes as there are addresses of the database: each may have a way of its own to it. */
  static async start(urls: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Cluster> {
    const servers = urls.map((url) => new ServerProcess({ DATABASE_URL: url, LOG_LEVEL: 'error', ...env }))
    const cluster = new Cluster(servers)
    try {
      await Promise.all(servers.map((server) => server.start()))
      return cluster
    } catch (error) {
      await cluster.remove()
      throw error
    }
  }

  static async on(database: TestDatabase, processes: number): Promise<Cluster> {
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

  /** Persons at a new table, each at the process named; those beyond the seats watch. The first is the host. */
  async table(at: readonly number[], changes: Partial<TableSettings> = {}): Promise<Page[]> {
    const persons = await Promise.all(
      at.map((process, index) => Person.named(`P${index}`, this.server(process).address)),
    )
    const code = await persons[0]!.createTable({ seats: at.length, ...changes })
    const pages = await Promise.all(persons.map((person) => person.page(code).open()))
    this.pages.push(...pages)
    return pages
  }

  /** The same, with a game that has begun. */
  async game(at: readonly number[], changes: Partial<TableSettings> = {}): Promise<Page[]> {
    const pages = await this.table(at, changes)
    for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
    await pages[0]!.until(() => pages[0]!.table?.seats.every(({ name }) => name !== null) ?? false, LONG)
    await pages[0]!.ask({ ask: 'start' })
    await Promise.all(pages.map((page) => page.until(() => page.view !== null, LONG)))
    return pages
  }
}
