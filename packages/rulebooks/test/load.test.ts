import { rulebooks } from '@hausregeln/rulebooks'
import { loadRulebook, RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { describe, expect, it } from 'vitest'

describe('a rulebook by its id', () => {
  it('is one of all, in their order', async () => {
    expect(RULEBOOK_IDS).toEqual(rulebooks.map(({ book }) => book.id))
    for (const rulebook of rulebooks) expect(await loadRulebook(rulebook.book.id)).toBe(rulebook)
  })

  it.each(['chess', 'constructor'])('is missing where there is none: %s', async (id) => {
    expect(await loadRulebook(id)).toBeUndefined()
  })
})
