import { LATER } from '@hausregeln/chapters/views.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { expect, it, vi } from 'vitest'

/** As a page begins: only the parts that come with every table are there. */
function fresh() {
  vi.resetModules()
  return import('./parts.ts')
}

it('every view has a place of its own on the screen, and a table waits for those of its chapters alone', async () => {
  const { bringParts, PARTS } = await fresh()
  const shown = PARTS.length
  expect(shown).toBeGreaterThan(10)
  expect(bringParts(new Set(['turn', 'rent']))).toBeNull()
  await bringParts(new Set(['shares']))
  expect(PARTS.length).toBe(shown + 1)
  await bringParts(new Set(Object.values(LATER).flatMap(({ of }) => of)))
  expect(PARTS.map(({ chapter }) => chapter)).toEqual(expect.arrayContaining(Object.keys(LATER)))
  const places = PARTS.map(({ place }) => place)
  expect(places).toEqual([...new Set(places)].sort((a = 0, b = 0) => a - b))
})

it('where a debt has a limit, players see their money and their worth beside it (E-9.4)', async () => {
  const limited = rulebooks.filter(({ book }) => book.rules.debtLimit !== undefined)
  expect(limited.length).toBeGreaterThan(0)
  for (const { book } of limited) {
    const { bringParts, PARTS } = await fresh()
    await bringParts(book.chapters)
    expect(PARTS.find(({ chapter }) => chapter === 'bank-debt')?.purse).toBeDefined()
  }
})
