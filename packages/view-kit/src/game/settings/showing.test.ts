import { expect, it } from 'vitest'
import type { TableView } from '../client.ts'
import { showingOf } from './showing.ts'

it('a second window is told how a game stands, but not what lies face down', () => {
  const slips = [{ seat: 1, amount: 77 }]
  const snapshot = { slips, log: [], logKept: 3 }
  const log = Array.from({ length: 400 }, (_, entry) => ({ entry, turnSeat: 0 }) as never)
  const toldOf = (over: number) =>
    showingOf({ game: { id: 'one' }, gameView: { s: { over } }, snapshot, log } as unknown as TableView)
  const shown = toldOf(0)
  expect(shown.snapshot.slips).toEqual([{ seat: 1, amount: null }])
  expect(shown.log.at(-1)).toMatchObject({ entry: 399 })
  expect(shown.log.length).toBeLessThan(400)
  // The ranking at the end counts rents, and who has left when.
  expect(toldOf(1).log).toHaveLength(400)
})
