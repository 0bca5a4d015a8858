import { describeBookFault } from '@hausregeln/rulebooks/file/index.ts'
import { carryOut } from '@hausregeln/server/work/carryOut.ts'
import { Threads } from '@hausregeln/server/work/threads.ts'
import { Workers, type WorkersOptions } from '@hausregeln/server/work/workers.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sunday } from '../support/bookFile.ts'

const threads = new Threads(1)
let workers: Workers
const spent: string[] = []
afterEach(() => {
  spent.length = 0
  workers.close()
})
afterAll(() => threads.close())

function open(options: Partial<WorkersOptions>): void {
  workers = new Workers(threads, { patience: 600_000, limit: 600_000, ...options }, ({ guest }, cpu) => {
    expect(cpu).toBeGreaterThanOrEqual(0)
    spent.push(guest ?? '')
  })
}

/** Somebody brings a rulebook: what comes of it, as a word. */
async function check(guest: string, address = guest, file: object = sunday()): Promise<string> {
  const text = JSON.stringify(file)
  return workers.run({ do: 'check', text, alone: true }, { guest, address }).then(
    (found) => ('faults' in found ? found.faults.map((fault) => describeBookFault(fault, 'en')).join(' ') : found.id),
    ({ refusal, wait }) => (wait > 0 ? `${refusal}, again` : refusal),
  )
}

describe('threads that work', () => {
  it('say what comes of it, and what it has cost those who ask', async () => {
    open({})
    expect(await check('Ada')).toBe('sunday')
    expect(await check('Ben', 'Ben', { format: 1 })).toContain('missing')
    expect(spent).toEqual(['Ada', 'Ben'])
  })

  it('do what addresses ask in turn: who asks for much waits for themselves', async () => {
    open({})
    const order: string[] = []
    const asked = Array.from({ length: 12 }, (_, n) => check(`Eve ${n}`, 'Eve').then(() => order.push('Eve')))
    await Promise.all([check('Ada').then(() => order.push('Ada')), ...asked])
    expect(order.indexOf('Ada')).toBeLessThan(3)
  })

  it('take no more than may wait, of one address and of all together, and say when to come back', async () => {
    open({ waitingEach: 2, waiting: 3 })
    const all = ['Eve', 'Eve', 'Eve', 'Eve', 'Eve', 'Eve', 'Ada', 'Ben']
    const answers = await Promise.all(all.map((address, n) => check(`${address} ${n}`, address)))
    // One is being done, two wait; of others, one more.
    const busy = 'busy, again'
    expect(answers).toEqual(['sunday', 'sunday', 'sunday', busy, busy, busy, 'sunday', busy])
  })

  it('end what takes too long, at its asker’s expense, and go on with the next', async () => {
    open({ limit: 1 })
    expect(await check('Eve')).toBe('tooLong')
    expect(spent).toEqual(['Eve'])
  })

  it('end what has waited too long', async () => {
    open({ patience: 1 })
    const answers = await Promise.all([check('Eve'), check('Ada')])
    expect(answers).toEqual(['sunday', 'busy, again'])
  })

  it('do what is asked in the moment in which a thread is ended that has done its task', async () => {
    const task = { do: 'check', text: JSON.stringify(sunday()), alone: true } as const
    await threads.run(task, new AbortController().signal)
    const ended = new AbortController()
    const first = threads.run(task, ended.signal)
    // Meanwhile this thread hears nothing of what the other has done.
    for (let n = 0; n < 5; n++) carryOut(task)
    ended.abort()
    const next = threads.run(task, new AbortController().signal)
    await expect(first).rejects.toThrow('aborted')
    expect(await next).toMatchObject({ result: { id: 'sunday' } })
  })
})
