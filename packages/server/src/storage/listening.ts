import pg from 'pg'

/** Milliseconds until a broken connection is tried again. */
const AGAIN = 1000

/** A letter from another process; null: letters may have been lost, look for yourself. */
type Reader = (letter: string | null) => void

/** One connection that does nothing but listen. When it breaks it is made anew, and what was missed is said. */
export class Listening {
  readonly #url: string
  readonly #channel: string
  readonly #readers = new Set<Reader>()
  #client: pg.Client | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(url: string, channel: string) {
    this.#url = url
    this.#channel = channel
  }

  follow(reader: Reader): void {
    this.#readers.add(reader)
  }

  /** Rejects if there is no connection to be had. */
  async begin(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', ({ payload }) => this.#tell(payload ?? null))
    // Whatever breaks the connection also ends it.
    client.on('error', () => undefined)
    client.on('end', () => this.#broken(client))
    await client.connect()
    await client.query(`LISTEN ${this.#channel}`)
    this.#client = client
  }

  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  #broken(client: pg.Client): void {
    if (this.#ended || client !== this.#client) return
    this.#client = null
    this.#again()
  }

  #again(): void {
    this.#timer = setTimeout(() => {
      this.begin().then(
        () => this.#tell(null),
        () => this.#ended || this.#again(),
      )
    }, AGAIN)
  }

  #tell(letter: string | null): void {
    for (const reader of this.#readers) reader(letter)
  }
}
