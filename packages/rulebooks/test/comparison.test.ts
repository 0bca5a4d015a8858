import { describe, expect, it } from 'vitest'
import { compareRulebooks, differs } from '../src/comparison.ts'
import { withComparison } from '../src/docs.ts'
import { classic, euronopoly, rulebooks, simplified, stadium } from '../src/index.ts'

function answers(question: string): readonly string[] {
  const row = compareRulebooks([classic, stadium, simplified, euronopoly]).find(({ label }) => label.en === question)
  return row?.values.map(({ en }) => en) ?? []
}

describe('the comparison of the rulebooks', () => {
  it('answers every question for every rulebook, in both languages', () => {
    for (const { label, values } of compareRulebooks(rulebooks)) {
      expect(values).toHaveLength(rulebooks.length)
      for (const { de, en } of [label, ...values]) expect([de.trim(), en.trim()]).not.toContain('')
    }
  })

  it('tells what is auctioned (K-2.2, S-3.3) and what stays with the bank (V-6.2, E-5.1)', () => {
    expect(answers('What is not bought')).toEqual([
      'is auctioned',
      'is auctioned',
      'stays with the bank',
      'stays with the bank',
    ])
  })

  it('tells how rent is had (K-3.1, S-9.1, V-6.5, E-2.1) and where the speed die belongs (K-0.1, S-12.1)', () => {
    expect(answers('Rent')).toEqual([
      'only on demand',
      'only on demand',
      'is collected at once',
      'is collected at once',
    ])
    expect(answers('Speed die')).toEqual(['only as a house rule', 'yes, can be switched off', 'no', 'no'])
  })

  it('tells of prices that fall, stock without end and debts at the bank (E-10.3, E-5.4, E-9.4)', () => {
    expect(answers('Out of jail').at(-1)).toBe('600\u00a0GE, then 400\u00a0GE, then 200\u00a0GE, then free; or sit out')
    expect(answers('Stock of the bank').at(-1)).toBe('unlimited')
    expect(answers('Who cannot pay').at(-1)).toContain('borrows')
    expect(answers('Building').at(-1)).toContain('where one stands')
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
