import { Socket } from 'node:net'
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely'
import pg from 'pg'
import { DamageError } from './damage.ts'
import { messageOf } from './messageOf.ts'
import { StorageError } from './storage.ts'

/** How long the database may say nothing until it counts as away, in milliseconds. */
const PATIENCE = 5000
/** How long a connection waits for its next use, in milliseconds: less than that. */
const IDLE = 3000

/** PostgreSQL's codes for pages and indexes that are not what they should be. */
const DAMAGE: readonly string[] = ['XX001', 'XX002']

/** Its codes for what another transaction has caused by its order or its moment, and may not again. */
const ENTANGLED: readonly string[] = ['40P01', '40001']
/** How often is tried what another transaction has run into. */
const TRIES = 5

/**
 * Codes of the system, and of PostgreSQL, for a database that cannot be reached, or is just being started or stopped.
 */
const AWAY: readonly string[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03'],
]

/** Whether a database is away: it may be there later. */
export function isAway(error: unknown): boolean {
  return AWAY.includes(stateOf(error)) || /timeout|terminated|said nothing/i.test(String(error))
}

/** A database for people: without a password. */
export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${pathname.slice(1)} at ${hostname}${port && `:${port}`}`
}

/** Asks the database. Rejects with `StorageError`. */
export type Ask = <Row>(query: RawBuilder<Row>) => Promise<{ rows: Row[] }>

/** Connections to a database, so many at most. One that breaks is replaced: its user is told by what fails. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE,
    idleTimeoutMillis: IDLE,
    stream: impatientSocket,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Connections that are asked in SQL. */
export function openDatabase<Schema>(url: string, max: number): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(url, max) }) })
}

/** PostgreSQL's code of what has gone wrong; empty: it did not say. */
export function stateOf(error: unknown): string {
  return String((error as { readonly code?: unknown }).code ?? '')
}

/**
 * Asks again what was rolled back because of another transaction: `ask` is one statement, or a transaction of its own.
 */
export async function untangled<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await ask()
    } catch (error) {
      if (attempt === TRIES || !ENTANGLED.includes(stateOf(error))) throw error
    }
}

/** What has gone wrong, as storage tells it. */
export function faultOf(error: unknown): StorageError {
  const Kind = DAMAGE.includes(stateOf(error)) ? DamageError : StorageError
  return new Kind(`The database does not answer: ${messageOf(error)}.`)
}

/** Whatever has been sent over it, a connection on which nothing comes any more is given up. */
function impatientSocket(): Socket {
  const socket = new Socket()
  socket.setTimeout(PATIENCE, () => void socket.destroy(new Error('it has said nothing for too long')))
  return socket
}
