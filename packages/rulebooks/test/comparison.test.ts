import { type Chapter, type Difference, derive, type Rulebook } from '@hausregeln/engine'
import type { SpaceDef } from '@hausregeln/engine/kit/definition.ts'
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
      'is for sale',
      'is for sale',
      'is for sale',
      'is auctioned at once by sealed bids, and everybody pays their own',
      'is for sale',
    ])
    expect(answers('What is not bought')).toEqual([
      'is auctioned openly',
      'is auctioned openly',
      'stays with the bank',
      '–',
      'stays with the bank',
    ])
    expect(answers('Buying')[3]).toBe('–')
    expect(answers('Buying')[4]).toContain('if the claims allow')
  })

  it('tells how rent is had (K-3.1, S-9.1, V-6.5, E-2.1) and where the speed die belongs (K-0.1, S-12.1)', () => {
    expect(answers('Rent')).toEqual([
      'only on demand',
      'only on demand',
      'is collected at once',
      'only on demand',
      'is collected at once',
    ])
    expect(answers('Speed die')).toEqual(['only as a house rule', 'yes, can be switched off', '–', '–', '–'])
    expect(answers('Starting cash')[1]).toBe('₩1,500')
    expect(answers('More starting cash with the speed die')[1]).toBe('₩1,000')
  })

  it('says nothing of what a game does not know: hotels, taxes and car parks of euronopoly (E-5.4, E-1.2)', () => {
    const questions = ['Hotels in the stock of the bank', 'Houses before a hotel', 'Tax spaces', 'The free car park']
    for (const question of questions) expect([question, answers(question)[4]]).toEqual([question, '–'])
    expect(new Set(answers('The game ends'))).toEqual(new Set(['with the last player']))
  })

  it('says that a player who gives up pays first (K-8.1, S-2.3, B-1.6)', () => {
    const pays = 'pays what is owed or can still be demanded; the rest goes to the bank'
    expect([0, 1, 3].map((book) => answers('A player who gives up')[book])).toEqual([pays, pays, pays])
  })

  it('tells every way out of jail, and what must be paid (K-4.2, S-11.2, V-6.9, B-1.4, E-10.3)', () => {
    expect(answers('Out of jail').map((answer) => answer.replaceAll('\u00a0', ' '))).toEqual([
      'doubles (attempts: 3), a jail card, or 50 thalers before the throw; after the last failure 50 thalers must be paid',
      'doubles (attempts: 3), a jail card, or ₩50 before the throw; after the last failure ₩50 must be paid',
      'sit out 3 rounds',
      'doubles (attempts: 3), a jail card, or €50 before the throw; after the last failure €100 must be paid',
      '600 GE, then 400 GE, then 200 GE, then free of charge; or sit out each time',
    ])
    expect(answers('Bail before the last throw')).toEqual([
      'no longer possible',
      'still possible',
      '–',
      'still possible',
      '–',
    ])
  })

  it('tells when there is building (K-5.1, S-4.1, V-6.4, E-5.6)', () => {
    expect(answers('You build')).toEqual([
      'on whole groups, evenly',
      'on whole groups, evenly',
      'on a street of your own where you have landed',
      'on whole groups, evenly',
      'in the group where you have landed, by the number of plots',
    ])
    expect(answers('When you build').slice(0, 2)).toEqual(['in your own turn and between turns', 'at any time'])
    expect(answers('Buying and building from afar')).toEqual(['no', 'no', 'no', 'no', 'yes'])
  })

  it('tells how debts are met: no debtor of the exchange trades deeds privately (K-8.1, V-2.2, B-3.1, E-9.4)', () => {
    expect(answers('A player who cannot pay')).toEqual([
      'turns possessions into money; else bankruptcy',
      'turns possessions into money; else bankruptcy',
      'pays what is there',
      'turns possessions into money; else bankruptcy',
      'borrows from the bank; with more debt than the possessions are worth the game is lost',
    ])
    expect(answers('A player with no money left at all')[2]).toBe('is out')
    expect(answers('Trading')).toEqual(['yes', 'yes', 'no', 'no', 'no'])
    expect(answers('Auctions by the owner')).toEqual(['no', 'no', 'no', 'yes', 'no'])
  })

  it('tells of a stock only where it can run out (K-5.3, V-6.4, E-5.4), and which throw finds a rent (K-3.4, S-9.3)', () => {
    expect(answers('Houses in the stock of the bank')).toEqual([
      '32 houses',
      '32 stands',
      'unlimited',
      '32 houses',
      'unlimited',
    ])
    expect(answers('Hotels in the stock of the bank').slice(0, 3)).toEqual(['12 hotels', '12 stadiums', 'unlimited'])
    expect(answers('Throw for the rent of utilities').slice(0, 2)).toEqual(['the one that led there', 'a fresh one'])
  })

  it('knows rows in which the rulebooks agree from those in which they differ', () => {
    const [same, other] = [compareRulebooks([classic, classic]), compareRulebooks(rulebooks)]
    expect(same.some(differs)).toBe(false)
    expect(other.filter(differs).length).toBeGreaterThan(10)
  })

  it('never tells two different rulebooks alike: not one choice, number, chapter, option or price goes unsaid', () => {
    const column = (rulebook: Rulebook) =>
      JSON.stringify(compareRulebooks([classic, rulebook]).map(({ values }) => values[1]))
    const known = column(classic)
    const other = (difference: Partial<Difference>) =>
      derive(classic, { id: 'other', version: 1, title: classic.title, ...difference })
    expect(column(other({}))).toBe(known)
    const railway: Chapter = { name: 'railway', title: { de: 'Zugfahrt', en: 'By train' }, slots: [] }
    const dear = classic.board.spaces.map((space, at) => (at === 1 ? { ...space, price: 62 } : space)) as SpaceDef[]
    const differences: readonly Partial<Difference>[] = [
      { and: [railway] },
      { choose: { rentInJail: 'unpaid' } },
      { choose: { feesToPot: 'toPot' } },
      { choose: { wealth: 'byHalfPrices' } },
      { numbers: { houses: 31 } },
      { numbers: { bail: 60 } },
      { numbers: { maxSeats: 7 } },
      { without: ['mortgage', 'adjust-mortgages'] },
      { options: classic.def.options.slice(1) },
      { board: { ...classic.board, spaces: dear } },
    ]
    const columns = differences.map((difference) => column(other(difference)))
    expect(new Set([known, ...columns]).size).toBe(differences.length + 1)
  })

  it('tells of a new chapter, and of a choice, in words', () => {
    const railway: Chapter = { name: 'railway', title: { de: 'Zugfahrt', en: 'By train' }, slots: [] }
    const other = derive(classic, {
      id: 'other',
      version: 1,
      title: classic.title,
      and: [railway],
      choose: { rentInJail: 'unpaid' },
    })
    const rows = compareRulebooks([classic, other]).filter(differs)
    const told = rows.map(({ label, values }) => [label.en, ...values.map(({ en }) => en)])
    expect(told.slice(0, 2)).toEqual([
      ['Rent for owners in jail', 'is paid', 'is not paid'],
      ['By train', 'no', 'yes'],
    ])
    expect(told.map(([label]) => label)).toEqual(['Rent for owners in jail', 'By train', 'Mark of the rules'])
  })

  it('says which lines the document lacks', () => {
    expect(() => withComparison('# Rulebooks', rulebooks)).toThrow('The document must hold the lines')
  })
})
