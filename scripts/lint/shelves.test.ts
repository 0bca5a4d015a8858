import { globSync, readFileSync } from 'node:fs'
import { SHELVES } from '@hausregeln/view-kit/game/shelves.ts'
import { expect, it } from 'vitest'

const sources = globSync('packages/{view-kit,web}/src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const where = (said: RegExp) => sources.filter(({ text }) => said.test(text)).map(({ path }) => path)

it('every database of the page is one of the shelves that the storage page tells, each opened by one file', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bopenDB(?:<\w+>)?\(([^,)]+)/g)].map(([, name]) => name),
  )
  expect(named.filter((name) => name !== 'SHELVES[shelf]').sort()).toEqual(
    Object.keys(SHELVES)
      .map((shelf) => `SHELVES.${shelf}`)
      .sort(),
  )
  expect(where(/indexedDB\.open|sessionStorage|document\.cookie/)).toEqual([])
  expect(where(/\blocalStorage\.\w+Item/)).toEqual(['packages/view-kit/src/i18n/shelf.ts'])
})
