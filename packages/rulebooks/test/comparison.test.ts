import { describe, expect, it } from 'vitest'
import { compareRulebooks, differs } from '../src/comparison.ts'
import { withComparison } from '../src/docs.ts'
import { classic, rulebooks, simplified, stadium } from '../src/index.ts'

function answers(question: string): readonly string[] {
  const row = compareRulebooks([classic, stadium, simplified]).find(({ label }) => label.en === question)
  return row?.values.map(({ en }) => en) ?? []
}

describe('the comparison of the rulebooks', () => {
  it('answers every question for every rulebook, in both languages', () => {
    for (const { label, values } of compareRulebooks(rulebooks)) {
      expect(values).toHaveLength(rulebooks.length)
      for (const { de, en } of [label, ...values]) expect([de.trim(), en.trim()]).not.toContain('')
    }
  })

  it('tells what is auctioned (K-2.2, S-3.3) and what stays with the bank (V-6.2)', () => {
    expect(answers('What is not bought')).toEqual(['is auctioned', 'is auctioned', 'stays with the bank'])
  })

  it('tells how rent is had (K-3.1, S-9.1, V-6.5) and where the speed die belongs (K-0.1, S-12.1)', () => {
    expect(answers('Rent')).toEqual(['only on demand', 'only on demand', 'is collected at once'])
    expect(answers('Speed die')).toEqual(['only as a house rule', 'yes, can be switched off', 'no'])
  })

  it('knows rows in which the rulebooks agree from those in which they differ', () => {
    const [same, other] = [compareRulebooks([classic, classic]), compareRulebooks(rulebooks)]
    expect(same.some(differs)).toBe(false)
    expect(other.filter(differs).length).toBeGreaterThan(10)
  })

  it('says which lines the document lacks', () => {
    expect(() => withComparison('# Rulebooks', rulebooks)).toThrow('The document must hold the lines')
  })
})
