import { afterAll, expect, it, vi } from 'vitest'

type Texts = typeof import('@hausregeln/rulebooks/texts/language.ts')
type Localized = Parameters<Texts['inLanguage']>[0]

const LANGUAGES_FILE = '@hausregeln/say/languages.ts'
const POLISH = 'pl' as Parameters<Texts['inLanguage']>[1]

// A fourth language, which lacks most words: of ours none lacks any.
vi.resetModules()
vi.doMock(LANGUAGES_FILE, async (original) => {
  const languages = await original<typeof import('@hausregeln/say/languages.ts')>()
  return { ...languages, LANGUAGES: { ...languages.LANGUAGES, pl: { tag: 'pl-PL', whole: false } } }
})
const { bringWords, text } = await import('@hausregeln/engine/core/text.ts')
const { hasStoodIn } = await import('@hausregeln/say/some.ts')
const { inEach, inLanguage } = await import('@hausregeln/rulebooks/texts/language.ts')

afterAll(() => {
  vi.doUnmock(LANGUAGES_FILE)
  vi.resetModules()
})

bringWords('en', { sample: { price: 'It costs {price}.', street: 'Bath Street', owner: 'It belongs to nobody.' } })
bringWords('pl', { sample: { owner: 'Do nikogo nie należy.' } })

const price = text('sample-price')
const street = text('sample-street')
const owner = text('sample-owner')

/** Whether what is said in Polish is known to be English. */
function standsIn(said: Localized): boolean {
  return hasStoodIn(inLanguage(said, POLISH))
}

it('what English says for another language is known, and what that language says itself is not', () => {
  expect(inLanguage(street, POLISH)).toBe('Bath Street')
  expect([standsIn(street), standsIn(owner)]).toEqual([true, false])
})

it('a text that is put together stands in where most of it does', () => {
  const priced = inEach((language) => inLanguage(price, language).replace('{price}', '60'))
  const told = inEach((language) => `${inLanguage(street, language)}: ${inLanguage(owner, language)}`)
  expect(inLanguage(priced, POLISH)).toBe('It costs 60.')
  expect(inLanguage(told, POLISH)).toBe('Bath Street: Do nikogo nie należy.')
  expect([standsIn(priced), standsIn(told)]).toEqual([true, false])
})

it('a text that is the same in every language stands in for none', () => {
  expect(standsIn({ de: 'Kontor am Hafen', en: 'Kontor am Hafen' })).toBe(false)
  expect(standsIn({ de: 'Kontor', en: 'Counting house' })).toBe(true)
})

it('where a language says everything nothing is kept in mind', () => {
  expect(inLanguage(owner, 'en')).toBe('It belongs to nobody.')
  expect(hasStoodIn('It belongs to nobody.')).toBe(false)
})
