import { BookError, defineBook } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { damagedBooks, definitionOf, faultOf, faultOfBook } from './damaged.ts'

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

describe.each(rulebooks)('$book.id without one of its chapters', ({ def }) => {
  it.each(def.chapters.map(({ name }) => name))('%s: is refused with sentences, or plays by the laws', (name) => {
    const chapters = def.chapters.filter((chapter) => chapter.name !== name)
    expect(faultOfBook({ ...def, chapters }, 3)).toBeNull()
  })
})
