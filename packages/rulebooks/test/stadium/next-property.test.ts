import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { describe, expect, it } from 'vitest'
import {
  AWAY,
  allBut,
  BROWN,
  BUS_REPAIR,
  chanceCard,
  GO_TO_JAIL,
  idleTurn,
  JAIL,
  MR_M,
  MR_M_TOO,
  PARKING,
  START,
  withSpeedDie,
} from './table.ts'

/** Nobody bids. */
function allPass(t: Table): void {
  while (t.waitsFor === 'open auction') t.do(t.must[0] ?? 0, 'pass')
}

describe('next property', () => {
  it.each([MR_M, MR_M_TOO])(
    'S-12.5: face %i: by the white dice first, then on to the next unowned property',
    (face) => {
      const t = withSpeedDie({ place: { 0: 17 }, own: { 1: ['Trainerbank'], 0: ['Eckfahne'] } })
      t.throws(0, [1, 2, face])
      expect(t.lines('moved', 'visited')).toEqual([
        `moved seat 0 from Heimspiel to ${PARKING} (S-1.1)`,
        `visited seat 0 space ${PARKING} (S-11.3)`,
        `moved seat 0 from ${PARKING} to Seitenlinie (S-12.5)`,
      ])
      t.refuses(0, 'endTurn', 'mustDecideFirst', 'S-1.1')
      t.do(0, 'buy')
      expect([t.owner('Seitenlinie'), t.legal(0)[0]]).toEqual([0, 'endTurn'])
    },
  )

  it('S-12.5: the first space is resolved before: bought, then the next one is bought or auctioned', () => {
    const t = withSpeedDie({ place: { 0: 20 } })
    t.throws(0, [1, 2, MR_M])
    expect(t.place(0)).toBe('Eckfahne')
    t.do(0, 'buy')
    expect(t.place(0)).toBe('Seitenlinie')
    t.do(0, 'decline')
    t.do(1, 'bid', 30)
    t.do(0, 'pass')
    expect([t.owner('Eckfahne'), t.owner('Seitenlinie'), t.place(0), t.legal(0)[0]]).toEqual([
      0,
      1,
      'Seitenlinie',
      'endTurn',
    ])
  })

  it('S-12.5: a property just left unsold is not the next one', () => {
    const t = withSpeedDie({ place: { 0: 20 } })
    t.throws(0, [1, 2, MR_M])
    t.do(0, 'decline')
    allPass(t)
    expect([t.owner('Eckfahne'), t.place(0)]).toEqual([null, 'Seitenlinie'])
    t.do(0, 'buy')
  })

  it('S-12.5: not even when it is the only one unowned: on to the next of another player', () => {
    const t = withSpeedDie({ place: { 0: 20 }, own: { 1: allBut('Eckfahne') } })
    t.throws(0, [1, 2, MR_M])
    t.do(0, 'decline')
    allPass(t)
    expect([t.place(0), t.demands]).toEqual(['Seitenlinie', ['0 owes 1 20 for Seitenlinie']])
  })

  it('S-12.5: it starts where a card has led', () => {
    const on = withSpeedDie({ place: { 0: 4 }, own: { 0: ['Seitenlinie'] }, cards: { [AWAY]: [chanceCard.toOpera] } })
    on.throws(0, [1, 2, MR_M])
    expect(on.lines('moved').slice(1)).toEqual([
      'moved seat 0 from Auswärtsspiel to Seitenlinie (S-1.1)',
      'moved seat 0 from Seitenlinie to Wolkenpark (S-12.5)',
    ])
    const back = withSpeedDie({ place: { 0: 4 }, cards: { [AWAY]: [chanceCard.back3] } })
    back.throws(0, [1, 2, MR_M])
    expect([back.place(0), back.payments]).toEqual(['Maulwurfwiese', [`0 → bank 200 (S-10.2)`]])
  })

  it('S-12.5: what a card orders for a rent does not hold on the second move', () => {
    const venues = withSpeedDie({
      place: { 0: 4 },
      own: { 0: allBut('Nebelkessel', 'Wolkenpark'), 1: ['Nebelkessel', 'Wolkenpark'] },
      cards: { [AWAY]: [chanceCard.nextStation] },
    })
    venues.throws(0, [1, 2, MR_M])
    expect(venues.demands).toEqual(['0 owes 1 100 for Nebelkessel', '0 owes 1 50 for Wolkenpark'])
    const shops = withSpeedDie({
      seats: 3,
      place: { 0: 4 },
      own: { 0: allBut('Schalladen', 'Trikotladen'), 1: ['Schalladen'], 2: ['Trikotladen'] },
      cards: { [AWAY]: [chanceCard.nextUtility] },
    })
    shops.throws(0, [1, 2, MR_M], [1, 1, MR_M], [2, 1, 3])
    expect(shops.demands).toEqual(['0 owes 1 20 for Schalladen', '0 owes 2 24 for Trikotladen'])
  })

  it('S-12.5: past LOS it pays 200', () => {
    const t = withSpeedDie({ place: { 0: 35 }, own: { 1: ['Pokalvitrine'] } })
    t.throws(0, [1, 2, MR_M])
    expect([t.place(0), t.payments]).toEqual(['Bolzplatz', ['0 → bank 100 (S-10.2)', 'bank → 0 200 (S-1.1)']])
  })

  it('S-12.5: with nothing unowned, on to the next property, for its usual rent', () => {
    const t = withSpeedDie({ place: { 0: 17 }, own: { 1: allBut() } })
    t.throws(0, [1, 2, MR_M])
    expect(t.demands).toEqual(['0 owes 1 36 for Trainerbank'])
    t.do(1, 'demand', 'Trainerbank')
    expect(t.payments).toEqual(['0 → 1 36 (S-9.1)'])
  })

  it('S-12.5: with nothing unowned, own ones are passed over; rent is on demand', () => {
    const t = withSpeedDie({
      place: { 0: 17 },
      own: { 0: ['Trainerbank', 'Eckfahne'], 1: allBut('Trainerbank', 'Eckfahne') },
    })
    t.throws(0, [1, 2, MR_M])
    expect([t.place(0), t.demands, t.payments]).toEqual(['Seitenlinie', ['0 owes 1 20 for Seitenlinie'], []])
    t.do(1, 'demand', 'Seitenlinie')
    expect(t.payments).toEqual(['0 → 1 20 (S-9.1)'])
  })

  it('S-12.5: an unowned property further on comes before one of another player', () => {
    const t = withSpeedDie({ place: { 0: 17 }, own: { 1: allBut('Ascheplatz') } })
    t.throws(0, [1, 2, MR_M])
    expect([t.place(0), t.payments, t.legal(0)[0]]).toEqual(['Ascheplatz', ['bank → 0 200 (S-1.1)'], 'buy'])
  })

  it('S-12.5: a mortgaged one is reached but earns nothing', () => {
    const t = withSpeedDie({ place: { 0: 17 }, own: { 1: allBut() }, mortgaged: ['Trainerbank'] })
    t.throws(0, [1, 2, MR_M])
    expect([t.place(0), t.demands]).toEqual(['Trainerbank', []])
    expect(t.lines('noRent')).toEqual(['noRent seat 0 owner 1 deed Trainerbank (S-6.1)'])
  })

  it('S-12.5: if there is none at all there is no second move', () => {
    const t = withSpeedDie({ place: { 0: 17 }, own: { 0: allBut() } })
    t.throws(0, [1, 2, MR_M])
    expect([t.place(0), t.lines('moved').length, t.legal(0).includes('endTurn')]).toEqual([PARKING, 1, true])
  })

  it('S-12.5: both rents of such a turn stay open, and doubles are thrown again after the second move', () => {
    const t = withSpeedDie({ place: { 0: 19 }, own: { 1: allBut() } })
    t.throws(0, [1, 1, MR_M])
    expect(t.demands).toEqual(['0 owes 1 36 for Trainerbank', '0 owes 1 36 for Eckfahne'])
    expect(t.legal(0)[0]).toBe('throw')
    t.throws(0, [1, 2, 1])
    expect(t.demands.length).toBe(3)
    for (const deed of ['Eckfahne', 'Trainerbank']) t.do(1, 'demand', deed)
    expect(t.cash(1)).toBe(1572)
  })

  it('S-12.5: a debt on the first space is settled before the second move; a bankrupt makes none', () => {
    const scene = { seats: 3, place: { 0: 1 }, own: { 0: ['Wolkenpark', 'Nebelkessel'] } }
    const t = withSpeedDie({ ...scene, cash: { 0: 100 } })
    t.throws(0, [1, 2, MR_M])
    expect([t.place(0), t.waitsFor]).toEqual([BUS_REPAIR, 'debt to settle'])
    t.do(0, 'mortgage', 'Wolkenpark')
    expect([t.place(0), t.cash(0)]).toEqual(['Maulwurfwiese', 0])
    const broke = withSpeedDie({ ...scene, own: {}, cash: { 0: 100 } })
    broke.throws(0, [1, 2, MR_M])
    broke.do(0, 'bankrupt')
    expect([broke.turn, broke.waitsFor]).toEqual([1, 'turn'])
  })

  it('S-12.5: the next turn knows nothing of it', () => {
    const t = withSpeedDie({ place: { 0: 17 }, own: { 0: allBut() } })
    t.throws(0, [1, 2, MR_M])
    t.do(0, 'endTurn')
    idleTurn(t)
    for (let deed = 0; deed < t.g.book.board.deeds; deed++) t.g.s.own(deed, -1)
    t.g.s.place[0] = 17
    t.throws(0, [1, 1, 2])
    expect(t.place(0)).toBe('Trainerbank')
    t.do(0, 'buy')
    expect(t.place(0)).toBe('Trainerbank')
  })
})

describe('three equal numbers', () => {
  const jump = (to: string, scene: Parameters<typeof withSpeedDie>[0] = {}) => {
    const t = withSpeedDie(scene)
    t.throws(0, [2, 2, 2])
    t.do(0, 'jumpTo', to)
    return t
  }

  it('S-12.7: any space of the board can be chosen', () => {
    for (const face of [1, 2, 3]) {
      const t = withSpeedDie({ place: { 0: 17 } })
      t.throws(0, [face, face, face])
      expect(t.g.s.place[0]).toBe(17)
      expect(t.legal(0).filter((action) => action.startsWith('jumpTo')).length).toBe(40)
      t.refuses(0, 'jumpTo', 40, 'noSuchMove', 'S-12.3')
      t.refuses(0, 'chooseMove', 0, 'notNow', 'S-1.1')
      t.do(0, 'jumpTo', PARKING)
      expect(t.lines('moved')).toEqual([`moved seat 0 from Heimspiel to ${PARKING} (S-12.7)`])
    }
  })

  it('S-12.7: one must be chosen: neither a throw nor the end of the turn comes before it', () => {
    const t = withSpeedDie({ place: { 0: 17 } })
    t.throws(0, [2, 2, 2])
    t.refuses(0, 'throw', 'mustDecideFirst', 'S-1.1')
    t.refuses(0, 'endTurn', 'mustDecideFirst', 'S-1.1')
  })

  it.each([
    [4, 'the bus'],
    [5, 'the next property'],
    [6, 'the next property'],
  ])('S-12.7: doubles of %i with %s are no three equal numbers', (face) => {
    const t = withSpeedDie({ place: { 0: 20 } })
    t.throws(0, [face, face, face])
    t.refuses(0, 'jumpTo', PARKING, 'notNow', 'S-1.1')
  })

  it('S-12.7: doubles with another number are no three equal ones', () => {
    const t = withSpeedDie({ own: { 0: ['Maulwurfwiese'] } })
    t.throws(0, [2, 2, 1])
    expect(t.place(0)).toBe('Maulwurfwiese')
  })

  it('S-12.7: the space is carried out: bought, paid for, drawn', () => {
    const bought = jump('Pokalvitrine')
    bought.do(0, 'buy')
    expect(bought.owner('Pokalvitrine')).toBe(0)
    expect(jump('Ascheplatz', { own: { 1: BROWN } }).demands).toEqual(['0 owes 1 8 for Ascheplatz'])
    expect(jump(BUS_REPAIR).payments).toEqual(['0 → bank 200 (S-10.2)'])
    const drawn = withSpeedDie({ cards: { [AWAY]: [chanceCard.receive50] } })
    drawn.throws(0, [1, 1, 1])
    drawn.do(0, 'jumpTo', 7)
    expect(drawn.payments).toEqual(['bank → 0 50 (S-10.1)'])
  })

  it('S-12.7: landing on LOS pays 200; the jump itself passes nothing', () => {
    expect(jump(START, { place: { 0: 17 } }).payments).toEqual(['bank → 0 200 (S-1.1)'])
    expect(jump('Bolzplatz', { place: { 0: 38 } }).payments).toEqual([])
    expect(jump(START).payments).toEqual(['bank → 0 200 (S-1.1)'])
  })

  it('S-12.7: on the jail corner one visits', () => {
    const t = jump(JAIL)
    expect([t.place(0), t.inJail(0), t.legal(0)[0]]).toEqual([JAIL, false, 'throw'])
  })

  it('S-12.7: on the space that sends to jail one is jailed, without a further throw', () => {
    const t = jump(GO_TO_JAIL)
    expect([t.place(0), t.inJail(0), t.payments]).toEqual([JAIL, true, []])
    t.refuses(0, 'throw', 'turnIsDone', 'S-1.1')
    t.do(0, 'endTurn')
  })

  it('S-12.7: the white dice are doubles: you throw again', () => {
    jump(PARKING).refuses(0, 'endTurn', 'mustThrowAgain', 'S-1.1')
  })

  it('S-12.7: as the third doubles they lead to jail instead', () => {
    const t = jump(PARKING)
    t.throws(0, [1, 1, 1])
    t.do(0, 'jumpTo', PARKING)
    t.throws(0, [3, 3, 3])
    expect([t.place(0), t.inJail(0), t.lines('moved')]).toEqual([JAIL, true, []])
    t.refuses(0, 'jumpTo', PARKING, 'notNow', 'S-1.1')
  })

  it('S-12.7: the space where one stands may be chosen and is carried out again', () => {
    const t = jump('Ascheplatz', { place: { 0: 3 }, own: { 1: BROWN } })
    expect([t.place(0), t.demands]).toEqual(['Ascheplatz', ['0 owes 1 8 for Ascheplatz']])
  })
})
