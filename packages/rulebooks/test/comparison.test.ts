import { describe, expect, it } from 'vitest'
import { compareRulebooks, differs } from '../src/comparison.ts'
import { withComparison } from '../src/docs.ts'
import { classic, euronopoly, exchange, rulebooks, simplified, stadium } from '../src/index.ts'

function answers(question: string): readonly string[] {
  const row = compareRulebooks([classic, stadium, simplified, exchange, euronopoly]).find(
    ({ label }) => label.en === question,
  )
  return row?.values.map(({ en }) => en) ?? []
}

describe('the comparison of the rulebooks', () => {
  it('answers every question for every rulebook, in both languages', () => {
    for (const { label, values } of compareRulebooks(rulebooks)) {
      expect(values).toHaveLength(rulebooks.length)
      for (const { de, en } of [label, ...values]) expect([de.trim(), en.trim()]).not.toContain('')
    }
  })

  it('tells what becomes of an unowned property (K-2.2, S-3.3, V-6.2, B-2.1, B-2.2, E-5.1, E-5.2)', () => {
    expect(answers('An unowned property')).toEqual([
      'may be bought on landing; otherwise it is auctioned',
      'may be bought on landing; otherwise it is auctioned',
      'may be bought on landing; otherwise it stays with the bank',
      'is auctioned at once by sealed bids, and everybody pays their own',
      'may be bought on landing if the claims allow; otherwise it stays with the bank',
    ])
  })

  it('tells how rent is had (K-3.1, S-9.1, V-6.5, E-2.1) and where the speed die belongs (K-0.1, S-12.1)', () => {
    expect(answers('Rent')).toEqual([
      'only on demand',
      'only on demand',
      'is collected at once',
      'only on demand',
      'is collected at once',
    ])
    expect(answers('Speed die')).toEqual(['only as a house rule', 'yes, can be switched off', 'no', 'no', 'no'])
    expect(answers('Starting cash')[1]).toBe('₩2,500; without the speed die ₩1,500')
  })

  it('tells every way out of jail, and what must be paid (K-4.2, S-11.2, V-6.9, B-1.4, E-10.3)', () => {
    expect(answers('Out of jail').map((answer) => answer.replaceAll('\u00a0', ' '))).toEqual([
      'doubles (3 attempts), a jail card, or 50 thalers before one of the first 2 throws; after the last failure 50 thalers must be paid',
      'doubles (3 attempts), a jail card, or ₩50 before one of the first 3 throws; after the last failure ₩50 must be paid',
      'sit out 3 rounds',
      'doubles (3 attempts), a jail card, or €50 before one of the first 3 throws; after the last failure €100 must be paid',
      '600 GE, then 400 GE, then 200 GE, then free of charge; or sit out each time',
    ])
  })

  it('tells when there is building (K-5.1, S-4.1, V-6.4, E-5.6)', () => {
    expect(answers('Building')).toEqual([
      'on whole groups, evenly, in your own turn and between turns',
      'on whole groups, evenly, at any time',
      'on a street of your own where you have landed',
      'on whole groups, evenly, in your own turn and between turns',
      'in the group where you have landed, by the number of plots; also from afar',
    ])
  })

  it('tells how debts are met: no debtor of the exchange trades deeds privately (K-8.1, V-2.2, B-3.1, E-9.4)', () => {
    expect(answers('Who cannot pay')).toEqual([
      'sells, mortgages, trades; else bankruptcy',
      'sells, mortgages, trades; else bankruptcy',
      'pays what is there and is out',
      'sells buildings and shares, mortgages, auctions; else bankruptcy',
      'borrows from the bank; with more debt than the possessions are worth the game is lost',
    ])
  })

  it('tells of a stock only where it can run out (K-5.3, V-6.4, E-5.4), and which throw finds a rent (K-3.4, S-9.3)', () => {
    expect(answers('Stock of the bank')).toEqual([
      '32 houses, 12 hotels',
      '32 stands, 12 stadiums',
      'unlimited',
      '32 houses, 12 hotels',
      'unlimited',
    ])
    expect(answers('Throw for the rent of utilities')).toEqual([
      'the one that led there; a fresh one after a card',
      'a fresh one',
      'the one that led there',
      'the one that led there; a fresh one after a card',
      'the one that led there',
    ])
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
