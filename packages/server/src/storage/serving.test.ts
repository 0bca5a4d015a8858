import { afterEach, expect, it, vi } from 'vitest'
import type { Ask } from './pool.ts'
import { Serving } from './serving.ts'
import { StorageError } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('a process of which nothing is heard is taken out once a round, also while the database refuses everything', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  let asked = 0
  const ask: Ask = () => {
    asked++
    // Asked without end, this would never come back: after some times there is an answer.
    return asked > 50 ? Promise.resolve({ rows: [] }) : Promise.reject(new StorageError('The database is closed.'))
  }
  const serving = new Serving(ask, 'here', () => undefined)
  serving.heard('there')
  for (const [now, times] of [
    [5000, 0],
    [8000, 1],
    [9000, 2],
  ] as const) {
    clock.mockReturnValue(now)
    await serving.lookAround()
    expect(asked).toBe(times)
  }
})
