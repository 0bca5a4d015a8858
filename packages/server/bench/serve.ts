import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { buildApp } from '@hausregeln/server/app.ts'
import { collectAlone } from '@hausregeln/server/garbage.ts'
import { LIMIT_DEFAULTS } from '@hausregeln/server/quota/limits.ts'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { testSettings } from '../test/support/server.ts'

/**
 * The server of the benchmark, a process of its own: tells its address, and its memory, CPU time and how long what is due
 * has waited, when asked.
 */
const { values } = parseArgs({
  options: {
    directory: { type: 'string' },
    /** The address of a PostgreSQL database, in place of a file in the directory. */
    database: { type: 'string' },
    idle: { type: 'string', default: '3600' },
    /** With the usual limits; callers say their address. */
    limited: { type: 'boolean', default: false },
    /** Measures how long what is due has waited. */
    delays: { type: 'boolean', default: false },
  },
})
collectAlone()
const directory = String(values.directory)
const limited = values.limited ? { limits: LIMIT_DEFAULTS, trustedHops: 1 } : {}
const settings = testSettings(directory, { idleSeconds: Number(values.idle), ...limited })
const { database } = values
const storage = database === undefined ? new SqliteStorage(directory) : await PostgresStorage.open(database)
const app = await buildApp(settings, storage)
const address = await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
/** How exactly delays are measured, in milliseconds; what is measured has so much besides. */
const RESOLUTION = 2
const NANO = 1e6
const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
// It wakes the process hundreds of times a second, which is no cost of what is done there.
if (values.delays) delay.enable()
process.send?.({ address })
process.on('message', () => {
  const delays = [50, 99, 100].map((part) => Math.max(0, delay.percentile(part) / NANO - RESOLUTION))
  delay.reset()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: heapUsed + external, rss, cpu: (user + system) / 1000, delays })
})
process.on('disconnect', () => void app.close().then(() => process.exit()))
