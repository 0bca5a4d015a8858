import { describe, expect, it } from 'vitest'
import { asked, button, buttons, log } from '../texts/table.ts'
import { BROWN, BUS, LIGHT_BLUE, MR_M, PINK, RED, table, withSpeedDie } from './table.ts'

const BOLZPLATZ = 0

describe('the stadium in words', () => {
  it('S-4.1: buildings are stands and stadiums, in the right gender', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, level: { Bolzplatz: 1 } })
    expect(button(t, 0, 'build', 1, 'de')).toBe('Tribüne auf Ascheplatz bauen (50 ₩)')
    t.do(0, 'build', 'Ascheplatz')
    expect(log(t, 'de')).toEqual([
      'Anna zahlt 50 ₩ für eine Tribüne auf Ascheplatz.',
      'Anna baut eine Tribüne auf Ascheplatz.',
    ])
    t.do(0, 'build', 'Bolzplatz')
    expect(log(t, 'de', 'built')).toEqual(['Anna baut die 2. Tribüne auf Bolzplatz.'])
    expect(log(t, 'en')).toEqual([
      'Anna pays ₩50 for a stand on Kickabout Pitch.',
      'Anna builds stand number 2 on Kickabout Pitch.',
    ])
    t.do(0, 'sell', 'Bolzplatz')
    expect(log(t, 'de', 'sold')).toEqual(['Anna verkauft Gebäude auf Bolzplatz; dort steht jetzt: 1 Tribüne.'])
    expect(log(t, 'en', 'sold')).toEqual(['Anna sells buildings on Kickabout Pitch, leaving 1 stand.'])
  })

  it('S-4.1: a stadium is told apart from a stand', () => {
    const t = table({ seats: 2, starts: 0, own: { 0: BROWN }, level: { Bolzplatz: 4, Ascheplatz: 4 } })
    expect(button(t, 0, 'build', BOLZPLATZ, 'en')).toBe('Build a stadium on Kickabout Pitch (₩50)')
    t.do(0, 'build', 'Bolzplatz')
    expect(log(t, 'de', 'built')).toEqual(['Anna baut ein Stadion auf Bolzplatz.'])
    expect(button(t, 0, 'sell', BOLZPLATZ, 'de')).toBe('Stadion auf Bolzplatz verkaufen (+25 ₩)')
  })

  it('S-4.3: short stands are asked for and placed under their name', () => {
    const own = { 0: BROWN, 1: LIGHT_BLUE, 2: [...PINK, ...RED, 'Mittelkreis', 'Strafraum', 'Elfmeterpunkt'] }
    const full = Object.fromEntries([...PINK, ...RED].map((street) => [street, 4]))
    const t = table({ seats: 3, starts: 0, own, level: { ...full, Mittelkreis: 3, Strafraum: 2, Elfmeterpunkt: 2 } })
    t.do(0, 'build', 'Bolzplatz')
    expect(asked(t, 1, 'de')).toBe(
      'Anna möchte eine Tribüne bauen. Der Vorrat ist knapp (1); reicht er nicht, wird versteigert. Auch eine Tribüne bauen?',
    )
    expect(buttons(t, 1, 'de').slice(0, 2)).toEqual(['Auch eine Tribüne bauen', 'Jetzt keine Tribüne bauen'])
    expect(buttons(t, 1, 'en').slice(0, 2)).toEqual(['Build a stand too', 'Build no stand now'])
    t.do(1, 'want')
    t.do(2, 'leaveIt')
    t.do(1, 'bid', 60)
    t.do(0, 'pass')
    expect([asked(t, 1, 'de'), asked(t, 1, 'en')]).toEqual([
      'Wohin mit der Tribüne für 60 ₩? Eine Straße wählen.',
      'Where does the stand for ₩60 go? Choose a street.',
    ])
    expect(button(t, 1, 'place', 3, 'de')).toBe('Tribüne auf Kassenhäuschen stellen (60 ₩)')
  })

  it('S-5.1: a stadium that finds no stands is told', () => {
    const own = { 0: BROWN, 1: [...PINK, ...RED, 'Mittelkreis', 'Strafraum', 'Elfmeterpunkt'] }
    const full = Object.fromEntries([...PINK, ...RED].map((street) => [street, 4]))
    const level = { ...full, Bolzplatz: 5, Ascheplatz: 5, Mittelkreis: 2, Strafraum: 2, Elfmeterpunkt: 2 }
    const t = table({ seats: 2, starts: 0, own, level })
    t.do(0, 'sell', 'Bolzplatz')
    expect(log(t, 'de', 'shortage')).toEqual([
      'Es fehlen Tribünen zum Tausch gegen das Stadion (Vorrat: 2). Anna baut die ganze Gruppe Trainingsgelände ab.',
    ])
    expect(log(t, 'en', 'shortage')).toEqual([
      'There are not enough stands to exchange the stadium for (stock: 2). Anna sells down the whole group Practice pitches.',
    ])
  })

  it('S-12.1, S-12.4, S-12.5, S-12.7: the speed die is told and asked', () => {
    const t = withSpeedDie({ place: { 0: 36 } })
    t.throws(0, [1, 5, BUS])
    expect(log(t, 'de', 'threw')).toEqual(['Anna wirft 1, 5 und „Bus“.'])
    expect(asked(t, 0, 'de')).toBe('Bus: mit einem der beiden weißen Würfel ziehen oder mit beiden.')
    expect(buttons(t, 0, 'de').slice(-3)).toEqual(['1 Feld ziehen', '5 Felder ziehen', '6 Felder ziehen'])
    const next = withSpeedDie({ place: { 0: 17 } })
    next.throws(0, [1, 2, MR_M])
    expect(log(next, 'en', 'threw', 'moved')).toEqual([
      'Anna throws 1, 2 and “next property”.',
      'Anna moves to Free Car Park (fans).',
      'Anna moves to Dugout.',
    ])
    const triple = withSpeedDie()
    triple.throws(0, [2, 2, 2])
    expect(asked(triple, 0, 'de')).toBe('Drei gleiche: auf ein beliebiges Feld ziehen.')
    expect(button(triple, 0, 'jumpTo', 39, 'de')).toBe('Auf Pokalvitrine springen')
  })
})
