import { MEASURED } from '@hausregeln/rulebooks/introduction/measured.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { expect, it } from 'vitest'
import { courseOf } from '../../learn/course/course.ts'

it('measures how games of a rulebook go: the same from the same seed, slower at a slower pace', () => {
  const { seats, seed, pace } = MEASURED
  const few = courseOf('simplified', seats, 20, seed, pace)
  expect(courseOf('simplified', seats, 20, seed, pace)).toEqual(few)
  expect(few.minutes[0]).toBeLessThanOrEqual(few.minutes[1])
  expect(few.minutes[1]).toBeLessThanOrEqual(few.minutes[2])
  expect(few.moves).toBe(MEASURED.books.simplified?.moves)
  const slow = courseOf('simplified', seats, 20, seed, { ...pace, throw: 30 })
  expect(slow.minutes[1]).toBeGreaterThan(few.minutes[1])
  expect(Object.keys(MEASURED.books)).toEqual(RULEBOOK_IDS)
})
