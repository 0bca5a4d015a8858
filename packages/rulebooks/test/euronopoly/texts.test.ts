import { pack } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { euronopoly } from '../../src/euronopoly/book.ts'
import { actionText, askText, eventText, type Language, refusalText } from '../../src/texts/index.ts'
import { card, EVENTS, SOUTH, south, table } from './table.ts'

type Table = ReturnType<typeof table>
const NAMES = ['Anna', 'Ben', 'Cem']

/** What the last step of a game tells. */
function log(t: Table, language: Language): string[] {
  return t.last.map((event) => eventText(euronopoly, event, NAMES, language).replaceAll('\u00a0', ' '))
}

function button(
  t: Table,
  seat: number,
  action: 'build' | 'buyRemote' | 'buildRemote',
  city: string,
  language: Language,
) {
  const packed = pack(t.g.book.codes[action], seat, t.names.deed(city))
  return actionText(euronopoly, t.g, packed, NAMES, language).replaceAll('\u00a0', ' ')
}

describe('euronopoly in words', () => {
  it('E-8.1: a purchase from afar says price and commission on the button and in the log', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: ['Athen'] }, place: { 1: 'Madrid' } })
    expect(button(t, 0, 'buyRemote', 'Madrid', 'de')).toBe('Madrid aus der Ferne kaufen (1.100 + 170 an Ben)')
    expect(button(t, 0, 'buildRemote', 'Athen', 'en')).toBe('Build an apartment in Athens from afar (300 + 170 to Ben)')
    t.do(0, 'buyRemote', 'Madrid')
    expect(log(t, 'de').slice(0, 1)).toEqual(['Anna kauft Madrid aus der Ferne für 1.100 GE.'])
    expect(log(t, 'en').at(-1)).toBe('Anna pays a commission of 170 GE to Ben in Madrid.')
  })

  it('E-5.4, E-5.6: apartments stand in a city, and three of them are called a holiday home', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: SOUTH }, level: south(2, 1, 1), place: { 0: 20 } })
    t.throws(0, [2, 4])
    expect(log(t, 'de')).toEqual(['Anna wirft 2 und 4.', 'Anna zieht nach Athen.'])
    expect(button(t, 0, 'build', 'Athen', 'de')).toBe('Apartment in Athen bauen (300)')
    t.do(0, 'build', 'Athen')
    expect(log(t, 'de')).toEqual([
      'Anna zahlt 300 GE für ein Apartment in Athen.',
      'Anna baut ein Apartment in Athen; dort steht jetzt: 1 Ferienhaus.',
    ])
  })

  it('E-9.2, E-9.4: debt is told with its sum, and losing with what stood against it', () => {
    const own = { 0: ['Zoll Narwa'], 1: SOUTH }
    const t = table({ seats: 3, starts: 0, own, level: south(9, 3, 3), place: { 0: 20 }, cash: { 0: 100 } })
    t.throws(0, [2, 4])
    expect(log(t, 'de')).toContain('Anna leiht sich 3.900 GE von der Bank (Schulden: 3.900 GE).')
    expect(log(t, 'en')).toContain('Anna owes the bank 3,900 GE, and all possessions bring only 500 GE: lost.')
  })

  it('E-7.1: cards are quoted', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 22 }, cards: { [EVENTS]: [card.sitOut] } })
    t.throws(0, [1, 4])
    expect(log(t, 'en').at(-1)).toContain('“The connecting train was on time, the party was not: sit out a round.”')
  })

  it('E-10.3: prison asks what it costs to leave now', () => {
    const t = table({ seats: 2, starts: 0, jail: { 0: 1 } })
    const asked = (language: Language) => askText(euronopoly, t.g, 0, NAMES, language).replaceAll('\u00a0', ' ')
    expect(asked('de')).toContain('400 GE')
    expect(asked('en')).toContain('400 GE')
  })

  it('E-5.2, E-5.5, E-9.3: refusals say why and cite the paragraph', () => {
    const texts = (['claimOfOther', 'ladderTooHigh', 'inBankDebt', 'businessTooLate'] as const).map((refusal) =>
      refusalText(euronopoly, refusal, 'en'),
    )
    expect(texts.map(({ rule }) => rule)).toEqual(['E-5.2', 'E-5.5', 'E-9.3', 'E-2.1'])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(4)
  })
})
