import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { floorFaults, HOUSES, importsOf } from './floors.ts'

const house = { sources: '', floors: [['design'], ['table'], ['chapters/*'], ['screens'], ['screens/*']] }
const faults = (...imports: [string, string][]) =>
  floorFaults(
    house,
    imports.map(([from, to]) => ({ from, to })),
  )

describe('the floors of a package', () => {
  it.each(HOUSES)('hold in $sources', ({ sources, floors }) => {
    const imports = importsOf(join(import.meta.dirname, '../..', sources))
    expect(imports.length).toBeGreaterThan(100)
    expect(floorFaults({ sources, floors }, imports)).toEqual([])
  })

  it('let an import go down and sideways', () => {
    expect(
      faults(
        ['table/context.ts', 'design/Button.tsx'],
        ['chapters/rent/part.tsx', 'chapters/settle/debt.ts'],
        ['screens/home/Home.tsx', 'screens/texts.ts'],
        ['main.tsx', 'screens/home/Home.tsx'],
      ),
    ).toEqual([])
  })

  it('forbid an import to go up', () => {
    expect(faults(['table/context.ts', 'chapters/rent/part.tsx'])).toEqual([
      'table/context.ts imports chapters/rent/part.tsx, which is on a floor above it.',
    ])
    expect(faults(['screens/texts.ts', 'screens/home/Home.tsx'])).toHaveLength(1)
  })

  it('forbid circles among the rooms of a floor, however long', () => {
    expect(
      faults(
        ['chapters/a/a.ts', 'chapters/b/b.ts'],
        ['chapters/b/c.ts', 'chapters/c/c.ts'],
        ['chapters/c/c.ts', 'chapters/a/b.ts'],
        ['chapters/d/d.ts', 'chapters/a/b.ts'],
      ),
    ).toEqual(['a', 'b', 'c'].map((room) => `chapters/${room} imports itself in a circle.`))
  })

  it('want a place for every folder', () => {
    expect(faults(['attic/old.ts', 'design/Button.tsx'])).toEqual(['attic/old.ts: the folder "attic" is on no floor.'])
  })
})
