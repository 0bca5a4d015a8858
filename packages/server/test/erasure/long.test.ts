import { readRecord, verifyRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { wholeLog } from '@hausregeln/server/storage/wholeLog.ts'
import { recordInLog } from '@hausregeln/server/table/played/recordInLog.ts'
import { afterAll, expect, it } from 'vitest'
import { layDown, longGame } from '../support/longGame.ts'
import { Person, TestServer } from '../support/server.ts'

const CODE = 'abcdefghkm'
/** So long that a thread of its own writes it again. */
const STEPS = 500

const server = new TestServer()
afterAll(() => server.remove())

it('a person of a long game has what is kept of them, is erased from all of it, and its record stays in order', async () => {
  await server.start()
  const persons = await Promise.all(['Ada', 'Ben', 'Cem', 'Dan'].map((name) => Person.named(name, server.address)))
  const [ada] = persons as [Person]
  const guests = persons.map(({ id }, seat) => ({ id, name: seat === 0 ? 'Zerlinde' : `P${seat}` }))
  await layDown(server.storage, CODE, longGame(STEPS, guests))
  const page = await ada.page(CODE).open()
  const headers = { authorization: `Bearer ${ada.token}` }
  const log = await wholeLog(server.storage, CODE)
  expect(log.join('').length).toBeGreaterThan(50_000)
  const kept = await (await fetch(`${server.address}/api/guest`, { headers })).text()
  expect(kept).toContain('Zerlinde')
  await page.ask({ ask: 'resign' })
  const answer = await fetch(`${server.address}/api/guest`, { method: 'DELETE', headers })
  expect(answer.status).toBe(204)
  await page.until(() => page.goodbye !== null)
  const after = (await wholeLog(server.storage, CODE)).join()
  expect([after.includes('Zerlinde'), after.includes(ada.id)]).toEqual([false, false])
  const record = (await Array.fromAsync(recordInLog(server.storage, CODE))).join('')
  verifyRecord(classic.book, readRecord(record), null)
  page.close()
})
