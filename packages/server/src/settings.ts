import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the server listens, and what it serves. */
export interface Settings {
  readonly host: string
  /** 0 lets the operating system choose a free port. */
  readonly port: number
  /** Absolute path of the built web app: the folder with `index.html`. */
  readonly webRoot: string
}

/** A setting that cannot be used; the message is a sentence for the person who set it. */
export class SettingsError extends Error {}

const ownWebApp = join(import.meta.dirname, '../../web/dist')

/**
 * Reads the settings from environment variables: `HOST` (default 127.0.0.1), `PORT` (default 3000) and `WEB_ROOT`
 * (default: the web app built in this house).
 *
 * @throws SettingsError when PORT is not a whole number from 0 to 65535, or when no web app is in WEB_ROOT
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env.PORT || '3000'),
    webRoot: readWebRoot(env.WEB_ROOT || ownWebApp),
  }
}

function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return port
  throw new SettingsError(`PORT must be a whole number from 0 to 65535, not "${text}".`)
}

function readWebRoot(path: string): string {
  if (existsSync(join(path, 'index.html'))) return resolve(path)
  throw new SettingsError(`There is no built web app in ${path}: run "npm start", or "npm run build" first.`)
}
