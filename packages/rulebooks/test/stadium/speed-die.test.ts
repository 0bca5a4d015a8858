import { describeEvent, type GameEvent, newGame } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { stadium } from '../../src/stadium/book.ts'
import {
  AWAY,
  BANK,
  BUS,
  chanceCard,
  communityCard,
  GO_TO_JAIL,
  HOME,
  idleTurn,
  JAIL,
  MR_M,
  MR_M_TOO,
  PARKING,
  SHOPS,
  START,
  table,
  withSpeedDie,
} from './table.ts'

describe('the start', () => {
  it('S-12.1: with the speed die everybody gets 1000 more, and it is the default', () => {
    const told: GameEvent[] = []
    const { s } = newGame(stadium.book, { seats: 3, seed: 1 }, (type, slot, ...numbers) =>
      told.push(describeEvent(stadium.book, type, slot, numbers)),
    )
    expect([...s.cash.slice(0, 3), s.cash[BANK]]).toEqual([2500, 2500, 2500, -3000])
    expect(told.filter((event) => event.type === 'moneyMoved').map((event) => event.rule)).toEqual(
      new Array(3).fill('S-12.1'),
    )
  })

  it('S-12.1: without it nobody gets more or throws it', () => {
    expect(newGame(stadium.book, { seats: 2, seed: 1, options: { speedDie: 0 } }).s.cash[0]).toBe(1500)
    const t = withSpeedDie({ options: { speedDie: 0 } })
    t.throws(0, [1, 2])
    expect(t.place(0)).toBe('Ascheplatz')
  })
})

describe('who throws it', () => {
  it('S-12.2: nobody who has not passed LOS yet, the start not counting', () => {
    const t = table({ seats: 2, starts: 0 })
    expect(() => t.throws(0, [1, 2, 3])).toThrow('cannot show 1, 2, 3')
  })

  it('S-12.2: after passing LOS it comes with the next throw, also within the same turn', () => {
    const t = table({
      seats: 2,
      starts: 0,
      place: { 0: 39 },
      own: { 0: ['Bolzplatz', 'Kassenhäuschen', 'Wolkenpark'] },
    })
    t.throws(0, [1, 1])
    expect(t.place(0)).toBe('Bolzplatz')
    t.throws(0, [1, 2, 2])
    expect(t.place(0)).toBe('Kassenhäuschen')
  })

  it('S-12.2: from then on always: nobody throws without it', () => {
    const t = withSpeedDie({ place: { 0: 17 }, own: { 0: ['Eckfahne', 'Wolkenpark'] } })
    t.throws(0, [1, 3, 2])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.g.s.place[0] = 20
    expect(() => t.throws(0, [1, 2])).toThrow('cannot show 1, 2')
    t.dice([1, 2, 2])
    t.falls()
    expect(t.place(0)).toBe('Wolkenpark')
  })

  it('S-12.2: landing on LOS counts, by a card too', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 38 } })
    t.throws(0, [1, 1])
    expect(t.place(0)).toBe(START)
    t.throws(0, [1, 2, 1])
    expect(t.place(0)).toBe('Mannschaftsbus-Reparatur')
    const card = table({ seats: 2, starts: 0, place: { 0: 31 }, cards: { [HOME]: [communityCard.toStart] } })
    card.throws(0, [1, 1])
    card.throws(0, [1, 2, 1])
    expect(card.place(0)).toBe('Mannschaftsbus-Reparatur')
  })

  it('S-12.2: the next throw may be the one for a rent', () => {
    const t = table({
      seats: 2,
      starts: 0,
      place: { 0: 33 },
      own: { 1: SHOPS },
      cards: { [AWAY]: [chanceCard.nextUtility] },
    })
    t.throws(0, [1, 2], [1, 2, 3])
    expect([t.payments, t.demands]).toEqual([['bank → 0 200 (S-1.1)'], ['0 owes 1 60 for Schalladen']])
  })

  it('S-12.2: the way to jail past LOS does not count', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 27 }, own: { 0: ['Gästekabine'] } })
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.do(0, 'payBail')
    t.throws(0, [1, 2])
    expect([t.place(0), t.g.s.laps[0]]).toEqual(['Gästekabine', 0])
  })

  it('S-12.2: each player for themselves', () => {
    const t = withSpeedDie({ place: { 0: 17, 1: 17 } })
    t.throws(0, [1, 1, 1])
    t.do(0, 'jumpTo', PARKING)
    t.throws(0, [5, 3, 2])
    t.do(0, 'endTurn')
    t.throws(1, [1, 2])
    expect(t.place(1)).toBe(PARKING)
  })
})

describe('its faces', () => {
  it('S-12.3: three are numbers, one is the bus, and two are the next property', () => {
    const drawn = [1, 2, 3, 4, 5, 6].map((face) => {
      const t = withSpeedDie({ place: { 0: 20 }, own: { 0: ['Eckfahne', 'Seitenlinie', 'Wolkenpark', 'Linksaußen'] } })
      t.throws(0, [1, 2, face])
      return t.legal(0).some((action) => action.startsWith('chooseMove')) ? 'bus' : t.place(0)
    })
    const next = 'Rechtsaußen'
    expect(drawn).toEqual(['Seitenlinie', 'Wolkenpark', 'Linksaußen', 'bus', next, next])
  })

  it.each([
    [1, 'Maulwurfwiese'],
    [2, 'Kassenhäuschen'],
    [3, 'Auswärtsspiel'],
  ] as const)('S-12.3: %i adds to the move', (face, to) => {
    const t = withSpeedDie({ cards: { [AWAY]: face === 3 ? [chanceCard.receive50] : [] } })
    t.throws(0, [1, 3, face])
    expect(t.lines('moved')).toEqual([`moved seat 0 from ${START} to ${to} (S-12.3)`])
  })

  it('S-12.3: past LOS the sum of three pays the salary', () => {
    const t = withSpeedDie({ place: { 0: 34 }, own: { 0: ['Ascheplatz'] } })
    t.throws(0, [2, 4, 3])
    expect([t.place(0), t.payments]).toEqual(['Ascheplatz', ['bank → 0 200 (S-1.1)']])
  })

  it.each([
    [0, 'Bolzplatz'],
    [1, 'Maulwurfwiese'],
    [2, 'Kassenhäuschen'],
  ])('S-12.4: the bus leaves the choice: way %i of 1 and 5 leads to %s', (choice, to) => {
    const t = withSpeedDie()
    t.throws(0, [1, 5, BUS])
    expect(t.place(0)).toBe(START)
    expect(t.legal(0).filter((action) => action.startsWith('chooseMove'))).toEqual(
      [0, 1, 2].map((n) => `chooseMove ${n}`),
    )
    t.do(0, 'chooseMove', choice)
    expect(t.lines('moved')).toEqual([`moved seat 0 from ${START} to ${to} (S-12.4)`])
    t.do(0, 'buy')
    t.do(0, 'endTurn')
  })

  it('S-12.4: one of the three must be chosen, and only after a bus', () => {
    const t = withSpeedDie()
    t.refuses(0, 'chooseMove', 0, 'notNow', 'S-1.1')
    t.throws(0, [1, 5, BUS])
    t.refuses(0, 'chooseMove', 3, 'noSuchMove', 'S-12.3')
    t.refuses(0, 'endTurn', 'mustDecideFirst', 'S-1.1')
    t.refuses(0, 'throw', 'mustDecideFirst', 'S-1.1')
    t.refuses(0, 'jumpTo', PARKING, 'notNow', 'S-1.1')
    t.refuses(1, 'chooseMove', 0, 'notYourTurn', 'S-1.1')
  })

  it('S-12.4: a bus past LOS earns the salary, and doubles with a bus give a further throw', () => {
    const t = withSpeedDie({ place: { 0: 39 }, own: { 0: ['Ascheplatz'] } })
    t.throws(0, [4, 4, BUS])
    t.do(0, 'chooseMove', 1)
    expect([t.place(0), t.payments]).toEqual(['Ascheplatz', ['bank → 0 200 (S-1.1)']])
    expect(t.legal(0)[0]).toBe('throw')
  })
})

describe('where it does not count', () => {
  it('S-12.6: doubles are two equal white dice', () => {
    const t = withSpeedDie({ own: { 0: ['Maulwurfwiese', 'Bratwurstbude'] } })
    t.throws(0, [1, 2, 2])
    expect(t.legal(0)[0]).toBe('endTurn')
    const doubles = withSpeedDie({ own: { 0: ['Maulwurfwiese'] } })
    doubles.throws(0, [2, 2, 1])
    expect(doubles.legal(0)[0]).toBe('throw')
  })

  it('S-12.6: a player who throws for doubles in jail throws the white dice only, the third failure included', () => {
    const doubles = withSpeedDie({ jail: { 0: 1 }, own: { 0: ['Schalladen'] } })
    doubles.throws(0, [1, 1])
    expect(doubles.lines('freed', 'moved')).toEqual([
      'freed seat 0 (S-11.2)',
      `moved seat 0 from ${JAIL} to Schalladen (S-1.1)`,
    ])
    doubles.do(0, 'endTurn')
    const third = withSpeedDie({ jail: { 0: 2 }, own: { 0: ['Gästekabine'] } })
    third.throws(0, [1, 2])
    expect([third.place(0), third.cash(0)]).toEqual(['Gästekabine', 1450])
    third.do(0, 'endTurn')
  })

  it('S-12.6: a player who has paid or played a card before the throw uses it as usual', () => {
    const paid = withSpeedDie({ jail: { 0: 1 }, own: { 0: ['Nebelkessel'] } })
    paid.do(0, 'payBail')
    paid.throws(0, [1, 2, 2])
    expect(paid.place(0)).toBe('Nebelkessel')
    const card = withSpeedDie({ jail: { 0: 1 }, jailCards: { [AWAY]: 0 }, own: { 0: ['Nebelkessel'] } })
    card.do(0, 'playJailCard')
    card.throws(0, [2, 3, BUS])
    card.do(0, 'chooseMove', 2)
    expect(card.place(0)).toBe('Nebelkessel')
  })

  it.each([
    [1, 4 * 4],
    [3, 6 * 4],
    [BUS, 3 * 4],
    [MR_M, 3 * 4],
    [MR_M_TOO, 3 * 4],
  ])('S-12.6: for the rent of a shop all three dice are thrown; with face %i it is %i', (face, rent) => {
    const t = withSpeedDie({ place: { 0: 5 }, own: { 1: ['Schalladen'] } })
    t.throws(0, [2, 3, 2], [1, 2, face])
    expect(t.demands).toEqual([`0 owes 1 ${rent} for Schalladen`])
    expect(t.legal(0)[0]).toBe('endTurn')
    expect(t.lines('thrownForRent')).toEqual([`thrownForRent seat 0 dieA 1 dieB 2 dieC ${face} (S-9.3)`])
  })

  it('S-12.6: ten times all three with both shops, and when a card leads there', () => {
    const both = withSpeedDie({ place: { 0: 5 }, own: { 1: SHOPS } })
    both.throws(0, [2, 3, 2], [1, 2, 3])
    expect(both.demands).toEqual(['0 owes 1 60 for Schalladen'])
    const card = withSpeedDie({
      place: { 0: 1 },
      own: { 1: ['Schalladen'] },
      cards: { [AWAY]: [chanceCard.nextUtility] },
    })
    card.throws(0, [1, 2, 3], [1, 2, 3])
    expect(card.demands).toEqual(['0 owes 1 60 for Schalladen'])
  })

  it('S-12.6: three equal dice thrown for a rent are neither doubles nor a jump', () => {
    const t = withSpeedDie({ place: { 0: 5 }, own: { 1: ['Schalladen'] } })
    t.throws(0, [2, 3, 2], [2, 2, 2])
    expect(t.demands).toEqual(['0 owes 1 24 for Schalladen'])
    t.refuses(0, 'jumpTo', PARKING, 'notNow', 'S-1.1')
    t.do(0, 'endTurn')
  })

  it('S-12.6: a payer who has not passed LOS throws the white dice only', () => {
    const t = table({ seats: 2, starts: 0, place: { 0: 5 }, own: { 1: ['Schalladen'] } })
    t.g.s.laps[1] = 1
    t.throws(0, [3, 4], [1, 2])
    expect(t.demands).toEqual(['0 owes 1 12 for Schalladen'])
  })
})

describe('jail', () => {
  it('S-12.8: sent to jail by the corner, the next-property sign is not played out', () => {
    const t = withSpeedDie({ place: { 0: 27 } })
    t.throws(0, [1, 2, MR_M])
    expect([t.place(0), t.inJail(0), t.legal(0)[0]]).toEqual([JAIL, true, 'endTurn'])
    t.do(0, 'endTurn')
    idleTurn(t)
    t.throws(0, [1, 2])
    expect([t.place(0), t.inJail(0)]).toEqual([JAIL, true])
  })

  it('S-12.8: nor when a card sends there, and doubles give no further throw', () => {
    const t = withSpeedDie({ place: { 0: 34 }, cards: { [AWAY]: [chanceCard.toJail] } })
    t.throws(0, [1, 1, MR_M_TOO])
    expect([t.place(0), t.payments]).toEqual([JAIL, []])
    t.refuses(0, 'throw', 'turnIsDone', 'S-1.1')
    t.do(0, 'endTurn')
  })

  it('S-12.8: nor by the choice of a bus', () => {
    const t = withSpeedDie({ place: { 0: 27 } })
    t.throws(0, [3, 3, BUS])
    t.do(0, 'chooseMove', 0)
    expect(t.lines('moved', 'jailed')).toEqual([
      `moved seat 0 from Rechtsaußen to ${GO_TO_JAIL} (S-12.4)`,
      'jailed seat 0 (S-11.1)',
    ])
    t.do(0, 'endTurn')
  })
})
