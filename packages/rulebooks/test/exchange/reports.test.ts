import { describe, expect, it } from 'vitest'
import { BANK, bid, CHANCE, COMMUNITY, chanceCard, communityCard, idleTurn, POT, register, table } from './table.ts'

/** Seat 0 goes from 29 past Rathausplatz to 33 and draws a card that pays it 25. */
function pastTownHall(scene: Parameters<typeof table>[0] = {}) {
  const t = table({ place: { 0: 29 }, cards: { [COMMUNITY]: [communityCard.receive25] }, ...scene })
  t.throws(0, [1, 3])
  return t
}

describe('the annual report', () => {
  it('B-4.6: is due when Rathausplatz is passed or touched', () => {
    const passed = pastTownHall()
    expect([passed.lines('reportOwed'), passed.reportsOwed]).toEqual([['reportOwed seat 0 (B-4.6)'], [0]])
    const touched = table({ place: { 0: 28 }, own: { 0: ['Rathausplatz'] } })
    touched.throws(0, [1, 2])
    expect(touched.reportsOwed).toEqual([0])
    const far = table({ place: { 0: 36 }, cards: { [CHANCE]: [chanceCard.toOpera] }, own: { 0: ['Opernplatz'] } })
    far.g.s.place[0] = 19
    far.throws(0, [1, 2])
    expect(far.reportsOwed).toEqual([])
  })

  it('B-4.6: by a card that leads past it too, but not short of it', () => {
    const card = table({
      place: { 0: 19 },
      cards: { [CHANCE]: [chanceCard.toSchlossallee] },
      own: { 0: ['Schlossallee'] },
    })
    card.throws(0, [1, 2])
    expect(card.reportsOwed).toEqual([0])
    const short = table({ place: { 0: 26 }, own: { 0: ['Goethestraße'] } })
    short.throws(0, [1, 2])
    expect(short.reportsOwed).toEqual([])
  })

  it('B-4.6: by one move past it and on to LOS: first the report, then the dividend that may go by it (B-4.7)', () => {
    const scene = {
      place: { 0: 19 },
      cards: { [CHANCE]: [chanceCard.toStart] },
      shares: { 0: { 1: 5 } },
      cash: { 0: 250 },
    }
    const t = table(scene)
    t.throws(0, [1, 2])
    expect([t.reportsOwed, t.waitsFor]).toEqual([[0], 'debt to settle'])
    const filed = table({ ...scene, options: { autoReports: 1 } })
    filed.throws(0, [1, 2])
    expect(filed.lines('reported', 'dividend')).toEqual([
      'reported seat 0 cash 250 property 0 shares 20 price 10 (B-4.6)',
      'dividend seat 0 perShare 10 total 50 (B-4.7)',
    ])
  })

  it('B-4.6: not on the way to jail', () => {
    const t = table({ place: { 0: 19 }, cards: { [CHANCE]: [chanceCard.toJail] } })
    t.throws(0, [1, 2])
    expect([t.inJail(0), t.reportsOwed]).toEqual([true, []])
    const corner = table({ place: { 0: 27 } })
    corner.throws(0, [1, 2])
    expect(corner.reportsOwed).toEqual([])
  })

  it('B-4.6: not backwards', () => {
    const t = table({
      place: { 0: 33 },
      cards: { [CHANCE]: [chanceCard.back3], [COMMUNITY]: [communityCard.receive25] },
    })
    t.throws(0, [1, 2])
    expect([t.place(0), t.reportsOwed]).toEqual(['Gemeinschaftsfeld', []])
  })

  it('B-4.6: it names cash, property value and shares held, and the dividend goes by it', () => {
    const t = pastTownHall({ own: { 0: ['Südbahnhof'] }, shares: { 1: { 0: 3 } } })
    t.do(0, 'report')
    expect(t.lines('reported')).toEqual(['reported seat 0 cash 1525 property 200 shares 28 price 69 (B-4.6)'])
    expect([t.reportsOwed, t.g.s.reportCash[0]]).toEqual([[], 1525])
  })

  it('B-4.6: the owner may file it until the following player has ended the turn', () => {
    const t = pastTownHall()
    expect(t.may).toEqual([0])
    t.do(0, 'endTurn')
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    expect([t.reportsOwed, t.may]).toEqual([[0], [0]])
    t.do(0, 'report')
    t.do(1, 'endTurn')
    expect([t.cash(POT), t.cash(0)]).toEqual([0, 1525])
  })

  it('B-4.6: it is too late when the following player has ended the turn, and costs 150', () => {
    const t = pastTownHall()
    t.do(0, 'endTurn')
    t.g.s.place[1] = 17
    t.throws(1, [1, 2])
    expect(t.reportsOwed).toEqual([0])
    t.do(1, 'endTurn')
    expect(t.cash(0)).toBe(1375)
  })

  it('B-4.6: the 150 go into the pot, once, and the game files the report', () => {
    const t = pastTownHall()
    t.do(0, 'endTurn')
    idleTurn(t)
    expect(t.lines('reportLate', 'moneyMoved', 'reported')).toEqual([
      'reportLate seat 0 (B-4.6)',
      '0 → pot 150 (B-4.6)',
      'reported seat 0 cash 1375 property 0 shares 25 price 55 (B-4.6)',
    ])
    idleTurn(t)
    expect([t.cash(0), t.reportsOwed]).toEqual([1375, []])
  })

  it('B-4.6: a fine that cannot be paid is a debt; the report is filed when it is paid, and the turn ends', () => {
    const t = pastTownHall({ own: { 0: ['Südbahnhof', 'Nordbahnhof'] }, cash: { 0: 0 } })
    t.do(0, 'endTurn')
    idleTurn(t)
    expect([t.waitsFor, t.must, t.turn]).toEqual(['debt to settle', [0], 1])
    t.do(0, 'mortgage', 'Südbahnhof')
    t.do(0, 'mortgage', 'Nordbahnhof')
    expect(t.lines('moneyMoved', 'reported', 'turnBegan')).toEqual([
      'bank → 0 100 (K-6.1)',
      '0 → pot 150 (B-4.6)',
      'reported seat 0 cash 75 property 200 shares 25 price 11 (B-4.6)',
      'turnBegan seat 2 round 1 (K-0.4)',
    ])
  })

  it('B-4.6: a player who goes bankrupt over the fine reports nothing, and the turn passes on', () => {
    const t = pastTownHall({ cash: { 0: 0 } })
    t.do(0, 'endTurn')
    idleTurn(t)
    t.do(0, 'bankrupt')
    expect([t.lines('reported'), t.turn, t.cash(POT)]).toEqual([[], 2, 25])
  })

  it('B-4.6: by option reports are filed at once', () => {
    const t = pastTownHall({ options: { autoReports: 1 } })
    expect([t.lines('reported'), t.reportsOwed]).toEqual([
      ['reported seat 0 cash 1500 property 0 shares 25 price 60 (B-4.6)'],
      [],
    ])
  })
})

describe('other reports', () => {
  it('B-4.6: an interim report may be filed at any time, in another’s turn too', () => {
    const t = table({ cash: { 1: 900 } })
    t.do(1, 'report')
    expect(t.g.s.reportCash[1]).toBe(900)
  })

  it('B-4.6: but only one a turn', () => {
    const t = table()
    t.do(1, 'report')
    t.refuses(1, 'report', 'reportedAlready', 'B-4.6')
    idleTurn(t)
    t.do(1, 'report')
  })

  it('B-4.6: but not while an auction runs; and an annual one also after an interim one', () => {
    const t = table()
    t.throws(0, [1, 2])
    t.refuses(0, 'report', 'auctionRuns', 'K-2.2')
    bid(t, 0, 0, 0)
    const both = table({ place: { 0: 29 }, cards: { [COMMUNITY]: [communityCard.receive25] } })
    both.do(0, 'report')
    both.throws(0, [1, 3])
    both.do(0, 'report')
    expect(both.g.s.reportCash[0]).toBe(1525)
  })

  it('B-4.6: one is demanded, with the same time limit, when a player holds fewer than 13 of their own shares', () => {
    const t = table({ shares: { 0: { 2: 10 } } })
    t.do(0, 'sellShares', { issuer: 0, number: 2 })
    expect([t.shares(0, 0), t.reportsOwed]).toEqual([13, []])
    t.do(0, 'sellShares', { issuer: 0, number: 1 })
    expect([t.shares(0, 0), t.reportsOwed]).toEqual([12, [0]])
    t.do(0, 'report')
    t.do(0, 'sellShares', { issuer: 0, number: 1 })
    expect(t.reportsOwed).toEqual([])
  })

  it('B-4.6: and from everybody who receives something by a bankruptcy or a takeover', () => {
    const t = table({ place: { 0: 36 }, own: { 1: ['Parkstraße', 'Schlossallee'] }, cash: { 0: 20 } })
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.do(0, 'bankrupt')
    expect(t.reportsOwed).toEqual([1])
    const taken = table({ shares: { 0: { 1: 12, 2: 8, [BANK]: 4 } } })
    taken.do(0, 'sellShares', { issuer: 0, number: 1 })
    expect([register(taken).length, taken.reportsOwed]).toEqual([1, [1, 2]])
  })

  it('B-4.6: also from creditors who share nothing but cash', () => {
    const t = table({ place: { 0: 38 }, shares: { 0: { 1: 5, 2: 3, [BANK]: 2 } }, cash: { 0: 100 } })
    t.throws(0, [1, 2])
    t.do(0, 'bankrupt')
    expect([t.payments.length, t.reportsOwed]).toEqual([3, [1, 2]])
  })

  it('B-4.6: but not from an heir to whom nothing is left', () => {
    const bare = { place: { 0: 36 }, own: { 1: ['Parkstraße', 'Schlossallee'] }, cash: { 0: 0 } }
    const t = table(bare)
    t.throws(0, [1, 2])
    t.do(1, 'demand', 'Schlossallee')
    t.do(0, 'bankrupt')
    expect([t.g.s.alive, t.reportsOwed]).toEqual([0b110, []])
    const withShare = table({ ...bare, shares: { 2: { 0: 1 } } })
    withShare.throws(0, [1, 2])
    withShare.do(1, 'demand', 'Schlossallee')
    withShare.do(0, 'bankrupt')
    expect(withShare.reportsOwed).toEqual([1])
  })

  it('B-4.6: by option the one report names all that has been received', () => {
    const t = table({
      options: { autoReports: 1 },
      own: { 0: ['Südbahnhof'] },
      shares: { 0: { 1: 24 }, 2: { 0: 2 } },
      cash: { 0: 250 },
    })
    t.do(0, 'sellShares', { issuer: 0, number: 1 })
    expect(t.lines('reported').at(-1)).toBe('reported seat 1 cash 1758 property 200 shares 27 price 78 (B-4.6)')
    expect(t.lines('reported').filter((line) => line.includes('seat 1'))).toHaveLength(1)
  })

  it('B-4.6: an owed report that is demanded again keeps its first deadline', () => {
    const t = table({ place: { 1: 29 }, shares: { 1: { 2: 12 } }, cards: { [COMMUNITY]: [communityCard.receive25] } })
    t.do(0, 'offer', { to: 1, give: { cash: 60 }, get: { shares: { issuer: 1, number: 1 } } })
    t.do(1, 'accept', 0)
    idleTurn(t)
    t.throws(1, [1, 3])
    expect(t.reportsOwed).toEqual([1])
    t.do(1, 'endTurn')
    expect(t.lines('reportLate')).toEqual(['reportLate seat 1 (B-4.6)'])
  })
})
