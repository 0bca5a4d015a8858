import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Ask } from './pool.ts'
import { Serving } from './serving.ts'
import { StorageError } from './storage.ts'

/** Now, in milliseconds. */
let now = 0
let asked = 0
beforeEach(() => {
  now = 0
  asked = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * What this process serves, while the database refuses everything. `meanwhile`: what happens when it is asked. Asked
 * without end, a round would never come back: after some times there is an answer.
 */
function refused(meanwhile: (serving: Serving) => void = () => undefined): Serving {
  const ask: Ask = () => {
    meanwhile(serving)
    return ++asked > 50 ? Promise.resolve({ rows: [] }) : Promise.reject(new StorageError('The database is closed.'))
  }
  const serving = new Serving(ask, 'here', () => undefined)
  return serving
}

/** Looks around at this moment, and returns how often the database has been asked in all. */
async function askedBy(serving: Serving, moment: number): Promise<number> {
  now = moment
  await serving.lookAround()
  return asked
}

it('a process that cannot be taken out is tried once a round', async () => {
  const serving = refused()
  serving.heard('there')
  expect(await askedBy(serving, 5000)).toBe(0)
  expect(await askedBy(serving, 8000)).toBe(1)
  expect(await askedBy(serving, 9000)).toBe(2)
})

it('a process that is heard while it, or another, is taken out counts as there', async () => {
  const serving = refused((its) => {
    its.heard('there')
    its.heard('elsewhere')
  })
  serving.heard('there')
  serving.heard('elsewhere')
  expect(await askedBy(serving, 5000)).toBe(0)
  expect(await askedBy(serving, 8000)).toBe(1)
  expect(await askedBy(serving, 9000)).toBe(1)
})
