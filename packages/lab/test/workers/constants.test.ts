import { setFlagsFromString } from 'node:v8'
import { Layout, State } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { programOf } from '../../src/workers/open.ts'

function hasFastProperties(object: object): boolean {
  setFlagsFromString('--allow-natives-syntax')
  return new Function('object', 'return %HasFastProperties(object)')(object) as boolean
}

/** A dictionary is no constant to V8: what is reached through it is looked up again each time. */
function expectFast(state: State): void {
  expect(hasFastProperties(state)).toBe(true)
  expect(hasFastProperties(state.parts)).toBe(true)
  for (const section of Object.values<object>(state.parts)) expect(hasFastProperties(section)).toBe(true)
}

describe('what is read at every step of a game has fast properties', () => {
  it('where they do not, it would be seen', () => {
    const dictionary: Record<string, number> = { first: 1, second: 2, third: 3 }
    delete dictionary.first
    expect(hasFastProperties(dictionary)).toBe(false)
  })

  it.each(rulebooks)('in $book.id', ({ book }) => {
    expectFast(new State(book.layout))
    for (const part of [
      book,
      book.numbers,
      book.codes,
      book.places,
      book.policies,
      book.policies.jail,
      book.board,
      book.often,
    ])
      expect(hasFastProperties(part)).toBe(true)
  })

  it('however many sections there are', () => {
    const specs = Array.from({ length: 60 }, (_, index) => ({ name: `section ${index}`, numbers: ['first', 'second'] }))
    expectFast(new State(new Layout(specs, {})))
  })
})

it('the simulator is one script of constants: no module of it waits in a function to be loaded', async () => {
  const { script } = await programOf(new URL('../../src/workers/lab.ts', import.meta.url).href)
  expect(script).not.toContain('__esm')
})
