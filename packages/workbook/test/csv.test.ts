import { classic, exchange } from '@hausregeln/rulebooks'
import { tablesOf, workbookOf } from '@hausregeln/workbook'
import { csvOf } from '@hausregeln/workbook/csv/csv.ts'
import type { Sheet } from '@hausregeln/workbook/sheet.ts'
import { readBack } from '@hausregeln/workbook/testing/read.ts'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'
import { unzip } from './zip.ts'

const NAMES = ['Anna', '=1+1', 'Öz, "Cem"']

/** A line of fields that are parted by commas. */
function fields(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

describe('the tables of a game', () => {
  it('are a file for every sheet of its workbook, row by row with the same figures', async () => {
    const { record } = randomGame(exchange, { names: NAMES, seed: 4, steps: 300 })
    const files = await unzip(tablesOf(exchange, record, 'en'))
    const book = await readBack(await workbookOf(exchange, record, 'en'))
    expect([...files.keys()].map((path) => path.replace(/^\d\d /, ''))).toEqual(
      [...book.keys()].map((sheet) => `${sheet.replaceAll('"', ' ').trim()}.csv`),
    )
    const csv = [...files].find(([path]) => path.endsWith(' Balances.csv'))?.[1] ?? ''
    const rows = csv.replace('\uFEFF', '').trimEnd().split('\r\n').map(fields)
    const sheet = book.get('Balances') ?? []
    expect(rows).toHaveLength(sheet.length)
    const last = sheet.at(-1)?.map((cell) => (typeof cell === 'number' ? `${cell}` : null)) ?? []
    for (const [column, figure] of last.entries()) if (figure !== null) expect(rows.at(-1)?.[column]).toBe(figure)
    expect(rows[0]).toContain("'=1+1")
    expect(rows[0]).toContain('Öz, "Cem"')
  })

  it('are written as a spreadsheet of the language reads them', () => {
    const sheet: Sheet = {
      name: 'One',
      columns: [{ head: 'a;b' }, { head: 'c' }, { head: 'd' }],
      rows: [{ cells: ['x', 2.5, { value: 46_000.25, moment: true }] }, { cells: ['-5', null, 7] }],
      headed: true,
    }
    expect(csvOf(sheet, 'de')).toBe('\uFEFF"a;b";c;d\r\nx;2,50;2025-12-09 06:00\r\n\'-5;;7\r\n')
    expect(csvOf(sheet, 'en')).toBe("\uFEFFa;b,c,d\r\nx,2.50,2025-12-09 06:00\r\n'-5,,7\r\n")
  })

  it('refuse a record as the workbook does', () => {
    const { record } = randomGame(classic, { names: NAMES, seed: 4, steps: 30 })
    const broken = { ...record, entries: record.entries.slice(1) }
    expect(() => tablesOf(classic, broken, 'de')).toThrow()
  })
})
