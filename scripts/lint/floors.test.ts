import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { floorFaults } from './floors.ts'
import { PACKAGES, type Package } from './house.ts'
import { importsOf } from './imports.ts'

const levels = [['design'], ['table'], ['chapters/*'], ['screens'], ['screens/*']]
const house: Package = { folder: 'house', may: [], floors: { sources: 'src', levels } }
const faults = (...imports: [string, string][]) =>
  floorFaults(
    house,
    imports.map(([from, to]) => ({ from: `house/src/${from}`, named: to, to: `house/src/${to}` })),
  )

describe('the floors of a package', () => {
  const built = Object.entries(PACKAGES).filter(([, { floors }]) => floors !== undefined)

  it.each(built)('hold in %s', (_, one) => {
    const imports = importsOf(join(import.meta.dirname, '../..'), [one.folder])
    expect(imports.length).toBeGreaterThan(20)
    expect(floorFaults(one, imports)).toEqual([])
  })

  it('rest on no tooling beside the sources', () => {
    const stray = { from: 'house/src/table/part.ts', named: '', to: 'house/gallery/sample.ts' }
    expect(floorFaults(house, [stray])).toEqual([
      'house/src/table/part.ts imports house/gallery/sample.ts: no source needs the tooling beside it.',
    ])
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
      'house/src: table/context.ts imports chapters/rent/part.tsx, which is on a floor above it.',
    ])
    expect(faults(['screens/texts.ts', 'screens/home/Home.tsx'])).toHaveLength(1)
  })

  it('leave tests out', () => {
    expect(faults(['table/context.test.ts', 'chapters/rent/part.tsx'])).toEqual([])
  })

  it('forbid circles among the folders of a floor, however long', () => {
    expect(
      faults(
        ['chapters/a/a.ts', 'chapters/b/b.ts'],
        ['chapters/b/c.ts', 'chapters/c/c.ts'],
        ['chapters/c/c.ts', 'chapters/a/b.ts'],
        ['chapters/d/d.ts', 'chapters/a/b.ts'],
      ),
    ).toEqual(['a', 'b', 'c'].map((folder) => `house/src: chapters/${folder} imports itself in a circle.`))
  })

  it('want a place for every folder', () => {
    expect(faults(['attic/old.ts', 'design/Button.tsx'])).toEqual([
      'house/src: attic/old.ts: the folder "attic" is on no floor.',
    ])
  })
})
