import type { Row, Sheet } from '@hausregeln/workbook/sheet.ts'
import { heightOf, widths } from '@hausregeln/workbook/xlsx/widths.ts'
import { describe, expect, it } from 'vitest'

function sheet(heads: readonly string[], ...rows: readonly Row[]): Sheet {
  return { name: 'Sheet', headed: true, columns: heads.map((head) => ({ head })), rows }
}

describe('columns', () => {
  it('are as wide as what stands in them, separators of numbers included, within limits', () => {
    const [numbers, texts, little, much] = widths(
      sheet(['A', 'B', 'C', 'D'], { cells: [-1_234_567, 'Schlossallee', null, 'x'.repeat(300)] }),
    )
    expect(numbers).toBeGreaterThanOrEqual('-1,234,567'.length)
    expect(texts).toBeGreaterThan('Schlossallee'.length)
    expect(little).toBeGreaterThan(4)
    expect(much).toBeLessThan(100)
  })

  it('have room for heads that break once, and are not stretched by a title', () => {
    const [held] = widths(sheet(['held by Anna Müller'], { look: 'title', cells: ['x'.repeat(50)] }))
    expect(held).toBeGreaterThanOrEqual('Anna Müller'.length)
    expect(held).toBeLessThan('held by Anna Müller'.length)
  })

  it('make rows higher only where a text does not fit', () => {
    expect(heightOf({ cells: ['short', 12] }, [20, 10])).toBeNull()
    const [two, four] = [heightOf({ cells: ['x'.repeat(35)] }, [20]), heightOf({ cells: ['x'.repeat(80)] }, [20])]
    expect(two).toBeGreaterThan(15)
    expect(four).toBe(2 * (two ?? 0))
  })

  it('give the last cell of what is told the room of all that are left', () => {
    const told = { look: 'told', cells: [3, 'x'.repeat(60)] } as const
    expect(heightOf(told, [20, 20, 20, 20])).toBeNull()
    expect(heightOf(told, [20, 20, 20])).toBeGreaterThan(15)
    expect(heightOf({ ...told, look: 'fact' }, [20, 20, 20, 20])).toBeGreaterThan(15)
  })
})
