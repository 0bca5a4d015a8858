import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the server listens, and what it serves. */
export interface Settings {
  readonly host: string
  /** 0 lets the operating system choose a free port. */
  readonly port: number
  /** Absolute path of the built web app: the folder with `index.html`. */
  readonly webRoot: string
  /** Absolute path of the directory in which tables are kept; it is made if it is missing. */
  readonly dataDirectory: string
  /** Address of a PostgreSQL database, which many processes can share; null: a file in the data directory. */
  readonly databaseUrl: string | null
  /** The most bytes that the tables may take; 0: as many as the disk has. */
  readonly dataLimit: number
  /** Origins beside the server's own whose pages may connect. */
  readonly origins: readonly string[]
  /** Whether a proxy stands in front and names the callers' addresses. */
  readonly trustProxy: boolean
  /** Connections that one address may hold. */
  readonly perAddress: number
  /** Requests by HTTP that one address may make a minute, files aside. */
  readonly requestsPerMinute: number
  /** Messages that a connection may send a second, over a longer time. */
  readonly messagesPerSecond: number
  /** Seconds without anything happening until a table leaves memory. */
  readonly idleSeconds: number
  readonly logLevel: LogLevel
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A setting that cannot be used; the message is a sentence for the person who set it. */
export class SettingsError extends Error {}

const ownWebApp = join(import.meta.dirname, '../../web/dist')
const ownData = join(import.meta.dirname, '../../../data')
const MEGABYTE = 1_000_000

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
    databaseUrl: readDatabaseUrl(env.DATABASE_URL || ''),
    dataLimit: readNumber('DATA_LIMIT_MB', env.DATA_LIMIT_MB || '0', 1_000_000) * MEGABYTE,
    origins: readOrigins(env.ALLOWED_ORIGINS || ''),
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY || '0'),
    perAddress: readNumber('CONNECTIONS_PER_ADDRESS', env.CONNECTIONS_PER_ADDRESS || '64', 1_000_000),
    requestsPerMinute: readNumber('REQUESTS_PER_MINUTE', env.REQUESTS_PER_MINUTE || '120', 1_000_000),
    messagesPerSecond: readNumber('MESSAGES_PER_SECOND', env.MESSAGES_PER_SECOND || '20', 1_000_000),
    idleSeconds: readNumber('TABLE_IDLE_SECONDS', env.TABLE_IDLE_SECONDS || '60', 86_400),
    logLevel: readLogLevel(env.LOG_LEVEL || 'warn'),
    dataDirectory: readDataDirectory(env.DATA_DIR || ownData),
  }
}

function readNumber(name: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number <= most) return number
  throw new SettingsError(`${name} must be a whole number from 0 to ${most}, not "${text}".`)
}

function readSwitch(name: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1'
  throw new SettingsError(`${name} must be 0 or 1, not "${text}".`)
}

function readLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text)
  if (level !== undefined) return level
  throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
}

function readDatabaseUrl(text: string): string | null {
  if (text === '') return null
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new SettingsError('DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.')
}

function readOrigins(text: string): string[] {
  const origins = text.split(',').map((origin) => origin.trim())
  return origins.filter((origin) => {
    if (origin === '' || (URL.canParse(origin) && new URL(origin).origin === origin)) return origin !== ''
    throw new SettingsError(`ALLOWED_ORIGINS must list origins such as https://example.org, not "${origin}".`)
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
