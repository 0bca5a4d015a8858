import { expect, it } from 'vitest'
import type { TableView } from './client.ts'
import { showingOf } from './showing.ts'

it('a second window is told how a game stands, but not what lies face down', () => {
  const slips = [{ seat: 1, amount: 77 }]
  const snapshot = { slips, log: [], logKept: 3 }
  const log = Array.from({ length: 100 }, (_, entry) => ({ entry, turnSeat: 0 }) as never)
  const shown = showingOf({ game: { id: 'one' }, snapshot, log } as unknown as TableView)
  expect(shown.snapshot.slips).toEqual([{ seat: 1, amount: null }])
  expect(shown.log.at(-1)).toMatchObject({ entry: 99 })
  expect(shown.log.length).toBeLessThan(100)
})
