import { buildApp } from '@hausregeln/server/app.ts'
import { PostgresStorage } from '@hausregeln/server/storage/postgres.ts'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { TestDatabase } from '../support/postgres.ts'
import { newNonce, Person, post, temporaryDirectory, testSettings } from '../support/server.ts'

let database: TestDatabase
const apps: FastifyInstance[] = []
const addresses: string[] = []
const pages: Page[] = []
beforeAll(async () => {
  database = await TestDatabase.start()
  const url = await database.fresh()
  for (const hears of [false, true]) {
    const storage = await PostgresStorage.open(url)
    const app = await buildApp(testSettings(temporaryDirectory()), hears ? storage : deaf(storage))
    apps.push(app)
    addresses.push(await app.listen({ host: '127.0.0.1', port: 0 }))
  }
})
afterAll(async () => {
  for (const page of pages) page.close()
  for (const app of apps) await app.close()
  await database.remove()
})

/** The real storage, but that nothing is heard of what other processes write: as late as a notice can be. */
function deaf(storage: Storage): Storage {
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'follow') return () => undefined
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A host at the process that hears nothing, and somebody at the other. */
async function apart(): Promise<readonly [host: Page, other: Page]> {
  const host = await Person.named('Ada', addresses[0]!)
  const other = await Person.named('Ben', addresses[1]!)
  const code = await host.createTable()
  const both = [await host.page(code).open(), await other.page(code).open()] as const
  pages.push(...both)
  return both
}

describe('a code for a seat that another process has confirmed', () => {
  it('is not wrong at one that has not heard of it, and brings the seat there', async () => {
    const [ada, ben] = await apart()
    await ada.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await ben.until(() => ben.sequence === 2)
    await ben.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    await ben.ask({ ask: 'offerSeat', seat: 1, claim: 'k3m9x2' })
    const phone = await Person.named('Ben', addresses[0]!)
    const { code } = ada.table
    const claimed = await post(addresses[0]!, `/api/tables/${code}/claim`, { claim: 'k3m9x2' }, phone.token)
    expect(claimed).toEqual({ seat: 1 })
    expect(ada.told?.seats[1]).toMatchObject({ name: 'Ben', guest: phone.id })
    await ben.until(() => ben.told?.seats[1]?.guest === phone.id)
  })
})

describe('a request at a process that has not heard of what another has confirmed', () => {
  it('is not refused for what is not so any more, and its page is told what it had missed', async () => {
    const [ada, ben] = await apart()
    await ada.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    await ben.until(() => ben.sequence === 2)
    await ben.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    expect(ada.told?.seats[1]?.name).toBeNull()
    expect(await ada.request({ ask: 'start' })).toMatchObject({ type: 'done' })
    expect(ada.told?.seats[1]?.name).toBe('Ben')
    expect(ada.told?.phase).toBe('playing')
  })

  it('is refused for what is so now', async () => {
    const [ada, ben] = await apart()
    await ben.ask({ ask: 'sit', seat: 0, nonce: newNonce() })
    expect(await ada.request({ ask: 'start' })).toMatchObject({ refusal: 'seatsEmpty' })
    expect(ada.told?.seats[0]?.name).toBe('Ben')
    expect(await ada.request({ ask: 'sit', seat: 0, nonce: newNonce() })).toMatchObject({ refusal: 'seatTaken' })
  })

  it('keeps its place among others of the same page, each of which is answered once', async () => {
    const [ada, ben] = await apart()
    await ben.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    const answers = await Promise.all([
      ada.request({ ask: 'stand' }),
      ada.request({ ask: 'sit', seat: 0, nonce: newNonce() }),
      ada.request({ ask: 'start' }),
      ada.request({ ask: 'start' }),
      ada.request({ ask: 'say', text: 'Here we go.' }),
    ])
    expect(answers.map((answer) => (answer.type === 'done' ? 'done' : answer.refusal))).toEqual([
      'notSeated',
      'done',
      'done',
      'gameRuns',
      'done',
    ])
    await ben.until(() => ben.chat.length === 1)
    expect(ben.sequence).toBe(ada.sequence)
  })
})
