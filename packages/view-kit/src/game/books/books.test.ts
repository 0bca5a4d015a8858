import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { loadedRulebook, loadRulebook } from './books.ts'

describe('rulebooks by need', () => {
  it.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))(
    '%s is loaded by its id',
    async (id, own) => {
      // Other tests of the same process may have asked for it before.
      expect([undefined, own]).toContain(loadedRulebook(id))
      expect(await loadRulebook(id)).toBe(own)
      expect(loadedRulebook(id)).toBe(own)
    },
  )

  it.each(['nothing', '', 'constructor', '__proto__'])('"%s" is none', async (id) => {
    expect(await loadRulebook(id)).toBeUndefined()
    expect(loadedRulebook(id)).toBeUndefined()
  })
})
