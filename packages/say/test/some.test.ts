import { expect, it } from 'vitest'
import { filled } from '../src/some.ts'

it('what a language lacks is said by another one, table by table', () => {
  const english = { greet: (name: string) => `Hello ${name}`, yes: 'yes', kinds: { street: 'street', tax: 'tax' } }
  const french = { greet: (name: string) => `Bonjour ${name}`, kinds: { street: 'rue' } }
  const words = filled<typeof english>(english, french)
  expect(words.greet('Ada')).toBe('Bonjour Ada')
  expect(words.yes).toBe('yes')
  expect(words.kinds).toEqual({ street: 'rue', tax: 'tax' })
})
