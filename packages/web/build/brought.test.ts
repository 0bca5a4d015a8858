import { expect, test } from 'vitest'
import { brought } from './brought.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  table: ['panel'],
  panel: ['chip', 'table'],
  chip: [],
  exchange: ['chip', 'shares'],
  shares: [],
}
const modules = {
  getModuleInfo: (id: string) => (IMPORTS[id] === undefined ? null : { importedIds: IMPORTS[id] }),
}

test('what a root imports comes with it, through others and round circles, and nothing that only others import', () => {
  const withTable = brought(['table'])
  expect(Object.keys(IMPORTS).filter((id) => withTable(id, modules))).toEqual(['table', 'panel', 'chip'])
})

test('a module of a root that the build does not have comes with nothing', () => {
  expect(brought(['gone'])('chip', modules)).toBe(false)
})
