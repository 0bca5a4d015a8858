import { expect, it, vi } from 'vitest'
import { Loads } from './loads.ts'

/** Loads that fail so many times before they come. */
function failing(times: number) {
  const load = vi.fn(async (key: string) => {
    if (load.mock.calls.length <= times) throw new Error(`no ${key}`)
    return key.length
  })
  return { load, loads: new Loads(load) }
}

it('what was asked for is loaded once, and is there from then on', async () => {
  const { load, loads } = failing(0)
  expect(loads.there('four')).toBeUndefined()
  expect(await Promise.all([loads.ask('four'), loads.awaited('four'), loads.ask('four')])).toEqual([4, 4, 4])
  expect(loads.there('four')).toBe(4)
  expect(load).toHaveBeenCalledOnce()
})

it('a page that waits is told that it could not be loaded, however often it asks', async () => {
  const { load, loads } = failing(1)
  await expect(loads.awaited('four')).rejects.toThrow('no four')
  expect(loads.awaited('four')).toBe(loads.awaited('four'))
  await expect(loads.awaited('four')).rejects.toThrow('no four')
  expect(load).toHaveBeenCalledOnce()
})

it('people who ask again have it tried again, and then the page has it too', async () => {
  const { load, loads } = failing(1)
  await expect(loads.ask('four')).rejects.toThrow('no four')
  expect(await loads.ask('four')).toBe(4)
  expect(await loads.awaited('four')).toBe(4)
  expect(load).toHaveBeenCalledTimes(2)
})
