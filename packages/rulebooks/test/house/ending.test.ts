import { describe, expect, it } from 'vitest'
import { BROWN, faultsOf, house } from './table.ts'

/** Seat 0 cannot pay seat 1 what it owes on the space ahead. */
const RUIN = {
  seats: 3,
  cash: { 0: 40 },
  own: { 0: BROWN, 1: ['Parkstraße', 'Schlossallee'] },
  mortgaged: [...BROWN],
  place: { 0: 36 },
  options: { autoRent: 1 },
}

describe('what a bankrupt leaves', () => {
  it('inheritance=creditor: a player who is the creditor has it all', () => {
    const t = house({}, RUIN)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect(BROWN.map((deed) => t.owner(deed))).toEqual([1, 1])
  })

  it('inheritance=bank: the creditor has the money, and the bank auctions the rest', () => {
    const t = house({ choices: { inheritance: 'bank' } }, RUIN)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect(t.payments).toEqual(['0 → 1 40 (H-1)'])
    expect([t.waitsFor, t.must]).toEqual(['open auction', [1, 2]])
    t.do(1, 'pass')
    t.do(2, 'bid', 5)
    t.do(1, 'bid', 7)
    t.do(2, 'pass')
    expect(t.owner('Turmstraße')).toBe(1)
  })

  it('estateAuction=auctionToAll: what the bank gets is auctioned, also of a debt to the bank', () => {
    const t = house(
      {},
      { seats: 3, cash: { 0: 10 }, own: { 0: ['Badstraße'] }, mortgaged: ['Badstraße'], place: { 0: 1 } },
    )
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect([t.waitsFor, t.must]).toEqual(['open auction', [1, 2]])
    t.do(1, 'pass')
    t.do(2, 'pass')
    expect(t.owner('Badstraße')).toBeNull()
  })

  it('estateAuction=staysWithBank: it is free again', () => {
    const t = house({ choices: { inheritance: 'bank', estateAuction: 'staysWithBank' } }, RUIN)
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect([t.waitsFor, ...BROWN.map((deed) => t.owner(deed))]).toEqual(['turn', null, null])
  })
})

describe('the end', () => {
  it('seatLeft=lastPlayer: the game goes on while two are left', () => {
    const t = house({}, { seats: 3 })
    t.resign(0)
    expect(t.over).toBeNull()
    t.resign(1)
    expect(t.over).toEqual({ reason: 'lastPlayer', winners: [2] })
  })

  it('seatLeft=firstBankruptcy: the first who is out ends it, and the richest wins', () => {
    const t = house({ choices: { seatLeft: 'firstBankruptcy' } }, { seats: 4, cash: { 2: 2000 } })
    t.resign(1)
    expect(t.over).toEqual({ reason: 'firstBankruptcy', winners: [2] })
    expect(t.lines('gameOver')[0]).toContain('(H-1)')
  })

  it('seatLeft=secondBankruptcy: the second', () => {
    const t = house({ choices: { seatLeft: 'secondBankruptcy' } }, { seats: 4, cash: { 3: 2000 } })
    t.resign(1)
    expect(t.over).toBeNull()
    t.resign(0)
    expect(t.over).toEqual({ reason: 'secondBankruptcy', winners: [3] })
  })

  it('lastRound=afterRounds, rounds: with the last turn of that round', () => {
    const t = house({ choices: { lastRound: 'afterRounds' }, numbers: { rounds: 1 } }, { place: { 0: 7, 1: 17 } })
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect(t.over).toBeNull()
    t.throws(1, [1, 2])
    t.do(1, 'endTurn')
    expect(t.over).toEqual({ reason: 'roundsOver', winners: [0, 1] })
    expect(t.lines('gameOver')[0]).toContain('(H-1)')
  })

  it('target=byWealth, targetWealth: at the end of the turn in which somebody has it', () => {
    const rules = { choices: { target: 'byWealth' }, numbers: { targetWealth: 1700 } } as const
    const t = house(rules, { place: { 0: 37, 1: 17 } })
    t.throws(0, [1, 2])
    expect(t.over).toBeNull()
    t.do(0, 'endTurn')
    expect(t.over).toEqual({ reason: 'targetReached', winners: [0] })
    expect(faultsOf({ numbers: { targetWealth: 0 } })).not.toEqual([])
  })

  it('turnEnded=byTime: when the time agreed is up, the turn is finished', () => {
    const t = house({}, { place: { 0: 17 }, cash: { 1: 1600 } })
    t.timeUp()
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    expect(t.over).toEqual({ reason: 'timeUp', winners: [1] })
  })
})
