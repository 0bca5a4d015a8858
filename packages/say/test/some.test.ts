import { expect, it } from 'vitest'
import { filled, hasStoodIn } from '../src/some.ts'

it('what a language lacks is said by another one, table by table', () => {
  const english = { greet: (name: string) => `Hello ${name}`, yes: 'yes', kinds: { street: 'street', tax: 'tax' } }
  const french = { greet: (name: string) => `Bonjour ${name}`, kinds: { street: 'rue' } }
  const words = filled<typeof english>(english, french)
  expect(words.greet('Ada')).toBe('Bonjour Ada')
  expect(words.yes).toBe('yes')
  expect(words.kinds).toEqual({ street: 'rue', tax: 'tax' })
})

it('what has stood in is known, so that a page can mark it', () => {
  const english = { a: 'one', b: (n: number) => `${n} houses`, group: { c: 'three' } }
  const words = filled<typeof english>(english, { a: 'jeden' })
  expect([words.a, words.b(2), words.group.c]).toEqual(['jeden', '2 houses', 'three'])
  expect(['2 houses', '2\nhouses', 'three', 'one', 'jeden'].map(hasStoodIn)).toEqual([true, true, true, false, false])
})
