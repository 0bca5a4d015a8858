import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GuestAnswer, TableSettings } from '@hausregeln/protocol'
import { buildHouse } from '@hausregeln/server/app.ts'
import { Tokens } from '@hausregeln/server/identity/tokens.ts'
import { LIMIT_NAMES, type LimitName } from '@hausregeln/server/quota/limits.ts'
import { LOAD_DEFAULTS } from '@hausregeln/server/quota/load.ts'
import type { Settings } from '@hausregeln/server/settings.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import { Threads } from '@hausregeln/server/work/threads.ts'
import type { FastifyInstance } from 'fastify'
import type { HandTime } from './handTime.ts'
import { Page, type PagesOf } from './page.ts'

/** A directory with a page, for a server to serve. */
export function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'hausregeln-server-'))
  writeFileSync(join(path, 'index.html'), '<!doctype html><title>Hausregeln</title>')
  return path
}

/** Tests play faster, and more, than anybody may. */
export const NO_LIMITS = Object.fromEntries(LIMIT_NAMES.map((name) => [name, 1_000_000])) as Record<LimitName, number>

export function testSettings(directory: string, changes: Partial<Settings> = {}): Settings {
  return {
    host: '127.0.0.1',
    port: 0,
    webRoot: directory,
    dataDirectories: [directory],
    journal: join(directory, 'erasures.journal'),
    databaseUrls: [],
    dataLimit: 0,
    hostNames: [],
    origins: [],
    places: null,
    trustedHops: 0,
    packs: true,
    crowdFrom: 16,
    requestSeconds: 60,
    limits: NO_LIMITS,
    load: { ...LOAD_DEFAULTS, BOT_STEPS_PER_SECOND: 1_000_000, BOT_STEPS_PER_TABLE: 1_000_000 },
    workerThreads: 0,
    metrics: null,
    idleSeconds: 60,
    retention: { lobbyHours: 24, gameDays: 90, keepDays: 365, chatDays: 30, linkDays: 365 },
    logLevel: 'silent',
    ...changes,
  }
}

export function tableSettings(changes: Partial<TableSettings> = {}): TableSettings {
  return {
    title: 'Our table',
    rulebook: 'classic',
    options: {},
    seats: 2,
    public: false,
    spectators: true,
    pace: 'instant',
    countdown: 0,
    clock: { decision: 0, game: 0, timeout: 'wait' },
    companion: false,
    ...changes,
  }
}

/** Somebody who uses a server by HTTP. */
export class Person {
  readonly address: string
  readonly token: string
  readonly id: string

  constructor(address: string, { token, guest }: GuestAnswer) {
    this.address = address
    this.token = token
    this.id = guest.id
  }

  static async named(name: string, address: string): Promise<Person> {
    return new Person(address, (await post(address, '/api/guest', { name })) as GuestAnswer)
  }

  async createTable(changes: Partial<TableSettings> = {}): Promise<string> {
    const answer = await post(this.address, '/api/tables', tableSettings(changes), this.token)
    const { code } = answer as { code?: string }
    if (code === undefined) throw new Error(`No table was created: ${JSON.stringify(answer)}`)
    return code
  }

  /** `addresses`: of other servers of the same table, to which the page goes when one does not answer. */
  page(code: string, addresses: readonly string[] = [this.address]): Page {
    return new Page(addresses, code, this.token)
  }
}

/** Somebody whom servers on this storage know, as the answer of one would say it: none has to be started for that. */
export async function guestOn(storage: Storage, name: string): Promise<GuestAnswer> {
  return new Tokens([await storage.key()], []).issue(name)
}

/** How often is asked at most what the server cannot write now. */
const ATTEMPTS = 20

/** Asks again as long as the server cannot write, as it says: on a busy machine a database may be silent for too long. */
export async function post(address: string, path: string, body: unknown, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = (await response.json()) as { readonly reason?: string }
    if (response.status !== 503 || answer.reason !== 'unavailable' || attempt === ATTEMPTS) return answer
  }
}

export function newNonce(): string {
  return randomBytes(16).toString('hex')
}

/** Servers of this process share the threads for what takes long, each of which has to load the rules first. */
const threads = new Threads(0)

/** Nothing is proved by how long a task takes on a machine that is busy with others. */
const PATIENT = { patience: 600_000, limit: 600_000 }
/** Tables leave memory, and are woken, without a second's wait for it. In milliseconds. */
const ROUND = 200

/** A server in this process, with a directory of its own that it can be started in again. */
export class TestServer {
  readonly directory = temporaryDirectory()
  readonly #changes: Partial<Settings>
  app: FastifyInstance | null = null
  address = ''
  /** Where its figures are. */
  figures = ''
  #storage: Storage | null = null

  readonly #time: HandTime | undefined
  readonly #open: (directory: string) => Storage | Promise<Storage>

  /** `time`: without it, the machine's. `open`: its storage, if it is not one of its own. */
  constructor(
    changes: Partial<Settings> = {},
    time?: HandTime,
    open: (directory: string) => Storage | Promise<Storage> = (directory) => new SqliteStorage(directory),
  ) {
    this.#changes = changes
    this.#time = time
    this.#open = open
  }

  async start(): Promise<this> {
    this.#storage = await this.#open(this.directory)
    const metrics = { host: '127.0.0.1', port: 0 }
    const settings = testSettings(this.directory, { metrics, ...this.#changes })
    const { app, figures } = await buildHouse(settings, this.#storage, {
      time: this.#time?.line,
      threads,
      work: PATIENT,
      round: ROUND,
    })
    this.app = app
    this.figures = (await figures?.listen(metrics)) ?? ''
    this.address = await app.listen({ host: '127.0.0.1', port: 0 })
    return this
  }

  /** Of a server that has been started. */
  get storage(): Storage {
    if (this.#storage === null) throw new Error('This server has not been started.')
    return this.#storage
  }

  async stop(): Promise<void> {
    await this.app?.close()
    this.app = null
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.directory, { recursive: true, force: true })
  }

  /** Persons at a new table, seated in order; the first is the host. */
  async seated<const Names extends readonly string[]>(
    names: Names,
    changes: Partial<TableSettings> = {},
  ): Promise<PagesOf<Names>> {
    const persons = await Promise.all(names.map((name) => Person.named(name, this.address)))
    const code = await persons[0]!.createTable({ seats: names.length, ...changes })
    const pages = await Promise.all(persons.map((person) => person.page(code).open()))
    for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
    return pages as PagesOf<Names>
  }

  async playing<const Names extends readonly string[]>(
    names: Names,
    changes: Partial<TableSettings> = {},
  ): Promise<PagesOf<Names>> {
    const pages = await this.seated(names, changes)
    await pages[0]!.ask({ ask: 'start' })
    await Promise.all(pages.map((page) => page.until(() => page.view !== null)))
    return pages
  }
}
