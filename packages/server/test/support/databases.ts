import { randomInt } from 'node:crypto'
import pg from 'pg'
import { sharedPostgres } from './desk.ts'

/** Databases of a test's own in the PostgreSQL that all share. A test that stops it, or looks into it, has its own. */
export class Databases {
  readonly #address: string
  readonly #made: string[] = []

  private constructor(address: string) {
    this.#address = address
  }

  static async connect(): Promise<Databases> {
    return new Databases(await sharedPostgres())
  }

  /** The address of a new, empty database. */
  async fresh(): Promise<string> {
    const name = `test${randomInt(2 ** 47)}`
    // By files: what it is made of is not written to PostgreSQL's log, too, which takes half the work.
    await this.#query(`CREATE DATABASE ${name} STRATEGY FILE_COPY`)
    this.#made.push(name)
    return `${this.#address}/${name}`
  }

  /** Connections to them break. */
  async remove(): Promise<void> {
    for (const name of this.#made.splice(0)) await this.#query(`DROP DATABASE ${name} WITH (FORCE)`)
  }

  async #query(query: string): Promise<void> {
    const client = new pg.Client({ connectionString: `${this.#address}/postgres` })
    await client.connect()
    try {
      await client.query(query)
    } finally {
      await client.end()
    }
  }
}
