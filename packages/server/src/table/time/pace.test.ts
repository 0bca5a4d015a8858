import { describe, expect, it } from 'vitest'
import { Pace, type TablePace } from './pace.ts'

/** How many steps each table makes from one moment to another, if all would always make more. */
function played(tables: readonly TablePace[], from: number, until: number): number[] {
  const steps = tables.map(() => 0)
  for (let now = from; now < until; now++)
    for (const [index, table] of tables.entries())
      while (table.next(now) <= now) {
        table.played(now)
        steps[index] = (steps[index] ?? 0) + 1
      }
  return steps
}

describe('the pace of bots', () => {
  it('is that of its table, after so much at once as in three seconds', () => {
    const tables = [new Pace({ BOT_STEPS_PER_SECOND: 1_000_000, BOT_STEPS_PER_TABLE: 50 }).table()]
    expect(played(tables, 1000, 1001)).toEqual([151])
    expect(played(tables, 1001, 11_001)).toEqual([500])
  })

  it('is shared evenly by tables where the process has no more', () => {
    const pace = new Pace({ BOT_STEPS_PER_SECOND: 100, BOT_STEPS_PER_TABLE: 1_000_000 })
    const greedy = Array.from({ length: 9 }, () => pace.table())
    played(greedy, 0, 2000)
    const steps = played([...greedy, pace.table()], 2000, 12_000)
    expect(steps.reduce((sum, count) => sum + count)).toBe(1000)
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(2)
  })

  it('keeps nobody waiting who plays seldom', () => {
    const pace = new Pace({ BOT_STEPS_PER_SECOND: 100, BOT_STEPS_PER_TABLE: 10 })
    const table = pace.table()
    for (let now = 0; now < 100_000; now += 800) {
      expect(table.next(now)).toBeLessThanOrEqual(now)
      table.played(now)
    }
  })
})
