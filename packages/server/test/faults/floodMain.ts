import { parseArgs } from 'node:util'
import { ServerProcess } from '../support/process.ts'
import { flood } from './flood.ts'

/**
 * `npm run flood:server`: a guest fills a server of little memory with endless games, for so many minutes with so many
 * restarts; tells what became of it.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    restarts: { type: 'string', default: '10' },
    tables: { type: 'string', default: '16' },
    heap: { type: 'string', default: '128' },
  },
})
const [minutes, restarts, tables] = [values.minutes, values.restarts, values.tables].map(Number) as [
  number,
  number,
  number,
]
const server = new ServerProcess({
  LOG_LEVEL: 'error',
  NODE_OPTIONS: `--max-old-space-size=${values.heap}`,
})
try {
  const report = await flood(server, { tables, restarts, seconds: (minutes * 60) / (restarts + 1) })
  console.log(JSON.stringify(report, null, 2))
  process.exitCode = report.deaths === 0 ? 0 : 1
} finally {
  await server.remove()
}
