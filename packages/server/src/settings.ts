import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PlaceNames } from './placement/places.ts'
import { LIMIT_DEFAULTS, LIMIT_NAMES, type LimitName, type Limits } from './quota/limits.ts'
import { LOAD_DEFAULTS, LOAD_NAMES, type Load, type LoadName } from './quota/load.ts'
import type { Retention } from './tables/retention.ts'

/** Where the server listens, and what it serves. */
export interface Settings {
  readonly host: string
  /** 0 lets the operating system choose a free port. */
  readonly port: number
  /** Absolute path of the built web app: the folder with `index.html`. */
  readonly webRoot: string
  /** Absolute paths of the directories in which tables are kept, one at least; they are made if they are missing. */
  readonly dataDirectories: readonly string[]
  /** Addresses of PostgreSQL databases, which many processes can share; none: a file in each data directory. */
  readonly databaseUrls: readonly string[]
  /** Absolute path of the file beside them in which erasures and bars are noted, see erasure/journal.ts. */
  readonly journal: string
  /** The most bytes that the tables may take; 0: as many as the disk has. */
  readonly dataLimit: number
  /** Names by which pages reach it; none: see http/hosts.ts. */
  readonly hostNames: readonly string[]
  /** Origins beside the server's own whose pages may connect. */
  readonly origins: readonly string[]
  /** Where pages reach this process, and the others, each by itself; null: a table is served wherever pages come. */
  readonly places: PlaceNames | null
  /** Proxies in front that each add to `X-Forwarded-For` the address that they were asked from; 0: none. */
  readonly trustedHops: number
  /** Whether long messages are packed for pages that can unpack them. */
  readonly packs: boolean
  /** From how many connections to one table on further ones are held by a process of their own. */
  readonly crowdFrom: number
  /** Seconds that a caller may take to send a request. */
  readonly requestSeconds: number
  /** Threads for what takes long; 0: as many as there are cores beside the one that serves pages. */
  readonly workerThreads: number
  /** What one person and one address may do. */
  readonly limits: Limits
  /** What tables may ask of this process. */
  readonly load: Load
  /** Where its operators get their figures; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Seconds without anything happening until a table leaves memory. */
  readonly idleSeconds: number
  /** For how long tables are kept. */
  readonly retention: Retention
  readonly logLevel: LogLevel
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A setting that cannot be used; the message is a sentence for the person who set it. */
export class SettingsError extends Error {}

const ownWebApp = join(import.meta.dirname, '../../web/dist')
const ownData = join(import.meta.dirname, '../../../data')
const JOURNAL_FILE = 'erasures.journal'
const MEGABYTE = 1_000_000
const MOST = 1_000_000
const MOST_HOPS = 10
const MOST_THREADS = 64

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from environment variables; docs/OPERATIONS.md lists them with their defaults. The data directory
 * is made.
 *
 * @throws SettingsError with a sentence that names the first variable that cannot be used
 */
export function readSettings(env: Environment): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: readNumber('PORT', env.PORT || '3000', 65535),
    webRoot: readWebRoot(env.WEB_ROOT || ownWebApp),
    dataLimit: readNumber('DATA_LIMIT_MB', env.DATA_LIMIT_MB || '0', MOST) * MEGABYTE,
    hostNames: readHostNames(env.HOST_NAMES || ''),
    origins: readOrigins('ALLOWED_ORIGINS', env.ALLOWED_ORIGINS || ''),
    places: readPlaces(env),
    trustedHops: readNumber('TRUST_PROXY', env.TRUST_PROXY || '0', MOST_HOPS),
    packs: readNumber('COMPRESS_MESSAGES', env.COMPRESS_MESSAGES || '1', 1) === 1,
    crowdFrom: readNumber('CROWD_FROM', env.CROWD_FROM || '16', MOST),
    requestSeconds: readNumber('REQUEST_SECONDS', env.REQUEST_SECONDS || '12', 3600),
    workerThreads: readNumber('WORKER_THREADS', env.WORKER_THREADS || '0', MOST_THREADS),
    limits: readLimits(env),
    load: readLoad(env),
    metrics: readMetrics(env),
    idleSeconds: readNumber('TABLE_IDLE_SECONDS', env.TABLE_IDLE_SECONDS || '60', 86_400),
    retention: {
      lobbyHours: readNumber('LOBBY_HOURS', env.LOBBY_HOURS || '24', MOST),
      gameDays: readNumber('GAME_DAYS', env.GAME_DAYS || '90', MOST),
      keepDays: readNumber('KEEP_DAYS', env.KEEP_DAYS || '365', MOST),
      chatDays: readNumber('CHAT_DAYS', env.CHAT_DAYS || '30', MOST),
      linkDays: readNumber('LINK_DAYS', env.LINK_DAYS || '365', MOST),
    },
    logLevel: readLogLevel(env.LOG_LEVEL || 'warn'),
    ...readPlace(env),
    journal: readJournal(env),
  }
}

/** Where erasures and bars are noted: beside the tables, unless another place is named. Throws `SettingsError`. */
export function readJournal(env: Environment): string {
  const file = resolve(env.JOURNAL || join(readPlace(env).dataDirectories[0] ?? '', JOURNAL_FILE))
  try {
    accessSync(dirname(file), constants.W_OK)
    return file
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`JOURNAL "${file}" cannot be written (${code}): name a file in a directory that is there.`)
  }
}

/** Where tables are kept. Throws `SettingsError`. */
export function readPlace(env: Environment): Pick<Settings, 'databaseUrls' | 'dataDirectories'> {
  const databaseUrls = several(env, 'DATABASE_URL').map(readDatabaseUrl)
  const [named = ownData, ...further] = several(env, 'DATA_DIR')
  if (databaseUrls.length > 0 && further.length > 0)
    throw new SettingsError('FURTHER_DATA_DIRS goes with DATA_DIR, not with DATABASE_URL.')
  return { databaseUrls, dataDirectories: unlike('DATA_DIR', [named, ...further].map(readDataDirectory)) }
}

/** What a variable names, and then the list beside it, `FURTHER_…S`, with commas between. */
function several(env: Environment, name: 'DATABASE_URL' | 'DATA_DIR'): string[] {
  const first = env[name] || ''
  const list = `FURTHER_${name}S`
  const further = (env[list] || '').split(',').map((one) => one.trim())
  const named = unlike(
    list,
    [first, ...further].filter((one) => one !== ''),
  )
  if (first === '' && named.length > 0) throw new SettingsError(`${list} needs ${name}, which is the first.`)
  return named
}

/** Throws if one is named twice. */
function unlike(name: string, all: readonly string[]): string[] {
  const twice = all.find((one, index) => all.indexOf(one) !== index)
  if (twice !== undefined) throw new SettingsError(`${name} names a place twice.`)
  return [...all]
}

function readNumber(name: string, text: string, most: number, least = 0): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

function readLimits(env: Environment): Limits {
  const read = (name: LimitName) => [name, readNumber(name, env[name] || String(LIMIT_DEFAULTS[name]), MOST)] as const
  return Object.fromEntries(LIMIT_NAMES.map(read)) as Record<LimitName, number>
}

function readLoad(env: Environment): Load {
  const read = (name: LoadName) => [name, readNumber(name, env[name] || String(LOAD_DEFAULTS[name]), MOST, 1)] as const
  return Object.fromEntries(LOAD_NAMES.map(read)) as Record<LoadName, number>
}

function readMetrics(env: Environment): Settings['metrics'] {
  if (!env.METRICS_PORT) return null
  return { host: env.METRICS_HOST || '127.0.0.1', port: readNumber('METRICS_PORT', env.METRICS_PORT, 65535) }
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text)
  if (level !== undefined) return level
  throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
}

function readDatabaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new SettingsError('DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.')
}

function readPlaces(env: Environment): PlaceNames | null {
  const all = readOrigins('PLACES', env.PLACES || '')
  const own = env.PLACE || ''
  if (all.length === 0 && own === '') return null
  if (!env.DATABASE_URL) throw new SettingsError('PLACES needs DATABASE_URL: one process alone uses a file.')
  if (all.includes(own)) return { own, all }
  throw new SettingsError(`PLACE must be one of PLACES, not "${own}".`)
}

function readHostNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.filter((name) => {
    if (name === '' || (URL.canParse(`http://${name}`) && new URL(`http://${name}`).hostname === name))
      return name !== ''
    throw new SettingsError(`HOST_NAMES must list names such as tables.example.org, not "${name}".`)
  })
}

function readOrigins(name: string, text: string): string[] {
  const origins = text.split(',').map((origin) => origin.trim())
  return origins.filter((origin) => {
    if (origin === '' || (URL.canParse(origin) && new URL(origin).origin === origin)) return origin !== ''
    throw new SettingsError(`${name} must list origins such as https://example.org, not "${origin}".`)
  })
}

function readDataDirectory(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK)
    return resolve(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`DATA_DIR "${path}" cannot be written (${code}): name a directory of this account's own.`)
  }
}

function readWebRoot(path: string): string {
  if (existsSync(join(path, 'index.html'))) return resolve(path)
  throw new SettingsError(`There is no built web app in ${path}: run "npm start", or "npm run build" first.`)
}
