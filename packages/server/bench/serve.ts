import { parseArgs } from 'node:util'
import { buildApp } from '@hausregeln/server/app.ts'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { testSettings } from '../test/support/server.ts'

/** The server of the benchmark, a process of its own: tells its address, and its memory and CPU time when asked. */
const { values } = parseArgs({
  options: {
    directory: { type: 'string' },
    /** The address of a PostgreSQL database, in place of a file in the directory. */
    database: { type: 'string' },
    idle: { type: 'string', default: '3600' },
  },
})
const directory = String(values.directory)
const settings = testSettings(directory, { idleSeconds: Number(values.idle) })
const { database } = values
const storage = database === undefined ? new SqliteStorage(directory) : await PostgresStorage.open(database)
const app = await buildApp(settings, storage)
const address = await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
process.send?.({ address })
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: heapUsed + external, rss, cpu: (user + system) / 1000 })
})
process.on('disconnect', () => void app.close().then(() => process.exit()))
