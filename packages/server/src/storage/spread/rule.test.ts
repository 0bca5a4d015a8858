import { expect, it } from 'vitest'
import { homeOf } from './rule.ts'

const THREE = ['https://a.example', 'https://b.example', 'https://c.example'] as const
const CODES = Array.from({ length: 3000 }, (_, n) => `table${n}`)

function shares(places: readonly string[]): number[] {
  return places.map((place) => CODES.filter((code) => homeOf(code, places) === place).length)
}

it('every process comes to the same home for a table, in whichever order it knows the places', () => {
  for (const code of CODES) expect(homeOf(code, THREE.toReversed())).toBe(homeOf(code, THREE))
})

it('places have equal shares of the tables', () => {
  for (const share of shares(THREE)) expect(Math.abs(share - 1000)).toBeLessThan(100)
})

it('when a place goes its tables alone move, to all of the others; when it comes back they come back', () => {
  const [gone, ...left] = THREE
  const moved = CODES.filter((code) => homeOf(code, left) !== homeOf(code, THREE))
  expect(moved.every((code) => homeOf(code, THREE) === gone)).toBe(true)
  for (const place of left) expect(moved.filter((code) => homeOf(code, left) === place).length).toBeGreaterThan(400)
})

it('without a place there is no home', () => {
  expect(homeOf('table1', [])).toBeNull()
})
