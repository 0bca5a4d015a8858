import { describeEvent } from '@hausregeln/engine'
import { typeset } from '@hausregeln/say/typeset.ts'
import { describe, expect, it } from 'vitest'
import { classic } from '../../src/classic/book.ts'
import { rulebooks } from '../../src/index.ts'
import { tellIntroduction } from '../../src/introduction/index.ts'
import { bringLanguage, eventText, inLanguage, refusalText } from '../../src/texts/index.ts'
import { FURTHER_LANGUAGES, missingChoices, missingSentences, missingTexts } from '../../src/texts/missing.ts'
import { WHOLE } from '../../src/texts/whole.words.ts'
import { NAMES } from './table.ts'

function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

describe('French', () => {
  it('speaks French, outside a browser from the beginning', () => {
    const starts = describeEvent(classic.book, 'starts', 'firstThrow', [0])
    expect(eventText(classic, starts, NAMES, 'fr')).toBe('Anna commence.')
    expect(refusalText(classic, 'notYourTurn', 'fr').text).toBe('C’est à quelqu’un d’autre de jouer.')
  })

  it('tells amounts, places and buildings in its own words', async () => {
    await bringLanguage('fr')
    const tell = (...of: Parameters<typeof describeEvent> extends [unknown, ...infer Rest] ? Rest : never) =>
      eventText(classic, describeEvent(classic.book, ...of), NAMES, 'fr').replace(/[\u00a0\u202f]/g, ' ')
    expect(tell('built', 'build', [0, 0, 1])).toBe('Anna construit une maison sur Rue des Bains.')
    expect(tell('built', 'buildHotel', [0, 0, 5])).toBe('Anna construit un hôtel sur Rue des Bains.')
    expect(tell('moneyMoved', 'tax', [0, 8, 1500, -1])).toBe('Anna paie 1 500 thalers de taxe à la banque.')
    expect(tell('tradeDeclined', 'trade', [0, 1, 1])).toBe('Ben refuse l’offre d’Anna.')
    expect(eventText(classic, describeEvent(classic.book, 'starts', 'firstThrow', [2]), [], 'fr')).toBe(
      'Place 3 commence.',
    )
  })

  it('says all that chapters say', async () => {
    expect(FURTHER_LANGUAGES).toEqual(['fr'])
    expect(await missingSentences('fr')).toEqual([])
  })

  it.each(rulebooks)('says all that $def.id says: board, cards, paragraphs, options, choices', (rulebook) => {
    expect(missingTexts(rulebook, 'fr')).toEqual([])
    expect(missingChoices(rulebook, 'fr')).toEqual([])
  })

  it('tells on the start page what each rulebook is like', async () => {
    await bringLanguage('fr')
    for (const rulebook of rulebooks) {
      const [french, english] = [tellIntroduction(rulebook, 'fr'), tellIntroduction(rulebook, 'en')]
      expect(inLanguage(rulebook.title, 'fr')).not.toBe('')
      expect(french?.line).not.toBe(english?.line)
      for (const sentence of english?.special.split('. ') ?? ['']) expect(french?.special).not.toContain(sentence)
    }
    expect(tellIntroduction(classic, 'fr')?.line).toMatch(/^Le jeu que vous connaissez/)
  })

  it('is set as French is: no sign that could begin a line, thousands at a thin space', async () => {
    const french = WHOLE.fr
    const texts = textsIn([french?.chapters, french?.rules, french?.books])
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => / [;:!?%»]|« |\d \d{3}\b/.test(text))).toEqual([])
    expect(typeset('Payer 1 500 thalers (10 %) ? « Oui » : 3 !', 'fr')).toBe(
      'Payer 1\u202f500 thalers (10\u202f%)\u202f? «\u00a0Oui\u00a0»\u00a0: 3\u202f!',
    )
    expect(typeset('a : b ?', 'de')).toBe('a : b ?')
  })
})
