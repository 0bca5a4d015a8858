import { createBot } from '@hausregeln/bots'
import { minimumPenalty } from '@hausregeln/chapters/auction-sealed/rules/auction-sealed.ts'
import { hotelLevel } from '@hausregeln/chapters/building/rules/levels.ts'
import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { riskOf } from '@hausregeln/chapters/risk-field/rules/risk-field.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { BANK, derive, LEVELS, type Numbers, newGame, type Rulebook } from '@hausregeln/engine'
import { costOf, mostPayable } from '@hausregeln/engine/kit/surcharge.ts'
import { classic, euronopoly, exchange } from '@hausregeln/rulebooks'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'
import { playLawfully } from '../src/lawful.ts'

const LIGHT_BLUE = ['Chausseestraße', 'Elisenstraße', 'Poststraße']

const other = (base: Rulebook, numbers: Numbers) =>
  derive(base, { id: 'other', version: 1, title: { de: 'Anders', en: 'Other' }, numbers })

/** A table of the book with other numbers, and one of the book as it is. */
function both(base: Rulebook, numbers: Numbers, scene: Partial<Scene>): readonly [usual: Table, changed: Table] {
  const at = (rulebook: Rulebook) => new Table(rulebook, { seats: 2, starts: 0, ...scene })
  return [at(base), at(other(base, numbers))]
}

const UNUSUAL = {
  classic: {
    offersATurn: 2,
    mortgageInterest: 25,
    groupRentFactor: 3,
    doublesToJail: 2,
    jailCardWorth: 20,
    shortGameHouses: 2,
    shortGameBankruptcies: 1,
  },
  exchange: {
    sharesEach: 20,
    majority: 8,
    sharesSoldATurn: 7,
    sharesBoughtATurn: 2,
    minimumPenalty: 30,
    protectionShare: 100,
    wholeGroupPrice: 70,
    offersATurn: 3,
    mortgageInterest: 0,
  },
  euronopoly: { riskStake: 10, riskDoublesStake: 90, claimStreets: 1 },
} as const satisfies Readonly<Record<string, Numbers>>

describe('numbers of a rulebook', () => {
  it('leave the rules what they are where they say what is usual, and not otherwise', () => {
    for (const base of [classic, exchange, euronopoly]) {
      const said = UNUSUAL[base.book.id as keyof typeof UNUSUAL]
      for (const [name, value] of Object.entries(said)) {
        if (base.book.numbers[name] === undefined) continue
        expect([name, other(base, { [name]: base.book.numbers[name] }).book.identity()]).toEqual([
          name,
          base.book.identity(),
        ])
        expect(other(base, { [name]: value }).book.identity()).not.toBe(base.book.identity())
      }
    }
  })

  it('are played by the laws, and by bots', () => {
    for (const base of [classic, exchange, euronopoly]) {
      const said = Object.entries(UNUSUAL[base.book.id as keyof typeof UNUSUAL])
      const numbers = Object.fromEntries(said.filter(([name]) => base.book.numbers[name] !== undefined))
      const { book } = other(base, numbers)
      const game = newGame(book, { seats: 3, seed: 5 })
      const bots = ['steady', 'random', 'random'].map(createBot)
      for (const [seat, bot] of bots.entries()) bot.begin(seat)
      playLawfully(game, bots, 40, { slowEvery: 31 })
    }
  })

  it('doublesToJail: the second doubles of a turn', () => {
    const at = both(classic, { doublesToJail: 2 }, { own: { 0: ['Opernplatz'] }, place: { 0: 18 } })
    for (const t of at) {
      t.throws(0, [1, 1])
      t.throws(0, [2, 2])
    }
    expect(at.map((t) => t.place(0))).toEqual(['Opernplatz', 'Gefängnis / nur zu Besuch'])
    expect(at.map((t) => t.g.s.jail[0])).toEqual([0, 1])
  })

  it('groupRentFactor and mortgageInterest: what a whole group earns, and what lifting costs', () => {
    const numbers = { groupRentFactor: 3, mortgageInterest: 25 }
    const scene = { own: { 0: ['Westbahnhof'], 1: LIGHT_BLUE }, mortgaged: ['Westbahnhof'] }
    for (const [t, cost, times] of [
      [both(classic, numbers, scene)[0], 110, 2],
      [both(classic, numbers, scene)[1], 125, 3],
    ] as const) {
      const before = t.cash(0)
      t.do(0, 'lift', 'Westbahnhof')
      expect(before - t.cash(0)).toBe(cost)
      const deed = t.names.deed('Poststraße')
      expect(rentFor(t.g, deed, 7, 0)).toBe(times * (t.g.book.board.rent[deed * LEVELS] ?? 0))
    }
  })

  it('shortGameHouses and shortGameBankruptcies: a hotel, and the end', () => {
    const options = { shortGame: 1 }
    const [usual, changed] = both(classic, { shortGameHouses: 2, shortGameBankruptcies: 1 }, { seats: 3, options })
    expect([hotelLevel(usual.g), hotelLevel(changed.g)]).toEqual([4, 3])
    for (const t of [usual, changed]) t.resign(1)
    expect([usual.g.s.over, changed.g.s.over].map((over) => over !== 0)).toEqual([false, true])
  })

  it('offersATurn: counted, and named by the refusal', () => {
    const changed = other(classic, { offersATurn: 1 })
    const t = new Table(changed, { seats: 2, starts: 0, own: { 0: LIGHT_BLUE } })
    const deal = { to: 1, give: { deeds: ['Poststraße'] }, get: { cash: 10 } }
    t.do(0, 'offer', deal)
    t.refuses(0, 'offer', deal, 'tooManyOffers', 'K-7.1')
    expect(refusalText(changed, 'tooManyOffers', 'en').text).toBe('Nobody may make more than 1 offers in a turn.')
    expect(refusalText(classic, 'tooManyOffers', 'de').text).toContain('12')
  })

  it('riskStake and riskDoublesStake: by pip', () => {
    const { book } = other(euronopoly, { riskStake: 10, riskDoublesStake: 90 })
    expect([riskOf(book, 2, 6), riskOf(book, 3, 3)]).toEqual([80, -540])
    expect([riskOf(euronopoly.book, 2, 6), riskOf(euronopoly.book, 3, 3)]).toEqual([240, -300])
  })

  it('sharesEach: what one share is worth, and how many there are', () => {
    const [usual, changed] = both(exchange, { sharesEach: 20 }, { seats: 3 })
    const cash = usual.cash(1)
    expect([sharePrice(usual.g, 1), sharePrice(changed.g, 1)]).toEqual([Math.round(cash / 25), Math.round(cash / 20)])
    expect(changed.g.s.parts.shares.held[0]).toBe(20)
  })

  it('sharesSoldATurn: more than usual', () => {
    const [usual, changed] = both(exchange, { sharesSoldATurn: 7 }, { seats: 3 })
    changed.do(0, 'sellShares', { issuer: 0, number: 6 })
    usual.refuses(0, 'sellShares', { issuer: 0, number: 6 }, 'tooManySold', 'B-4.4')
  })

  it('majority and minimumPenalty: who takes over, and what a missed minimum costs', () => {
    expect([exchange, other(exchange, { minimumPenalty: 30 })].map(({ book }) => minimumPenalty(book, 55))).toEqual([
      28, 17,
    ])
    const shares = { 1: { 0: 10, 2: 9, [BANK]: 5 } }
    const heirs = both(exchange, { majority: 9 }, { seats: 3, shares, own: { 1: ['Badstraße'] } }).map((t) => {
      t.do(0, 'offer', { to: 1, give: { cash: 50 }, get: { shares: { issuer: 1, number: 1 } } })
      t.do(1, 'accept', 0)
      return t.last.find((event) => event.type === 'takenOver')
    })
    expect(heirs).toMatchObject([{ heir: BANK }, { heir: 0 }])
  })

  it('protectionShare: what business from jail costs', () => {
    const [usual, changed] = both(exchange, { protectionShare: 20 }, { jail: { 0: 1 } })
    expect([costOf(usual.g, 0, 100), costOf(changed.g, 0, 100)]).toEqual([150, 120])
    for (const t of [usual, changed])
      for (let money = 0; money < 60; money++) {
        t.g.s.cash[0] = money
        const most = mostPayable(t.g, 0)
        expect(costOf(t.g, 0, most)).toBeLessThanOrEqual(money)
        expect(costOf(t.g, 0, most + 1)).toBeGreaterThan(money)
      }
  })
})
