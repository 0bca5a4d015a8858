import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** What files of tests share: for each the variable that says by which socket they ask for it. */
export const POSTGRES = 'HAUSREGELN_TEST_POSTGRES'
export const BUNDLE = 'HAUSREGELN_TEST_BUNDLE'

/** Tells all who ask by a socket of this machine what is made when the first of them asks. */
export class Desk<Thing> {
  readonly #path: string
  readonly #make: () => Promise<Thing>
  readonly #server
  #made: Promise<Thing> | undefined

  constructor(variable: string, make: () => Promise<Thing>, tell: (thing: Thing) => string) {
    this.#path = join(tmpdir(), `${variable.toLowerCase()}-${process.pid}.sock`)
    this.#make = make
    this.#server = createServer((socket) => {
      this.#made ??= this.#make()
      socket.on('error', () => undefined)
      this.#made.then(
        (thing) => socket.end(tell(thing)),
        (error) => socket.destroy(error),
      )
    })
    process.env[variable] = this.#path
  }

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#path, done))
  }

  /** What was made holds no longer: it is made again for who asks next. */
  forget(): void {
    this.#made = undefined
  }

  /** Returns what was made, if anybody has asked. */
  async close(): Promise<Thing | undefined> {
    this.#server.close()
    rmSync(this.#path, { force: true })
    return this.#made
  }
}

/** The address of the PostgreSQL that is shared. */
export function sharedPostgres(): Promise<string> {
  return text(connect(process.env[POSTGRES] ?? ''))
}

/** Where the shared bundle of the server begins; null: where no tests run, nobody has one. */
export async function sharedBundle(): Promise<string | null> {
  const socket = process.env[BUNDLE]
  if (socket === undefined) return null
  const path = await text(connect(socket))
  if (path === '') throw new Error('The server could not be bundled: the run of the tests says why.')
  return path
}
