import { classic } from '@hausregeln/rulebooks'
import { readRules } from '@hausregeln/rulebooks/paragraphs/read.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFound, searchWords, stretches } from './search.ts'

function found(sought: string): string[] {
  const words = searchWords(sought, 'de')
  return [...readRules(classic)].flatMap(([id, rule]) => (isFound(id, rule, words, 'de') ? [id] : []))
}

describe('the search in a rulebook', () => {
  it('finds paragraphs by number, whatever the case', () => expect(found('k-5.3')).toEqual(['K-5.3']))

  it('finds those that have every word, in any order', () => {
    expect(found('gefängnis pasch')).toEqual(found('Pasch  GEFÄNGNIS'))
    expect(found('gefängnis pasch')).toContain('K-4.2')
    expect(found('gefängnis pasch hypothek')).not.toContain('K-4.2')
  })

  it('finds all without a word, and none where there is none', () => {
    expect(found(' ')).toEqual(Object.keys(classic.ruleTexts))
    expect(found('gibtesnicht')).toEqual([])
  })
})

describe('the words of a search in a text', () => {
  it('are marked wherever they stand, also where they overlap', () => {
    const marked = stretches('Bank, Banken', ['bank', 'anke'], 'de')
    expect(marked.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')).toBe('[Bank], [Banke]n')
  })

  it('leave the text as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 4 }), (text, words) => {
        const cut = stretches(text, words, 'en')
        expect(cut.map((stretch) => stretch.text).join('')).toBe(text)
      }),
    )
  })
})
