import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { PostgresStorage } from './storage/postgres.ts'
import { SqliteStorage } from './storage/sqlite.ts'
import { type Storage, StorageError } from './storage/storage.ts'

/** How long open requests may take to end when the server is told to stop, in milliseconds. */
const closingTime = 5000

/** What commonly goes wrong when a server begins to listen, by the system's code, each as a sentence. */
const listenErrors: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use already: stop what uses it, or set PORT to another.`,
  EACCES: ({ port }) => `Port ${port} is not open to this account: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST "${host}" is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST "${host}" is no address of this machine.`,
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env)
  const app = await buildApp(settings, await openStorage(settings))
  closeWithGrace({ delay: closingTime }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'The server cannot go on.')
    else app.log.info({ signal }, 'The server stops.')
    await app.close()
  })
  const address = await app.listen(settings).catch((error: NodeJS.ErrnoException) => {
    const sentence = listenErrors[error.code ?? '']?.(settings)
    throw sentence ? new SettingsError(sentence) : error
  })
  console.log(`Hausregeln is at ${address} (stop with Ctrl+C)`)
}

async function openStorage({ databaseUrl, dataDirectory, dataLimit }: Settings): Promise<Storage> {
  try {
    if (databaseUrl !== null) return await PostgresStorage.open(databaseUrl)
    return new SqliteStorage(dataDirectory, dataLimit)
  } catch (error) {
    throw error instanceof StorageError ? new SettingsError(error.message) : error
  }
}

try {
  await serve()
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}
