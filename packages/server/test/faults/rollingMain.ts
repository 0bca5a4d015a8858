import { TestDatabase } from '../support/postgres.ts'
import { rollThrough } from './rolling.ts'

/** `npm run rolling:server`: restarts three processes one after the other under load, and tells what pages saw of it. */
const database = await TestDatabase.start()
try {
  const report = await rollThrough(database, 8)
  console.table(report)
  process.exitCode = report.lost + report.twice + report.strayed === 0 ? 0 : 1
} finally {
  await database.remove()
}
