import { BookError, defineBook } from '@hausregeln/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { damagedBooks, definitionOf, faultOf } from './damaged.ts'

it('a damaged rulebook is refused with sentences, or plays 200 random turns by the laws', () => {
  fc.assert(
    fc.property(damagedBooks, fc.nat(), (damaged, seed) => {
      expect(faultOf(damaged, seed)).toBeNull()
    }),
    { numRuns: 120 },
  )
})

it('both happens', () => {
  const refused = fc.sample(damagedBooks, { numRuns: 100, seed: 1 }).filter((damaged) => {
    try {
      defineBook(definitionOf(damaged))
      return false
    } catch (error) {
      return error instanceof BookError
    }
  })
  expect(refused.length).toBeGreaterThan(10)
  expect(refused.length).toBeLessThan(95)
})
