import pg from 'pg'
import { StorageError } from './storage.ts'

/** An advisory lock: every process shares it; the command that moves everything has it alone. */
export const PROCESSES_LOCK = 5_871_002

/** Milliseconds until a broken connection is tried again. */
const AGAIN = 1000
/** How often the connection shows that it lives, and how long it may take to do so, in milliseconds. */
const BEAT = 2000
const PATIENCE = 4000

/** A letter from a process. */
type Reader = (letter: string) => void

/**
 * What befalls the connection: letters may have been lost; or it has been away for so long that all here may be old.
 */
export interface Fate {
  restored(): void
  cut(): void
}

/** How long a connection may be away until that is said, in milliseconds. */
const CUT = 10_000

/**
 * One connection that does nothing but listen, to a channel of all processes and one of its own, and shows the others
 * regularly that this process lives. When it breaks it is made again.
 */
export class Listening {
  readonly #url: string
  readonly #channels: readonly [common: string, own: string]
  /** What is sent at every beat. */
  readonly #sign: string
  readonly #read: Reader
  readonly #fate: Fate
  #client: pg.Client | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #awaySince: number | null = null
  #ended = false

  constructor(url: string, channels: readonly [common: string, own: string], sign: string, read: Reader, fate: Fate) {
    this.#url = url
    this.#channels = channels
    this.#sign = sign
    this.#read = read
    this.#fate = fate
  }

  /** Whether letters come. */
  get connected(): boolean {
    return this.#client !== null
  }

  /** Rejects if there is no connection, or the database is being moved. */
  async begin(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    })
    client.on('notification', ({ payload }) => this.#read(payload ?? ''))
    // Whatever breaks the connection also ends it.
    client.on('error', () => undefined)
    client.on('end', () => this.#broken(client))
    try {
      await client.connect()
      await this.#share(client)
      await client.query(this.#channels.map((channel) => `LISTEN ${client.escapeIdentifier(channel)}`).join(';'))
    } catch (error) {
      client.connection.stream.destroy()
      throw error
    }
    if (this.#ended) return client.end()
    this.#client = client
    this.#awaySince = null
    void this.#beat(client)
  }

  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => undefined)
  }

  async #share(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ shared: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS shared', [
      PROCESSES_LOCK,
    ])
    if (rows[0]?.shared !== true) throw new StorageError('what it keeps is being moved')
  }

  /** A connection on which nothing comes any more is as good as broken. */
  async #beat(client: pg.Client): Promise<void> {
    try {
      await client.query('SELECT pg_notify($1, $2)', [this.#channels[0], this.#sign])
      if (client === this.#client) this.#timer = setTimeout(() => void this.#beat(client), BEAT)
    } catch {
      client.connection.stream.destroy()
    }
  }

  #broken(client: pg.Client): void {
    if (this.#ended || client !== this.#client) return
    clearTimeout(this.#timer)
    this.#client = null
    this.#awaySince = performance.now()
    this.#again()
  }

  #again(): void {
    this.#timer = setTimeout(() => {
      this.begin().then(
        () => this.#fate.restored(),
        () => this.#failed(),
      )
    }, AGAIN)
  }

  #failed(): void {
    if (this.#ended) return
    if (this.#awaySince !== null && performance.now() - this.#awaySince >= CUT) {
      this.#awaySince = null
      this.#fate.cut()
    }
    this.#again()
  }
}
