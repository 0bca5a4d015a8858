import { expect, it } from 'vitest'
import { shelfFault } from './shelfFault.ts'

it('a full shelf, a shelf that is refused, and what is about something else are told apart', () => {
  const named = (name: string) => new DOMException('No.', name)
  expect(shelfFault(named('QuotaExceededError'))).toBe('full')
  expect(shelfFault(named('SecurityError'))).toBe('refused')
  // What comes from the worker is an error with the name alone.
  expect(shelfFault(Object.assign(new Error('No.'), { name: 'InvalidStateError' }))).toBe('refused')
  expect(shelfFault(new Error('missing'))).toBeNull()
  expect(shelfFault('missing')).toBeNull()
})
