import { parseArgs } from 'node:util'
import { ServerProcess } from '../support/process.ts'
import { killAgainAndAgain } from './kill.ts'

/** `npm run faults:server`: kills the server as often as is said, and tells what is left. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '12' },
    seats: { type: 'string', default: '4' },
    think: { type: 'string', default: '5' },
  },
})
const [kills, tables, seats, think] = [values.kills, values.tables, values.seats, values.think].map(Number)
const server = new ServerProcess({ LOG_LEVEL: 'error' })
try {
  const report = await killAgainAndAgain(server, { kills: kills!, tables: tables!, seats: seats!, think: think! })
  console.table(report)
  process.exitCode = report.lost + report.twice === 0 ? 0 : 1
} finally {
  await server.remove()
}
