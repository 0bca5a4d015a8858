import { describe, expect, it } from 'vitest'
import {
  BROWN,
  built,
  CHANCE,
  COMMUNITY,
  chanceCard,
  communityCard,
  idleTurn,
  PINK,
  STATIONS,
  table,
  UTILITIES,
} from './table.ts'

type Scene = Partial<Parameters<typeof table>[0]>

/** Seat 0 goes by 1 + 2 from `from` to a card space, draws this card, and may have to throw for a rent. */
function drawn(deck: number, card: number, from: number, scene: Scene = {}, ...rentDice: [number, number][]) {
  const t = table({ seats: 3, starts: 0, ...scene, place: { 0: from, ...scene.place } })
  t.cards(deck, card)
  t.throws(0, [1, 2], ...rentDice)
  expect(t.lines('cardDrawn')).toEqual([`cardDrawn seat 0 deck ${deck} card ${card} (K-0.3)`])
  return t
}
/** The spaces before the three spaces of each deck. */
const TO_CHANCE = [4, 19, 33]
const TO_COMMUNITY = [39, 14, 30]
const chance = (card: number, from = 4, scene: Scene = {}, ...dice: [number, number][]) =>
  drawn(CHANCE, card, from, scene, ...dice)
const community = (card: number, from = 14, scene: Scene = {}) => drawn(COMMUNITY, card, from, scene)

/** Where a card has led, what was paid on the way, and what the player may do first. */
const outcome = (t: ReturnType<typeof table>) => [t.place(0), t.payments, t.legal(0)[0]]

describe('chance cards that lead on', () => {
  it('K-0.3: to LOS, with the salary, from each of the three spaces', () => {
    for (const from of TO_CHANCE)
      expect(outcome(chance(chanceCard.toStart, from))).toEqual(['LOS', ['bank → 0 200 (K-1.3)'], 'endTurn'])
  })

  it('K-0.3: to Opernplatz, past LOS with the salary; there its own rule applies', () => {
    expect(outcome(chance(chanceCard.toOpera, 4))).toEqual(['Opernplatz', [], 'buy'])
    expect(outcome(chance(chanceCard.toOpera, 19))).toEqual(['Opernplatz', [], 'buy'])
    expect(outcome(chance(chanceCard.toOpera, 33))).toEqual(['Opernplatz', ['bank → 0 200 (K-1.3)'], 'buy'])
    const owned = chance(chanceCard.toOpera, 4, { own: { 1: ['Opernplatz'] } })
    expect(owned.demands).toEqual(['0 owes 1 20 for Opernplatz'])
  })

  it('K-0.3: to Seestraße, past LOS with the salary', () => {
    expect(outcome(chance(chanceCard.toSeestrasse, 4))).toEqual(['Seestraße', [], 'buy'])
    expect(outcome(chance(chanceCard.toSeestrasse, 19))).toEqual(['Seestraße', ['bank → 0 200 (K-1.3)'], 'buy'])
    const owned = chance(chanceCard.toSeestrasse, 4, { own: { 1: PINK }, level: built(2, ...PINK) })
    expect(owned.demands).toEqual(['0 owes 1 150 for Seestraße'])
  })

  it('K-0.3: to Südbahnhof, always past LOS; for the ordinary rent', () => {
    for (const from of TO_CHANCE)
      expect(outcome(chance(chanceCard.toSuedbahnhof, from))).toEqual(['Südbahnhof', ['bank → 0 200 (K-1.3)'], 'buy'])
    const owned = chance(chanceCard.toSuedbahnhof, 4, { own: { 1: STATIONS } })
    expect(owned.demands).toEqual(['0 owes 1 200 for Südbahnhof'])
  })

  it('K-0.3: to Schlossallee', () => {
    for (const from of TO_CHANCE)
      expect(outcome(chance(chanceCard.toSchlossallee, from))).toEqual(['Schlossallee', [], 'buy'])
    const owned = chance(chanceCard.toSchlossallee, 33, { own: { 1: ['Schlossallee'] } })
    expect(owned.demands).toEqual(['0 owes 1 50 for Schlossallee'])
  })

  it('K-0.3: to the next utility, which may be bought if it is unowned', () => {
    expect(outcome(chance(chanceCard.nextUtility, 4))).toEqual(['Elektrizitätswerk', [], 'buy'])
    expect(outcome(chance(chanceCard.nextUtility, 19))).toEqual(['Wasserwerk', [], 'buy'])
    const t = chance(chanceCard.nextUtility, 33)
    expect(outcome(t)).toEqual(['Elektrizitätswerk', ['bank → 0 200 (K-1.3)'], 'buy'])
    t.do(0, 'buy')
    expect(t.payments).toEqual(['0 → bank 150 (K-2.1)'])
  })

  it('K-0.3: to the next utility of another player: throw the dice, pay ten times', () => {
    const one = chance(chanceCard.nextUtility, 4, { own: { 1: ['Elektrizitätswerk'] } }, [2, 6])
    expect(one.demands).toEqual(['0 owes 1 80 for Elektrizitätswerk'])
    const both = chance(chanceCard.nextUtility, 19, { own: { 2: UTILITIES } }, [1, 1])
    expect(both.demands).toEqual(['0 owes 2 20 for Wasserwerk'])
    const own = chance(chanceCard.nextUtility, 4, { own: { 0: UTILITIES } })
    expect([own.demands, own.legal(0)[0]]).toEqual([[], 'endTurn'])
  })

  it('K-0.3: twice a card to the next station, which may be bought if it is unowned', () => {
    for (const card of [chanceCard.nextStation, chanceCard.nextStationAgain]) {
      expect(outcome(chance(card, 4))).toEqual(['Westbahnhof', [], 'buy'])
      expect(outcome(chance(card, 19))).toEqual(['Nordbahnhof', [], 'buy'])
      expect(outcome(chance(card, 33))).toEqual(['Südbahnhof', ['bank → 0 200 (K-1.3)'], 'buy'])
    }
  })

  it('K-0.3: to the next station of another player: double rent', () => {
    for (const card of [chanceCard.nextStation, chanceCard.nextStationAgain]) {
      const t = chance(card, 4, { own: { 1: ['Westbahnhof', 'Südbahnhof'] } })
      expect(t.demands).toEqual(['0 owes 1 100 for Westbahnhof'])
      expect(chance(card, 19, { own: { 0: ['Nordbahnhof'] } }).demands).toEqual([])
    }
  })

  it('K-0.3: what a card leads to and nobody buys is auctioned as ever', () => {
    const t = chance(chanceCard.nextStation, 4)
    t.do(0, 'decline')
    t.do(1, 'bid', 1)
    t.do(0, 'pass')
    t.do(2, 'pass')
    expect([t.owner('Westbahnhof'), t.demands]).toEqual([1, []])
  })

  it('K-0.3: back 3 spaces, where the rule of that space applies: tax, a street, another card', () => {
    expect(outcome(chance(chanceCard.back3, 4))).toEqual(['Einkommensteuer', ['0 → bank 200 (K-4.1)'], 'endTurn'])
    expect(outcome(chance(chanceCard.back3, 19))).toEqual(['Berliner Straße', [], 'buy'])
    const t = table({ seats: 2, starts: 0, place: { 0: 33 } })
    t.cards(CHANCE, chanceCard.back3)
    t.cards(COMMUNITY, communityCard.receive20)
    t.throws(0, [1, 2])
    expect([t.place(0), t.payments]).toEqual(['Gemeinschaftsfeld', ['bank → 0 20 (K-0.3)']])
  })

  it('K-0.3: to jail: the turn is over, without salary', () => {
    for (const from of TO_CHANCE) {
      const t = chance(chanceCard.toJail, from)
      expect([t.inJail(0), ...outcome(t)]).toEqual([true, 'Gefängnis / nur zu Besuch', [], 'endTurn'])
    }
  })

  it('K-0.3: after a card the doubles that led there throw again, unless it led to jail', () => {
    for (const [card, next] of [
      [chanceCard.receive50, 'throw'],
      [chanceCard.toJail, 'endTurn'],
    ] as const) {
      const t = table({ seats: 2, starts: 0, place: { 0: 5 } })
      t.cards(CHANCE, card)
      t.throws(0, [1, 1])
      expect(t.legal(0)[0]).toBe(next)
    }
  })
})

describe('chance cards of money', () => {
  it('K-0.3: the bank pays 50', () => {
    expect(outcome(chance(chanceCard.receive50))).toEqual(['Ereignisfeld', ['bank → 0 50 (K-0.3)'], 'endTurn'])
  })

  it('K-0.3: receive 150', () => {
    expect(chance(chanceCard.receive150).payments).toEqual(['bank → 0 150 (K-0.3)'])
  })

  it('K-0.3: pay 15', () => {
    expect(chance(chanceCard.pay15).payments).toEqual(['0 → bank 15 (K-0.3)'])
  })

  it('K-0.3: pay each player 50', () => {
    expect(chance(chanceCard.payEach50).payments).toEqual(['0 → 1 50 (K-0.3)', '0 → 2 50 (K-0.3)'])
  })

  it('K-0.3: repairs of 25 per house and 100 per hotel of your own', () => {
    const scene = {
      own: { 0: [...BROWN, ...PINK], 1: ['Parkstraße', 'Schlossallee'] },
      level: { Badstraße: 5, Turmstraße: 4, ...built(2, ...PINK), Parkstraße: 3, Schlossallee: 3 },
    }
    expect(chance(chanceCard.repairs, 4, scene).payments).toEqual([`0 → bank ${100 + 10 * 25} (K-0.3)`])
  })

  it('K-0.3: what a card costs and the cash does not cover is a debt', () => {
    const t = chance(chanceCard.pay15, 4, { cash: { 0: 14 }, own: { 0: ['Badstraße'] } })
    expect([t.waitsFor, t.must]).toEqual(['debt to settle', [0]])
    t.do(0, 'mortgage', 'Badstraße')
    expect(t.payments).toEqual(['bank → 0 30 (K-6.1)', '0 → bank 15 (K-0.3)'])
  })
})

describe('community cards', () => {
  it('K-0.3: to LOS, with the salary', () => {
    for (const from of TO_COMMUNITY.slice(1))
      expect(outcome(community(communityCard.toStart, from))).toEqual(['LOS', ['bank → 0 200 (K-1.3)'], 'endTurn'])
  })

  it('K-0.3: receive 200, 50, 100, 20, 100, 25, 10, 100 from the bank', () => {
    for (const [card, amount] of [
      [communityCard.receive200, 200],
      [communityCard.receive50, 50],
      [communityCard.receive100, 100],
      [communityCard.receive20, 20],
      [communityCard.receive100Again, 100],
      [communityCard.receive25, 25],
      [communityCard.receive10, 10],
      [communityCard.receive100Thrice, 100],
    ] as const)
      expect(community(card).payments).toEqual([`bank → 0 ${amount} (K-0.3)`])
  })

  it('K-0.3: pay 50, 100, 50 to the bank', () => {
    for (const [card, amount] of [
      [communityCard.pay50, 50],
      [communityCard.pay100, 100],
      [communityCard.pay50Again, 50],
    ] as const)
      expect(community(card).payments).toEqual([`0 → bank ${amount} (K-0.3)`])
  })

  it('K-0.3: to jail', () => {
    const t = community(communityCard.toJail, 39)
    // On the way to the card LOS was passed; to jail it is not.
    expect([t.inJail(0), t.payments]).toEqual([true, ['bank → 0 200 (K-1.3)']])
  })

  it('K-0.3: each player pays you 10', () => {
    expect(community(communityCard.receive10Each).payments).toEqual(['1 → 0 10 (K-0.3)', '2 → 0 10 (K-0.3)'])
  })

  it('K-0.3: repairs of 40 per house and 115 per hotel; without buildings none', () => {
    const scene = { own: { 0: [...BROWN, ...PINK] }, level: { ...built(5, ...BROWN), Seestraße: 1 } }
    expect(community(communityCard.repairs, 14, scene).payments).toEqual([`0 → bank ${2 * 115 + 40} (K-0.3)`])
    expect(community(communityCard.repairs).cash(0)).toBe(1500)
  })
})

describe('jail cards', () => {
  it('K-0.3: the jail card of each deck is kept, open for all to see, and nothing else happens', () => {
    for (const [deck, card, from] of [
      [CHANCE, chanceCard.jailCard, 4],
      [COMMUNITY, communityCard.jailCard, 14],
    ] as const) {
      const t = drawn(deck, card, from)
      expect(t.lines('jailCardKept')).toEqual([`jailCardKept seat 0 deck ${deck} (K-0.3)`])
      expect([t.jailCard(deck), t.payments, t.legal(0)[0]]).toEqual([0, [], 'endTurn'])
    }
  })

  it('K-0.3: one player may hold both', () => {
    const t = chance(chanceCard.jailCard, 4, { jailCards: { [COMMUNITY]: 0 } })
    expect([t.jailCard(CHANCE), t.jailCard(COMMUNITY)]).toEqual([0, 0])
    t.do(0, 'endTurn')
    idleTurn(t)
    idleTurn(t)
    t.g.s.place[0] = 27
    t.throws(0, [1, 2])
    t.do(0, 'endTurn')
    idleTurn(t)
    idleTurn(t)
    t.do(0, 'playJailCard')
    expect([t.jailCard(CHANCE), t.jailCard(COMMUNITY)]).toEqual([null, 0])
    t.throws(0, [4, 6])
  })
})
