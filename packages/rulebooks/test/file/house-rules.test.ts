import { describe, expect, it } from 'vitest'
import { boardFile } from '../../src/file/board.ts'
import { classic, findRulebook, rulebooks } from '../../src/index.ts'
import { readRules } from '../../src/paragraphs/read.ts'
import { inLanguage } from '../../src/texts/index.ts'
import { like, opened } from './opened.ts'

describe('a rulebook that extends another', () => {
  it('is the other where it says nothing: the same rules by another name', () => {
    const { rulebook } = opened(like({}))
    expect(rulebook.book.identity()).toBe(classic.book.identity())
    expect([rulebook.book.id, rulebook.title]).toEqual(['own', { de: 'Own', en: 'Own' }])
    expect(rulebook.ruleTexts).toEqual(classic.ruleTexts)
  })

  it.each(rulebooks.map(({ book }) => book.id))('can extend %s', (id) => {
    const { rulebook } = opened(like({ extends: id }))
    expect(rulebook.book.identity()).toBe(findRulebook(id)?.book.identity())
  })

  it('has other rules with one choice, one number, one card, one price or one option more', () => {
    const board = boardFile(classic.board)
    const spaces = board.spaces?.map((space, at) => (at === 1 ? { ...space, price: 62 } : space))
    const [deck, other] = board.decks ?? []
    const decks = [{ ...deck, cards: deck?.cards.slice(1) }, other]
    const files = [
      {},
      { choices: { declined: 'staysWithBank' } },
      { numbers: { salaryLand: 400 } },
      { board: { spaces } },
      { board: { decks } },
      { options: [] },
      { without: ['speed-die'], options: [] },
    ]
    const marks = files.map((said) => opened(like(said)).rulebook.book.identity())
    expect(new Set(marks).size).toBe(files.length)
  })

  it('has the same rules in another language, by other names and colours, and with its own words for its paragraphs', () => {
    const spaces = classic.board.spaces.map((space, at) => ({ ...space, name: { fr: `Case ${at}` } }))
    const { rulebook } = opened(
      like({
        title: { fr: 'Dimanche' },
        board: { spaces, currency: { de: 'Mark', en: 'marks' } },
        paragraphs: { 'K-7.1': { title: 'Handel', source: 'Alle dürfen handeln.', slots: ['trade'] } },
      }),
    )
    expect(rulebook.book.identity()).toBe(classic.book.identity())
    expect(inLanguage(rulebook.board.spaces[3]?.name ?? { de: '', en: '' }, 'fr')).toBe('Case 3')
    expect(inLanguage(rulebook.board.spaces[3]?.name ?? { de: '', en: '' }, 'de')).toBe('Case 3')
    expect(rulebook.ruleTexts['K-7.1']?.title.de).toBe('Handel')
    expect(rulebook.book.rules.trade).toBe('K-7.1')
  })
})

describe('the paragraph of a house rule writes itself', () => {
  const { rulebook } = opened(
    like({ choices: { declined: 'staysWithBank' }, numbers: { salaryLand: 400, startCash: 2000 } }),
  )

  it('says what was chosen, and is cited for it', () => {
    expect(rulebook.book.rules.declined).toBe('H-1')
    expect(JSON.parse(JSON.stringify(rulebook.ruleTexts['H-1']))).toEqual({
      title: { de: 'Nicht Gekauftes', en: 'What is not bought', fr: 'Ce qui n’est pas acheté' },
      house: {
        de: 'Nicht Gekauftes: bleibt bei der Bank.',
        en: 'What is not bought: stays with the bank.',
        fr: 'Ce qui n’est pas acheté\u00a0: reste à la banque.',
      },
      tells: ['declined'],
      beside: ['K-2.2'],
    })
    expect(rulebook.def.paragraphs['K-2.2']).toEqual(['auction'])
  })

  it('is named where a sentence no longer holds, and names the paragraph of that sentence', () => {
    const [first, , , ...rest] =
      readRules(rulebook)
        .get('K-2.2')
        ?.parts.flatMap(({ clauses }) => clauses) ?? []
    expect(first).toMatchObject({ holds: false, instead: ['H-1'] })
    expect(rest.filter(({ holds }) => holds).map(({ text }) => text.en)).toEqual([
      expect.stringMatching(/^Bids come from cash alone/),
      expect.stringMatching(/^A player who passes in an open auction is out/),
    ])
    expect(readRules(rulebook).get('H-1')).toMatchObject({ insteadOf: ['K-2.2'], beside: [], added: [] })
  })

  it('says the numbers in the money of the board', () => {
    expect(rulebook.book.rules.salaryLand).toBe('H-3')
    const texts = ['H-2', 'H-3'].map((id) => {
      const rule = rulebook.ruleTexts[id]
      return rule && 'house' in rule ? rule.house?.en.replaceAll('\u00a0', ' ') : ''
    })
    expect(texts).toEqual(['Starting cash: 2,000 thalers.', 'Salary on the start: 400 thalers.'])
  })

  it('but not where the author has written one', () => {
    const paragraphs = { 'H-1': { title: 'Ours', source: 'Nobody bids.', slots: ['declined'] } }
    const own = opened(like({ choices: { declined: 'staysWithBank' }, paragraphs })).rulebook
    expect(own.book.rules.declined).toBe('H-1')
    expect(own.ruleTexts['H-1']?.title.en).toBe('Ours')
  })

  it('and a chapter that comes in brings one for what nobody has written about', () => {
    const file = like({ with: ['protection'] })
    const { book, ruleTexts } = opened(file).rulebook
    expect(book.rules.protection).toMatch(/^H-\d$/)
    expect(ruleTexts[book.rules.protection ?? '']).toBeDefined()
  })
})
