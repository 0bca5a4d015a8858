import { describe, expect, it } from 'vitest'
import { openBook } from '../../src/file/index.ts'
import { findRulebook } from '../../src/index.ts'
import { readRules } from '../../src/paragraphs/read.ts'
import { like, opened } from './opened.ts'

function faultsOf(paragraph: object): readonly string[] {
  const read = openBook(like({ paragraphs: { 'X-1': { title: 'Ours', ...paragraph } } }), findRulebook)
  return read.faults?.map(({ at, en }) => `${at.join('.')}: ${en}`) ?? []
}

describe('a paragraph of a file', () => {
  it('has numbers of its rulebook by their names', () => {
    const house = { de: 'Alle beginnen mit {startCash} Talern.', en: 'All begin with {startCash} thalers.' }
    const { rulebook } = opened(like({ numbers: { startCash: 2000 }, paragraphs: { 'X-1': { title: 'Ours', house } } }))
    const said = readRules(rulebook).get('X-1')?.parts[0]?.clauses[0]?.text
    expect([said?.de, said?.en]).toEqual(['Alle beginnen mit 2.000 Talern.', 'All begin with 2,000 thalers.'])
  })

  it('that names a number which the rulebook does not have is refused with its place', () => {
    expect(faultsOf({ house: 'All begin with {startCahs}.' })).toEqual([
      'paragraphs.X-1.house: The text names "{startCahs}", but this rulebook has no such number.',
    ])
    expect(faultsOf({ house: 'The exchange fines {lateFine}.' })).toEqual([
      'paragraphs.X-1.house: The text names "{lateFine}", but this rulebook has no such number.',
    ])
  })

  it('that rests on what no rulebook has is refused with its place', () => {
    expect(
      faultsOf({
        house: [
          { text: 'A bail.', rests: ['bail'] },
          { text: 'A sale.', rests: ['bial=50'] },
        ],
      }),
    ).toEqual([
      'paragraphs.X-1.house.1.rests.0: No rulebook has "bial": neither as a chapter nor as a choice, a number or an option.',
    ])
    expect(faultsOf({ house: [{ text: 'A bail.', rests: ['a b'] }] })).toHaveLength(1)
  })

  it('that rests on a choice that there is not, settles what no rulebook has, or asks for a slot of none is refused with its place', () => {
    const house = [{ text: 'Evenly.', rests: ['buildsEvenly=wholeGroups|upsideDown'] }]
    expect(faultsOf({ house, slots: ['salary', 'dragon'], tells: ['bail', 'dragons'] })).toEqual([
      'paragraphs.X-1.house.0.rests.0: buildsEvenly can never be "upsideDown": there is no such choice.',
      'paragraphs.X-1.slots.1: No chapter has a slot "dragon" for paragraphs.',
      'paragraphs.X-1.tells.1: No rulebook has "dragons": neither as a chapter nor as a choice, a number or an option.',
    ])
  })

  it('that rests on a number beyond its limits, or on an option of no rulebook, is refused with its place', () => {
    const rests = ['attempts=0', 'attempts=3|21', 'houses=unlimited', 'highest=0,1,2', 'bail=dear', 'option:dragons']
    expect(faultsOf({ house: [{ text: 'So it is.', rests }] })).toEqual([
      'paragraphs.X-1.house.0.rests.0: attempts can never be "0": that is outside its limits.',
      'paragraphs.X-1.house.0.rests.1: attempts can never be "21": that is outside its limits.',
      'paragraphs.X-1.house.0.rests.4: bail can never be "dear": that is outside its limits.',
      'paragraphs.X-1.house.0.rests.5: No rulebook has "option:dragons": neither as a chapter nor as a choice, a number or an option.',
    ])
  })

  it('that names a paragraph which the rulebook does not have, in its text or beside itself, is refused with its place', () => {
    expect(faultsOf({ house: 'As in K-2.2, not in K-2.9 and X-2; see B-4.1.', beside: ['K-1.1', 'K-1.9'] })).toEqual([
      'paragraphs.X-1.house: This rulebook has no paragraph "K-2.9".',
      'paragraphs.X-1.house: This rulebook has no paragraph "X-2".',
      'paragraphs.X-1.beside.1: This rulebook has no paragraph "K-1.9".',
    ])
  })

  it('may name a group of paragraphs in its text, but is not beside one', () => {
    expect(faultsOf({ house: 'As in K-2 and in K-2.2, not as in K-20.', beside: ['K-2'] })).toEqual([
      'paragraphs.X-1.house: This rulebook has no paragraph "K-20".',
      'paragraphs.X-1.beside.0: This rulebook has no paragraph "K-2".',
    ])
  })

  it('that rests on what is otherwise here is read as struck through', () => {
    const house = [
      { text: 'The bail is 60.', rests: ['bail=60'] },
      { text: 'Nobody trades.', rests: ['!trade'] },
      { text: 'A fine is {lateFine}.', rests: ['lateFine'] },
      { text: 'It is {bail}.', rests: ['bail'] },
    ]
    const { rulebook } = opened(like({ paragraphs: { 'X-1': { title: 'Ours', house } } }))
    const [part] = readRules(rulebook).get('X-1')?.parts ?? []
    expect(part?.clauses.map(({ holds, text }) => [holds, text.en])).toEqual([
      [false, 'The bail is 60.'],
      [false, 'Nobody trades.'],
      [false, 'A fine is ….'],
      [true, 'It is 50.'],
    ])
  })
})
