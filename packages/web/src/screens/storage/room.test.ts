import { expect, it } from 'vitest'
import { sizeIn } from './room.ts'

it('sizes are told in the unit that suits them, and nothing that is there is told as nothing', () => {
  expect(sizeIn('en', 0)).toBe('0 kB')
  expect(sizeIn('en', 12)).toBe('1 kB')
  expect(sizeIn('en', 84_300)).toBe('84 kB')
  expect(sizeIn('de', 1_240_000)).toBe('1,2 MB')
  expect(sizeIn('en', 61_000_000_000)).toBe('61 GB')
})
