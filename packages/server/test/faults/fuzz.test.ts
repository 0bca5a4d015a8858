import { afterAll, expect, it } from 'vitest'
import { ServerProcess } from '../support/process.ts'
import { attack } from './fuzz.ts'

const server = new ServerProcess()
afterAll(() => server.remove())

// 100,000 frames by a command: npm run fuzz:server
it('hostile frames crash nothing, change nothing and bring nothing to light', async () => {
  const report = await attack(server, 4000, 8)
  expect(report).toMatchObject({ alive: true, changed: 0, leaks: 0, errors: 0, playable: true })
  expect(report.frames).toBeGreaterThanOrEqual(4000)
  expect(report.answers).toBeGreaterThan(500)
})
