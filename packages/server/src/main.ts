import { flushCompileCache } from 'node:module'
import { networkInterfaces } from 'node:os'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { collectAlone } from './garbage.ts'
import { KeyError, placeOfKeys, splitKeys } from './identity/key.ts'
import { EVERYWHERE, reachedAt } from './reach/addresses.ts'
import { greeting } from './reach/greeting.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { openStorage } from './storage/open.ts'
import { type Storage, StorageError } from './storage/storage.ts'

/** How long open requests may take to end when the server is told to stop, in milliseconds. */
const closingTime = 5000

/** What is said in a sentence when the server does not start. */
const TOLD = [SettingsError, KeyError, StorageError] as const

type Address = Pick<Settings, 'host' | 'port'>

/** The variables that name an address. */
interface Names {
  readonly host: string
  readonly port: string
}

/** What commonly goes wrong when a server begins to listen, by the system's code, each as a sentence. */
const listenErrors: Readonly<Record<string, (address: Address, names: Names) => string>> = {
  EADDRINUSE: ({ port }, names) =>
    `Port ${port} is in use already: stop what uses it, or set ${names.port} to another.`,
  EACCES: ({ port }, names) => `Port ${port} is not open to this account: set ${names.port} to one above 1023.`,
  EADDRNOTAVAIL: ({ host }, names) => `${names.host} "${host}" is no address of this machine.`,
  ENOTFOUND: ({ host }, names) => `${names.host} "${host}" is no address of this machine.`,
}

async function serve(): Promise<void> {
  collectAlone()
  const settings = readSettings(process.env)
  const storage = await storageOf(settings)
  // What is wrong with settings, storage or keys is said before all the rest is loaded, which takes far longer.
  splitKeys(await storage.key(), placeOfKeys(settings))
  const { buildHouse } = await import('./app.ts')
  const { app, figures, uncaught } = await buildHouse(settings, storage)
  // Node does so when a process ends by itself; one that is killed would compile everything again.
  flushCompileCache()
  closeWithGrace({ delay: closingTime, skip: ['uncaughtException', 'unhandledRejection'] }, async ({ signal }) => {
    app.log.info({ signal }, 'The server stops.')
    await app.close()
  })
  if (figures && settings.metrics)
    console.log(
      `Figures are at ${await listen(figures, settings.metrics, { host: 'METRICS_HOST', port: 'METRICS_PORT' })}`,
    )
  const address = await listen(app, settings, { host: 'HOST', port: 'PORT' })
  // From here on nothing that goes wrong ends the process: what was confirmed is in storage, the rest is begun again.
  process.on('uncaughtException', uncaught)
  process.on('unhandledRejection', uncaught)
  const { port } = new URL(address)
  const here = EVERYWHERE.includes(settings.host) ? `http://127.0.0.1:${port}` : address
  const reached = reachedAt(settings, Number(port), networkInterfaces())
  console.log(greeting({ ...settings, here, reached, terminal: process.stdout.isTTY }))
}

async function listen(app: FastifyInstance, { host, port }: Address, names: Names): Promise<string> {
  return app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const sentence = listenErrors[error.code ?? '']?.({ host, port }, names)
    throw sentence ? new SettingsError(sentence) : error
  })
}

async function storageOf(settings: Settings): Promise<Storage> {
  try {
    return await openStorage(settings, { limit: settings.dataLimit, waiting: (sentence) => console.error(sentence) })
  } catch (error) {
    throw error instanceof StorageError ? new SettingsError(error.message) : error
  }
}

try {
  await serve()
} catch (error) {
  console.error(TOLD.some((Kind) => error instanceof Kind) ? (error as Error).message : error)
  process.exit(1)
}
