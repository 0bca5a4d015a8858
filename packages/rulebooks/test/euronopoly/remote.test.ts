import { describe, expect, it } from 'vitest'
import { SOUTH, south, table } from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>

/** Seat 0, about to throw, owns Athens; seat 1 stands on Madrid. */
function claim(scene: Scene = {}) {
  return table({ seats: 3, starts: 0, own: { 0: ['Athen'] }, place: { 1: 'Madrid' }, ...scene })
}

describe('remote purchases', () => {
  it('E-8.1: the player with the claim buys the plot on which another stands: price to the bank, commission to the other', () => {
    const t = claim()
    t.do(0, 'buyRemote', 'Madrid')
    expect(t.payments).toEqual(['0 → bank 1100 (E-8.1)', '0 → 1 170 (E-8.1)'])
    expect([t.owner('Madrid'), t.cash(0), t.cash(1)]).toEqual([0, 3000 - 1100 - 170, 3170])
    expect(t.must).toEqual([0])
  })

  it('E-8.1: only in the buyer’s own turn', () => {
    const t = claim({ starts: 2, place: { 1: 'Madrid', 2: 6 } })
    t.refuses(0, 'buyRemote', 'Madrid', 'notYourTurn', 'E-2.1')
    t.throws(2, [1, 3])
    t.refuses(0, 'buyRemote', 'Madrid', 'notYourTurn', 'E-2.1')
    t.do(2, 'endTurn')
    t.do(0, 'buyRemote', 'Madrid')
    expect(t.owner('Madrid')).toBe(0)
  })

  it('E-8.1: the other is not asked and cannot refuse', () => {
    const t = claim()
    expect(t.legal(1)).toEqual([])
    t.do(0, 'buyRemote', 'Madrid')
    expect([t.legal(1), t.waitsFor, t.cash(1)]).toEqual([[], 'turn', 3170])
  })

  it('E-8.1: “always” ends where another paragraph begins: after a throw, in debt, in prison', () => {
    const thrown = claim({ place: { 0: 6, 1: 'Madrid' } })
    thrown.throws(0, [1, 3])
    thrown.refuses(0, 'buyRemote', 'Madrid', 'businessTooLate', 'E-2.1')
    claim({ debt: { 0: 10 } }).refuses(0, 'buyRemote', 'Madrid', 'inBankDebt', 'E-9.3')
    claim({ jail: { 0: 0 } }).refuses(0, 'buyRemote', 'Madrid', 'noBusinessInJail', 'E-10.2')
  })

  it('E-8.1: both from cash, to the last chip', () => {
    const short = claim({ cash: { 0: 1260 } })
    short.refuses(0, 'buyRemote', 'Madrid', 'remoteTooDear', 'E-8.1')
    const enough = claim({ cash: { 0: 1270 } })
    enough.do(0, 'buyRemote', 'Madrid')
    expect(enough.cash(0)).toBe(0)
  })

  it('E-8.1: not without the claim, nor what is taken or no city', () => {
    const own = { 0: ['Athen', 'Riga'], 1: ['Helsinki', 'Zoll Narwa'], 2: ['Sofia'] }
    const t = claim({ own, place: { 1: 'Stockholm', 2: 'Zoll Brenner' } })
    t.refuses(0, 'buyRemote', 'Stockholm', 'noClaim', 'E-8.1')
    t.refuses(0, 'buyRemote', 'Zoll Brenner', 'noClaim', 'E-8.1')
    t.refuses(0, 'buyRemote', 'Sofia', 'deedTaken', 'E-8.1')
  })

  it('E-8.1: the piece must still stand there, and be another’s', () => {
    const t = claim({ place: { 0: 'Lissabon', 1: 'Madrid' } })
    t.refuses(0, 'buyRemote', 'Lissabon', 'nobodyOnSpace', 'E-8.1')
    t.do(0, 'buyRemote', 'Madrid')
    const gone = claim({ place: { 1: 'Madrid' } })
    gone.resign(1)
    gone.refuses(0, 'buyRemote', 'Madrid', 'nobodyOnSpace', 'E-8.1')
  })

  it('E-8.1: also with only one plot of another group (E-5.3 is about groups without a claim)', () => {
    const t = claim({ own: { 0: ['Athen', 'Riga'] } })
    t.do(0, 'buyRemote', 'Madrid')
    expect(t.owner('Madrid')).toBe(0)
  })

  it('E-8.2: of several on one space the first that came gets the commission', () => {
    const t = table({ seats: 4, starts: 1, own: { 0: ['Athen'] }, place: { 0: 5, 1: 20, 2: 20, 3: 30 } })
    t.throws(1, [4, 4])
    expect(t.place(1)).toBe('Lissabon')
    t.do(1, 'endTurn')
    t.throws(2, [3, 5])
    t.do(2, 'endTurn')
    t.throws(3, [1, 3])
    t.do(3, 'decline')
    t.do(3, 'endTurn')
    t.do(0, 'buyRemote', 'Lissabon')
    expect(t.payments).toEqual(['0 → bank 1000 (E-8.1)', '0 → 1 150 (E-8.2)'])
  })

  it('E-8.2: a player who comes back is the last; the buyer does not count', () => {
    const t = table({ seats: 3, starts: 1, own: { 0: ['Athen'] }, place: { 0: 'Lissabon', 1: 24, 2: 'Lissabon' } })
    t.g.s.arrived.set([1, 2, 3])
    t.g.s.throwsMade = 3
    t.throws(1, [1, 3])
    t.do(1, 'endTurn')
    t.g.s.turnSeat = 0
    t.do(0, 'buyRemote', 'Lissabon')
    expect(t.payments.at(-1)).toBe('0 → 2 150 (E-8.2)')
  })

  it('E-8.3: an apartment on a plot of your own while another stands on any plot of the group, for price and commission', () => {
    const free = claim()
    free.do(0, 'buildRemote', 'Athen')
    expect(free.payments).toEqual(['0 → bank 300 (E-8.3)', '0 → 1 170 (E-8.3)'])
    expect([free.level('Athen'), free.cash(0)]).toEqual([1, 3000 - 470])
    const whole = claim({ own: { 0: SOUTH }, place: { 1: 'Lissabon' } })
    whole.do(0, 'buildRemote', 'Madrid')
    whole.do(0, 'buildRemote', 'Athen')
    expect([whole.level('Madrid'), whole.level('Athen'), whole.cash(1)]).toEqual([1, 1, 3300])
  })

  it('E-8.3: within E-5.5, and from cash', () => {
    const high = claim()
    high.do(0, 'buildRemote', 'Athen')
    high.refuses(0, 'buildRemote', 'Athen', 'ladderTooHigh', 'E-5.5')
    const home = claim({ own: { 0: SOUTH }, level: south(2, 1, 0) })
    home.refuses(0, 'buildRemote', 'Athen', 'ladderTooHigh', 'E-5.5')
    const poor = claim({ cash: { 0: 460 } })
    poor.refuses(0, 'buildRemote', 'Athen', 'remoteBuildTooDear', 'E-8.3')
  })

  it('E-8.3: not while nobody stands in the group, nor on what is not your own', () => {
    const t = claim({ place: { 0: 'Lissabon', 1: 'Stockholm' } })
    t.refuses(0, 'buildRemote', 'Athen', 'nobodyInGroup', 'E-8.3')
    t.refuses(0, 'buildRemote', 'Madrid', 'notYourDeed', 'E-5.1')
  })

  it('E-8.3: with visitors on several plots the first that came is paid, what is printed where that piece stands', () => {
    const t = claim({ own: { 0: SOUTH }, place: { 1: 'Madrid', 2: 'Lissabon' } })
    t.g.s.arrived.set([1, 3, 2])
    t.do(0, 'buildRemote', 'Athen')
    expect(t.payments.at(-1)).toBe('0 → 2 150 (E-8.3)')
    t.g.s.arrived.set([1, 2, 3])
    t.do(0, 'buildRemote', 'Athen')
    expect(t.payments.at(-1)).toBe('0 → 1 170 (E-8.3)')
  })

  it('E-8.1: a visitor in debt cannot keep the commission: it repays the bank (E-9.3)', () => {
    const t = claim({ own: { 0: ['Athen'], 1: ['Zoll Narwa'] }, cash: { 1: 0 }, debt: { 1: 100 } })
    t.do(0, 'buyRemote', 'Madrid')
    expect([t.cash(1), t.debt(1)]).toEqual([70, 0])
  })
})
