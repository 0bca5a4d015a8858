import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { afterAll, expect, it } from 'vitest'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'
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
})

it('a server that is killed while a real board is corrected has each correction once and whole, or not yet', async () => {
  await server.start()
  const ada = await Person.named('Ada', server.address)
  const code = await ada.createTable({ companion: true, rulebook: 'simplified', seats: 2 })
  const keeper = await ada.page(code).open()
  await keeper.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
  await keeper.ask({ ask: 'seatPerson', seat: 1, name: 'Ben' })
  await keeper.ask({ ask: 'start' })
  await keeper.ask({ ask: 'move', move: { do: 'throw', seat: 0 } })
  await keeper.ask({ ask: 'give', outcome: [1, 1] })
  const number = keeper.lines.find(({ event }) => event.type === 'threw')!.entry
  // All the ways in which an answer can be lost: before the request is there, while it is written, when it is told.
  for (const [kill, first] of [2, 3, 1].entries()) {
    const { welcomes } = keeper
    const place = keeper.gameView.s.place[0]
    const entered = keeper.ask({
      ask: 'keep',
      entry: { host: 'correct', changes: [{ number, entries: [{ outcome: [first, 1] }] }] },
    })
    for (let turns = 0; turns < kill * 4; turns++) await new Promise(setImmediate)
    await server.kill()
    await server.start()
    await keeper.until(() => keeper.welcomes > welcomes)
    expect([place, first + 1]).toContain(keeper.gameView.s.place[0])
    await entered
    expect(keeper.gameView.s.place[0]).toBe(first + 1)
  }
  await keeper.again()
  expect(keeper.gameView.s.place[0]).toBe(2)
  keeper.close()
  await server.kill()
  const storage = new SqliteStorage(server.directory)
  const steps = (await storage.read(code)).map((text) => JSON.parse(text) as Step)
  await storage.close()
  const entries = steps.flatMap(({ facts }) => facts.flatMap((fact) => (fact.fact === 'entered' ? fact.entries : [])))
  expect(entries.filter(({ entry }) => 'host' in entry && entry.host === 'correct')).toHaveLength(3)
})
