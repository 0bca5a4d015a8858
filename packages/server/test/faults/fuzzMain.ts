import { parseArgs } from 'node:util'
import { ServerProcess } from '../support/process.ts'
import { attack } from './fuzz.ts'

/** `npm run fuzz:server`: so many hostile frames at a real server, and what they have done. */
const { values } = parseArgs({
  options: { frames: { type: 'string', default: '100000' }, lanes: { type: 'string', default: '16' } },
})
const server = new ServerProcess()
try {
  const report = await attack(server, Number(values.frames), Number(values.lanes))
  console.table(report)
  const { alive, changed, leaks, errors, playable } = report
  process.exitCode = alive && playable && changed + leaks + errors === 0 ? 0 : 1
} finally {
  await server.remove()
}
