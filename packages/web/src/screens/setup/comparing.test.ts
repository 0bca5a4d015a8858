import { THEMES } from '@hausregeln/engine/kit/book/themes.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { compareRulebooks } from '@hausregeln/rulebooks/comparison.ts'
import { describe, expect, it } from 'vitest'
import { groupsOf } from './comparing.ts'

const rows = compareRulebooks(rulebooks).map(({ theme, label, values }) => ({
  theme: THEMES[theme].de,
  label: label.de,
  values: values.map(({ de }) => de),
}))
const groups = (change: object = {}) => groupsOf(rows, { all: false, sought: '', locale: 'de', ...change })
const labels = (change: object = {}) => groups(change).flatMap((group) => group.rows.map(({ label }) => label))

describe('the comparison on the page', () => {
  it('shows first only what differs, by themes, and everything if asked to', () => {
    expect(groups().every((group) => group.rows.length > 0)).toBe(true)
    for (const { values } of groups().flatMap((group) => group.rows)) expect(new Set(values).size).toBeGreaterThan(1)
    expect(labels({ all: true })).toEqual(rows.map(({ label }) => label))
    expect(labels().length).toBeLessThan(rows.length)
    expect(groups({ all: true }).map(({ theme }) => theme)).toContain('Bauen')
  })

  it('finds words in questions, themes and answers, wherever they stand, also where all books agree', () => {
    expect(labels({ sought: 'runden gefängnis' })).toContain('Runden im Gefängnis')
    expect(labels()).not.toContain('Runden im Gefängnis')
    expect(labels({ sought: 'Miete' }).length).toBeGreaterThan(3)
    expect(groups({ sought: 'Schlagermove' })).toEqual([])
  })

  it('never has the same column for two of the books', () => {
    const columns = rulebooks.map((_, index) => rows.map(({ values }) => values[index]).join('|'))
    expect(new Set(columns).size).toBe(rulebooks.length)
  })
})
