import { createBot } from '@hausregeln/bots'
import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { type Difference, derive, newGame } from '@hausregeln/engine'
import { POT } from '@hausregeln/engine/core/limits.ts'
import { playLawfully } from '@hausregeln/lab/lawful.ts'
import { classic } from '@hausregeln/rulebooks'
import { compareRulebooks, differs } from '@hausregeln/rulebooks/comparison.ts'
import { askText, eventLevel, eventText, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'
import { rulebook } from '../book.ts'

const NAMES = ['Anna', 'Ben']

/** Seat 0 has just landed at the harbour. */
function harbour(scene: Partial<Scene> = {}): Table {
  const t = new Table(rulebook, { seats: 2, starts: 0, place: { 0: 17 }, ...scene })
  t.throws(0, [1, 2])
  return t
}

describe('the ferry', () => {
  it('F-1.1: takes who lands there to a station, for the fare, or not', () => {
    const t = harbour({ own: { 1: ['Westbahnhof'] } })
    expect(askText(rulebook, t.g, 0, NAMES, 'de').replaceAll('\u00a0', ' ')).toBe('Mit der Fähre fahren, für 80 Taler?')
    t.do(0, 'board', 'Westbahnhof')
    expect([t.place(0), t.cash(POT), t.g.s.parts.ferry.trips]).toEqual(['Westbahnhof', 80, 1])
    const told = t.last.find(({ type }) => type === 'ferried')
    if (told === undefined) throw new Error('nobody has taken the ferry')
    expect([eventText(rulebook, told, NAMES, 'en'), eventLevel(told)]).toEqual([
      'Anna takes the ferry to West Station.',
      'main',
    ])
    const ashore = harbour()
    ashore.do(0, 'stayAshore')
    expect([ashore.place(0), ashore.cash(0)]).toEqual(['Hafen', 1500])
  })

  it('F-1.1: only there, only to stations, only for those who can pay; the refusal tells the fare', () => {
    new Table(rulebook, { seats: 2, starts: 0 }).refuses(0, 'board', 'Westbahnhof', 'noFerry', 'F-1.1')
    harbour().refuses(0, 'board', 'Badstraße', 'noLandingThere', 'F-1.1')
    harbour({ cash: { 0: 79 } }).refuses(0, 'board', 'Westbahnhof', 'fareTooDear', 'F-1.1')
    expect(refusalText(rulebook, 'fareTooDear', 'en').text.replaceAll('\u00a0', ' ')).toContain('80 thalers')
  })

  it('is played by the laws, by bots that have never heard of it', () => {
    const trips = [1, 2, 3, 4, 5].map((seed) => {
      const game = newGame(rulebook.book, { seats: 3, seed })
      const bots = ['steady', 'plain', 'random'].map(createBot)
      for (const [seat, bot] of bots.entries()) bot.begin(seat)
      playLawfully(game, bots, 40, { slowEvery: 31 })
      return game.s.parts.ferry.trips
    })
    expect(Math.max(...trips)).toBeGreaterThan(1)
  })

  it('asks a question of its own, which a rulebook answers by name', () => {
    const paid = derive(rulebook, { id: 'paid', version: 1, title: rulebook.title, choose: { fareTo: 'bank' } })
    const t = new Table(paid, { seats: 2, starts: 0, place: { 0: 17 } })
    t.throws(0, [1, 2])
    t.do(0, 'board', 'Westbahnhof')
    expect([t.cash(POT), paid.book.chosen.fareTo, rulebook.book.chosen.fareTo]).toEqual([0, 'bank', 'pot'])
    expect(paid.book.identity()).not.toBe(rulebook.book.identity())
    const wrong = { id: 'x', version: 1, title: rulebook.title, choose: { fareTo: 'sea' } } as unknown as Difference
    expect(() => derive(rulebook, wrong)).toThrow('"fareTo" cannot be "sea": the chapters of this rulebook offer "pot"')
    // @ts-expect-error nobody offers that
    const _: Difference['choose'] = { fareTo: 'sea' }
    const [row] = compareRulebooks([rulebook, paid]).filter(differs)
    expect([row?.theme, row?.label.en, row?.values.map(({ en }) => en)]).toEqual([
      'spaces',
      'The fare of the ferry',
      ['goes to the pot', 'goes to the bank'],
    ])
  })

  it('stands in the comparison with its number, under what it is about', () => {
    const rows = compareRulebooks([classic, rulebook]).filter(differs)
    expect(rows.map(({ theme, label }) => [theme, label.en])).toEqual([
      ['spaces', 'The free car park'],
      ['spaces', 'The harbour'],
      ['spaces', 'The fare of the ferry'],
      ['spaces', 'Ferry'],
      ['board', 'Mark of the rules'],
    ])
  })
})
