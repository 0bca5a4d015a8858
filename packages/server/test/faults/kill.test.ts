import { afterAll, expect, it } from 'vitest'
import { ServerProcess } from '../support/process.ts'
import { killAgainAndAgain } from './kill.ts'

const server = new ServerProcess({ LOG_LEVEL: 'error' })
afterAll(() => server.remove())

// 50 kills by a command: npm run faults:server
it('a server that is killed in the middle of auctions and trades has lost nothing and done nothing twice', async () => {
  const report = await killAgainAndAgain(server, { kills: 4, tables: 4, seats: 3, think: 5 })
  expect(report).toMatchObject({ kills: 4, lost: 0, twice: 0 })
  expect(report.inAuction + report.inTrade).toBeGreaterThan(0)
  expect(report.confirmed).toBeGreaterThan(50)
  expect(report.steps).toBeGreaterThanOrEqual(report.confirmed)
}, 240_000)
