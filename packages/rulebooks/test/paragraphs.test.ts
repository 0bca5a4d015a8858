import { partsOf, type RuleText } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { rulebooks } from '../src/index.ts'

/** Of each book, the paragraphs that have more or other parts than what the source says. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  classic: {
    'filled option reading': 'K-0.1 K-4.1 K-9.1',
    filled: 'K-0.2 K-0.3 K-0.4 K-4.3 K-4.4 K-5.2 K-5.4 K-8.2',
    'source filled': 'K-1.3 K-5.1',
    'source reading': 'K-2.2 K-3.2',
    'source option reading': 'K-3.1',
    'filled reading': 'K-3.4 K-4.2 K-5.3 K-6.1 K-6.2 K-7.1 K-8.1',
    'option reading': 'K-9.2',
  },
  stadium: {
    'source reading':
      'S-0.1 S-0.2 S-1.1 S-2.1 S-2.2 S-2.3 S-3.3 S-4.1 S-4.3 S-5.1 S-6.1 S-7.1 S-7.2 S-9.3 S-11.2 S-12.2 S-12.3 S-12.5 S-12.6 S-12.7',
    'source option reading': 'S-2.4 S-9.1 S-12.1',
  },
  simplified: {
    'source reading': 'V-1.1 V-2.1 V-2.2 V-2.3 V-3.2 V-4.2 V-4.3 V-5.1 V-5.2 V-6.2 V-6.3 V-6.4 V-6.5 V-6.9',
    reading: 'V-2.4',
    'source option reading': 'V-3.1 V-6.7',
  },
  exchange: {
    'source adopted': 'K-0.1 K-1.3 B-1.5',
    adopted: 'K-0.2 K-0.4 K-1.1 K-1.2 K-2.3 K-3.3 K-4.2 K-4.3 K-4.4 K-5.1 K-5.2',
    'adopted option reading': 'K-2.2 K-3.1',
    'adopted reading': 'K-0.3 K-3.2 K-3.4 K-5.3 K-6.1 K-6.2 K-8.1',
    'source reading':
      'B-1.1 B-1.2 B-1.3 B-1.4 B-1.6 B-2.2 B-2.3 B-2.5 B-3.1 B-3.2 B-4.1 B-4.2 B-4.3 B-4.4 B-4.5 B-4.7 B-4.9 B-4.10',
    'source option reading': 'B-2.1 B-4.6',
    reading: 'B-4.8',
    'option reading': 'B-5.1',
  },
  euronopoly: {
    'source reading':
      'E-1.1 E-1.2 E-2.1 E-4.1 E-5.1 E-5.2 E-5.3 E-5.4 E-5.6 E-5.7 E-6.1 E-6.2 E-6.3 E-7.1 E-7.3 E-8.1 E-8.2 E-8.3 E-9.1 E-9.2 E-9.4 E-10.1 E-10.2 E-10.3 E-10.4',
    'source option reading': 'E-2.3',
  },
}

function kindsOf(ruleTexts: Readonly<Record<string, RuleText>>): Record<string, string> {
  const paragraphs = new Map<string, string[]>()
  for (const [id, rule] of Object.entries(ruleTexts)) {
    const kinds = partsOf(rule)
      .map(({ kind }) => kind)
      .join(' ')
    if (kinds !== 'source') paragraphs.set(kinds, [...(paragraphs.get(kinds) ?? []), id])
  }
  return Object.fromEntries([...paragraphs].map(([kinds, ids]) => [kinds, ids.join(' ')]))
}

describe.each(rulebooks)('the paragraphs of $book.id', ({ book, ruleTexts }) => {
  it('have parts of exactly these kinds: what is ours or filled in never passes for the source', () => {
    expect(kindsOf(ruleTexts)).toEqual(KINDS[book.id])
  })

  it.each(Object.entries(ruleTexts))('%s is told in German and in English, in whole sentences', (_, rule) => {
    const parts = partsOf(rule)
    expect(parts.length).toBeGreaterThan(0)
    for (const { de, en } of [rule.title, ...parts.map(({ text }) => text)]) {
      expect([de, en]).not.toContain('')
      expect(`${de}${en}`).not.toMatch(/\n| {2}|Monopoly|undefined/)
      expect(`${de} ${en}`).not.toMatch(/\b(du|dir|dich|deine?[mnrs]?|yours?)\b/i)
    }
    for (const { text } of parts) {
      expect(text.de).not.toBe(text.en)
      expect([text.de.at(-1), text.en.at(-1)]).toEqual(['.', '.'])
    }
  })

  it('offer every table option where it belongs', () => {
    for (const { id, rule } of book.options)
      expect([id, ruleTexts[rule]?.option?.offers]).toEqual([id, expect.arrayContaining([id])])
    const options = book.options.map(({ id }) => id)
    for (const { option } of Object.values(ruleTexts))
      for (const id of option?.offers ?? []) expect(options).toContain(id)
  })
})
