import { Cluster } from '../support/cluster.ts'
import { TestDatabase } from '../support/postgres.ts'
import { rollThrough } from './rolling.ts'

/** `npm run rolling:server`: restarts three processes one after the other under load, and tells what pages saw of it. */
const database = await TestDatabase.start()
try {
  const url = await database.fresh()
  const cluster = await Cluster.placed(url, 3)
  const report = await rollThrough(cluster, url, 8)
  await cluster.remove()
  console.table(report)
  const { lost, twice, strayed, misplaced } = report
  process.exitCode = lost + twice + strayed + misplaced === 0 ? 0 : 1
} finally {
  await database.remove()
}
