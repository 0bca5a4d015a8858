import { BOT_NAMES } from '@hausregeln/bots'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { fallenBehind, readKept } from '../bench/baseline.ts'
import { ROWS } from '../bench/rows.ts'

describe('the bench', () => {
  it('has a row for every rulebook and bot, warm and cold, for every number of players, for two workers and for Python', () => {
    const names = ROWS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { book } of rulebooks) {
      for (const bot of BOT_NAMES) expect(names).toContain(`warm, ${book.id}, 4 ${bot}`)
      expect(names).toContain(`cold, ${book.id}, 1,000 games of 4 steady`)
      expect(names).toContain(`2 workers ÷ 1, ${book.id}, 4 steady`)
      expect(names).toContain(`2 workers ÷ 1 on one core, ${book.id}, 4 steady`)
      for (const row of ['python, X, random steps', 'gym, X, random steps', 'gym, X, rules alone'])
        expect(names).toContain(row.replace('X', book.id))
      for (let seats = book.minSeats; seats <= book.maxSeats; seats++)
        expect(names).toContain(`warm, ${book.id}, ${seats} steady`)
    }
  })

  it('has kept ratios of rows that there are', () => {
    const names = ROWS.map(({ name }) => name)
    for (const name of Object.keys(readKept())) expect(names).toContain(name)
  })

  it('names what is behind by more than noise, the worst first, and nothing that is new or faster', () => {
    const kept = { a: 1, b: 10, c: 2, d: 4 }
    const now = { a: 0.9, b: 5, c: 1.5, d: 8, e: 0.1 }
    expect(fallenBehind(now, kept)).toEqual([
      ['b', 0.5],
      ['c', 0.75],
    ])
  })
})
