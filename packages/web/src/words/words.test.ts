import { describe, expect, it } from 'vitest'
import { filled, loadWords, wordsOf } from './words.ts'

describe('the words of the page', () => {
  it('are there by room once their language is loaded', async () => {
    const texts = wordsOf('frame')
    await loadWords('de')
    expect(texts.de.back).toBe('Zurück')
    expect(() => texts.en.back).toThrow('not loaded')
    await loadWords('en')
    expect(texts.en.back).toBe('Back')
  })

  it('stand in where a language lacks some, table by table', () => {
    const english = { greet: (name: string) => `Hello ${name}`, yes: 'yes', kinds: { street: 'street', tax: 'tax' } }
    const french = { greet: (name: string) => `Bonjour ${name}`, kinds: { street: 'rue' } }
    const words = filled<typeof english>(english, french)
    expect(words.greet('Ada')).toBe('Bonjour Ada')
    expect(words.yes).toBe('yes')
    expect(words.kinds).toEqual({ street: 'rue', tax: 'tax' })
  })
})
