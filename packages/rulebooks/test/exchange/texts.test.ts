import { describe, expect, it } from 'vitest'
import { offerText, offerWarnings } from '../../src/texts/index.ts'
import { asked, button, buttons, log, NAMES, plain } from '../texts/table.ts'
import { BANK, BROWN, bid, built, table } from './table.ts'

const terms = (number: number, cash: number) => ({
  seat: 0,
  terms: { to: 1, give: { shares: { issuer: 0, number } }, get: { cash } },
})

describe('the exchange in words', () => {
  it('B-2.2: what is asked says that everybody pays, and after a tie how much at least', () => {
    const t = table()
    t.throws(0, [1, 2])
    expect(asked(t, 1, 'de')).toBe(
      'Verdeckt auf Turmstraße bieten, auch 0 ist ein Gebot. Jeder zahlt sein Gebot an die Bank.',
    )
    expect(asked(t, -1, 'de')).toBe('Anna, Ben und Cem können noch bieten.')
    bid(t, 40, 40, 10)
    expect(log(t, 'de')).toEqual([
      'Cem hat ein verdecktes Gebot abgegeben.',
      'Anna hat 40 € geboten.',
      'Ben hat 40 € geboten.',
      'Cem hat 10 € geboten.',
      'Gleichstand für Turmstraße: mehrmals 40 € geboten.',
    ])
    expect(asked(t, 0, 'en')).toBe(
      'Make a sealed bid for Tower Street: at least €40. Everybody pays their own bid to the bank.',
    )
    bid(t, 50, 40)
    expect(log(t, 'en', 'auctionWon', 'moneyMoved')).toEqual([
      'Anna wins Tower Street at auction for €50.',
      'Anna pays the bid of €50 for Tower Street to the bank.',
      'Ben pays the bid of €40 for Tower Street to the bank.',
    ])
  })

  it('B-3.2: an owner is asked for the minimum price; what comes of it is told', () => {
    const t = table({ own: { 0: ['Südbahnhof'] } })
    expect(button(t, 0, 'putUp', 2, 'de')).toBe('Südbahnhof versteigern')
    t.do(0, 'putUp', 'Südbahnhof')
    expect(asked(t, 0, 'de')).toBe('Südbahnhof wird versteigert: Mindestpreis setzen (bis 3.000 €), oder 0 für keinen.')
    expect(asked(t, 1, 'en')).toBe('Anna sets a minimum price.')
    t.do(0, 'setMinimum', 150)
    expect(asked(t, 2, 'en')).toBe(
      'Make a sealed bid for South Station: 0 is a bid too, and it is sold from €150 on. Everybody pays their own bid to Anna.',
    )
    expect(asked(t, 1, 'de')).toBe(
      'Verdeckt auf Südbahnhof bieten, auch 0 ist ein Gebot, verkauft wird ab 150 €. Jeder zahlt sein Gebot an Anna.',
    )
    bid(t, 100, 90)
    expect(log(t, 'de', 'auctionUnsold', 'moneyMoved')).toEqual([
      'Kein Gebot reicht; Südbahnhof bleibt beim Eigentümer.',
      'Anna zahlt den halben Mindestpreis für Südbahnhof in den Topf: 75 €.',
    ])
  })

  it('B-4.3: offers of shares in words, with the warning that the last one eliminates (B-4.9)', () => {
    const t = table({ shares: { 0: { 2: 23 } } })
    const say = (number: number, language: 'de' | 'en') =>
      plain(offerText(t.rulebook, t.g, terms(number, 90), NAMES, language))
    expect(say(1, 'de')).toBe('Anna gibt einen eigenen Anteil, Ben gibt dafür 90 €.')
    expect(say(2, 'en')).toBe('Anna gives 2 own shares; Ben gives €90 in return.')
    expect(offerWarnings(t.rulebook, t.g, terms(1, 90), NAMES, 'de')).toEqual([])
    expect(offerWarnings(t.rulebook, t.g, terms(2, 90), NAMES, 'de')).toEqual([
      { text: 'Anna gibt damit den letzten eigenen Anteil ab, wird übernommen und scheidet aus.', rule: 'B-4.9' },
    ])
    expect(offerWarnings(t.rulebook, t.g, terms(2, 90), NAMES, 'en')[0]?.text).toBe(
      'By this Anna gives away the last of their own shares, is taken over and leaves the game.',
    )
    expect(buttons(t, 0, 'de')).toContain('An die Bank verkaufen: 2 eigene Anteile (+120 €, scheidet damit aus)')
    expect(buttons(t, 0, 'en')).toContain('Sell one own share to the bank (+€60)')
  })

  it('B-4.5: shares of the bank: what they cost at least, and that only the winner pays', () => {
    const t = table({ shares: { 2: { [BANK]: 4 } } })
    expect(buttons(t, 0, 'de')).toContain('Von der Bank kaufen: 2 Anteile von Cem (ab 120 €)')
    t.do(0, 'buyShares', { issuer: 2, number: 2 })
    expect(asked(t, 0, 'de')).toBe(
      'Verdeckt auf 2 Anteile von Cem bieten: mindestens 120 €. Nur das höchste Gebot wird gezahlt.',
    )
    expect(asked(t, 1, 'en')).toBe(
      'Make a sealed bid for 2 shares of Cem: €120 or more, or 0 for none. Only the highest bid is paid.',
    )
    bid(t, 120, 125)
    expect(log(t, 'de', 'sharesMoved')).toEqual(['Ben kauft 2 Anteile von Cem für 125 € von der Bank.'])
  })

  it('B-4.6, B-4.7: reports and dividends', () => {
    const t = table({ place: { 0: 28 }, own: { 0: ['Rathausplatz', 'Badstraße'] }, shares: { 0: { 1: 5 } } })
    t.throws(0, [1, 2])
    expect(log(t, 'de', 'reportOwed')).toEqual(['Anna schuldet der Börse einen Bericht.'])
    expect(asked(t, 0, 'de')).toMatch(/Die Börse wartet auf einen Bericht\.$/)
    expect([button(t, 0, 'report', 0, 'de'), button(t, 1, 'report', 0, 'en')]).toEqual([
      'Bericht abgeben',
      'File an interim report',
    ])
    t.do(0, 'report')
    expect(log(t, 'en')).toEqual(['Anna reports: cash €1,500, property €360, shares in hand: 20, share price €74.'])
    t.do(0, 'endTurn')
    t.g.s.turnSeat = 0
    t.g.s.place[0] = 38
    t.throws(0, [1, 2])
    expect(log(t, 'de', 'dividend', 'moneyMoved')).toEqual([
      'Anna schüttet 60 € je Anteil aus, zusammen 300 €.',
      'Anna zahlt 300 € Dividende an Ben.',
      'Anna erhält 200 € Gehalt.',
    ])
  })

  it('B-4.9: a takeover, with an heir and without', () => {
    const heir = table({ own: { 0: BROWN }, level: built(1, ...BROWN), shares: { 0: { 1: 24 }, 1: { 0: 3 } } })
    heir.do(0, 'sellShares', { issuer: 0, number: 1 })
    expect(log(heir, 'de', 'takenOver', 'sharesMoved', 'left')).toEqual([
      'Anna verkauft einen eigenen Anteil für 69 € an die Bank.',
      'Anna hält keinen eigenen Anteil mehr und wird von Ben übernommen (24 von 25 Anteilen).',
      'Anna scheidet aus; was bleibt, geht an Ben.',
      'Ben bekommt 3 eigene Anteile aus dem Besitz von Anna zurück.',
    ])
    const nobody = table({ shares: { 0: { 1: 12, 2: 12 } } })
    nobody.do(0, 'sellShares', { issuer: 0, number: 1 })
    expect(log(nobody, 'en', 'takenOver', 'left')).toEqual([
      'Anna holds none of their own shares any more and is wound up; all properties go back to the bank.',
      'Anna is out of the game; what is left goes to the bank.',
    ])
  })
})
