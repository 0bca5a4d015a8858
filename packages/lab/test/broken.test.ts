import { type Bot, NOTHING, RandomBot } from '@hausregeln/bots'
import { SHAREHOLDERS } from '@hausregeln/chapters/shares/rules/section.ts'
import { Table } from '@hausregeln/chapters/testing/script.ts'
import {
  type ActionName,
  type ActionRule,
  BANK,
  type Book,
  clone,
  type Game,
  NOBODY,
  newGame,
  pack,
  type Rulebook,
} from '@hausregeln/engine'
import { LawBroken, playLawfully } from '@hausregeln/lab/lawful.ts'
import { brokenLaw, QUICK_LAWS, SLOW_LAWS } from '@hausregeln/lab/laws/laws.ts'
import { classic, euronopoly, exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

const { book } = classic
const laws = [...QUICK_LAWS, ...SLOW_LAWS]
const fresh = (rules: Book = book) => newGame(rules, { seats: 3, seed: 5 })

/** The book with one action judged otherwise. */
function withRule(name: ActionName, change: (rule: ActionRule) => Partial<ActionRule>): Book {
  const actions = book.actions.map((rule) => (rule?.name === name ? { ...rule, ...change(rule) } : rule))
  return { ...book, actions }
}

/** Brown street 0 built to this level, as if seat 1 had bought the group and the pieces. */
function build(g: Game, ...levels: [number, number]): void {
  for (const deed of [0, 1]) g.s.own(deed, 1)
  g.s.level.set(levels)
  g.s.housesLeft -= levels[0] + levels[1]
}

const spoilt: readonly (readonly [law: string, spoil: (g: Game) => void])[] = [
  ['money is conserved', (g) => g.s.cash.fill(1501, 0, 1)],
  ['nobody has less than nothing', (g) => g.s.cash.set([-1, 3001], 0)],
  ['houses and hotels are conserved', (g) => (g.s.housesLeft -= 1)],
  ['houses and hotels are conserved', (g) => (g.s.hotelsLeft += 1)],
  ['deeds belong to players in the game or to the bank', (g) => g.s.own(4, 3)],
  ['deeds belong to players in the game or to the bank', (g) => g.s.own(40, 0)],
  [
    'deeds belong to players in the game or to the bank',
    (g) => {
      g.s.own(4, 2)
      g.s.alive = 0b011
    },
  ],
  ['buildings stand where they may', (g) => build(g, 2, 0)],
  [
    'buildings stand where they may',
    (g) => {
      build(g, 1, 1)
      g.s.own(1, 0)
    },
  ],
  [
    'what is mortgaged is not built on',
    (g) => {
      build(g, 1, 0)
      g.s.mortgage(1, 1)
    },
  ],
  ['what is mortgaged is not built on', (g) => g.s.mortgage(7, 1)],
  ['what is mortgaged is not built on', (g) => (g.s.parts.mortgage.freshCount = 1)],
  ['a jail card is in one place', (g) => g.s.jailCard.fill(0, 0, 1)],
  ['a jail card is in one place', (g) => (g.s.undrawn[1] = 0)],
  ['decks are complete', (g) => (g.s.undrawn[0] = (g.s.undrawn[0] ?? 0) ^ 1)],
  ['decks are complete', (g) => g.s.pileLength.fill(1, 0, 1)],
  ['the game always waits for somebody, or is over', (g) => (g.s.must = 0)],
  ['the game always waits for somebody, or is over', (g) => (g.s.awaiting = 1)],
  ['the game always waits for somebody, or is over', (g) => (g.s.over = 1)],
  ['only players in the game are asked', (g) => (g.s.must = 0b1000)],
  ['the agenda stays within its limit', (g) => (g.s.deepest = 17)],
  ['the state says what is open', (g) => (g.s.open = 1 << 30)],
  ['the state says what is open', (g) => (g.s.open |= g.book.openBits['rent demands'] ?? 0)],
]

const spoiltExchange: readonly (readonly [law: string, spoil: (g: Game) => void])[] = [
  ['all 25 shares of every player are accounted for', (g) => g.s.parts.shares.held.fill(24, 0, 1)],
  ['all 25 shares of every player are accounted for', (g) => g.s.parts.shares.held.fill(1, 1, 2)],
  [
    'all 25 shares of every player are accounted for',
    (g) => g.s.parts.shares.held.fill(1, 5 * SHAREHOLDERS, 5 * SHAREHOLDERS + 1),
  ],
  ['all 25 shares of every player are accounted for', (g) => leaveWithShares(g, 25, 0)],
  ['all 25 shares of every player are accounted for', (g) => leaveWithShares(g, 0, 3)],
  [
    'who has no own shares is to be taken over, and reports are owed in time',
    (g) => g.s.parts.shares.held.set([0, 25], 0),
  ],
  ['who has no own shares is to be taken over, and reports are owed in time', (g) => (g.s.doomed = 0b001)],
  [
    'who has no own shares is to be taken over, and reports are owed in time',
    (g) => (g.s.parts.shares.reportsOwed = 0b010),
  ],
  [
    'who has no own shares is to be taken over, and reports are owed in time',
    (g) => g.s.parts.shares.reportDue.fill(4, 1, 2),
  ],
  [
    'who has no own shares is to be taken over, and reports are owed in time',
    (g) => g.s.parts.shares.reportCash.fill(-5, 1, 2),
  ],
]

/** Seat 2 has left; so many of its own shares are still there, and it still holds so many of seat 0. */
function leaveWithShares(g: Game, own: number, ofFirst: number): void {
  g.s.alive = 0b011
  g.s.parts.shares.held[2 * SHAREHOLDERS + 2] = own
  g.s.parts.shares.held[0] = 25 - ofFirst
  g.s.parts.shares.held[2] = ofFirst
}

/** Deeds 0, 1 and 3 of euronopoly are the first group of cities. */
const spoiltEuronopoly: readonly (readonly [law: string, spoil: (g: Game) => void])[] = [
  ['all money can be paid in the pieces that there are', (g) => g.s.cash.set([3005, 2995], 0)],
  [
    'all money can be paid in the pieces that there are',
    (g) => {
      g.s.own(2, 1)
      g.s.cash[BANK] = 3000 - 1
      g.s.cash[1] = 1
      g.s.parts.money.debt[1] = 5
    },
  ],
  ['nobody has less than nothing', (g) => g.s.parts.money.debt.fill(-1, 2, 3)],
  ['debts at the bank are covered, and repaid first', (g) => g.s.parts.money.debt.fill(10, 1, 2)],
  ['debts at the bank are covered, and repaid first', (g) => owing(g, 10, 0)],
  ['debts at the bank are covered, and repaid first', (g) => owing(g, 710, 1)],
  [
    'debts at the bank are covered, and repaid first',
    (g) => {
      owing(g, 10, 1)
      g.s.alive = 0b101
      for (let deed = 0; deed < g.book.board.deeds; deed++) g.s.own(deed, NOBODY)
    },
  ],
  ['a claim on a group has one holder', (g) => own(g, [1, 2])],
  ['buildings keep to the ladder', (g) => villas(g, 2, NOBODY, NOBODY, 0)],
  ['buildings keep to the ladder', (g) => villas(g, 3, 1, NOBODY, 0)],
  ['buildings keep to the ladder', (g) => villas(g, 3, 1, 1, 0)],
  ['buildings keep to the ladder', (g) => villas(g, 9, 1, 1, 2)],
]

/** The first deeds, by owner. */
function own(g: Game, owners: readonly number[]): void {
  for (const [deed, owner] of owners.entries()) g.s.own(deed, owner)
}

/** Seat 1 has given all its cash to the bank, owes this much, and owns a radar trap or nothing. */
function owing(g: Game, debt: number, traps: number): void {
  g.s.cash.set([0], 1)
  g.s.cash[BANK] = 3000
  g.s.parts.money.debt[1] = debt
  if (traps > 0) g.s.own(2, 1)
}

/** Seat 1 owns the first city, at this level, and the others, if they are seat 1's, at another. */
function villas(g: Game, first: number, second: number, third: number, others: number): void {
  own(g, [1, second])
  g.s.own(3, third)
  g.s.level.set([first, second === 1 ? others : 0], 0)
  g.s.level.fill(third === 1 ? others : 0, 3, 4)
  g.s.housesLeft = 216 - g.s.level.reduce((sum, level) => sum + level, 0)
}

const misjudging: readonly (readonly [what: string, book: Book, law: string])[] = [
  [
    'accepts what it does not list',
    withRule('bid', () => ({ check: () => null })),
    'legal actions are those that are accepted, and a refused one changes nothing',
  ],
  [
    'refuses what it lists',
    withRule('offer', () => ({ check: () => null })),
    'legal actions are those that are accepted, and a refused one changes nothing',
  ],
  [
    'changes the state when it judges',
    withRule('payBail', (rule) => ({
      check(l, seat, argument) {
        ;(l as Game).s.parts.trade.offered.fill(seat)
        return rule.check(l, seat, argument)
      },
    })),
    'legal actions are those that are accepted, and a refused one changes nothing',
  ],
  [
    'looks at secrets',
    withRule('endTurn', (rule) => ({
      listed: {},
      check: (l, seat, argument) =>
        (l as Game).s.generator.some((word) => word !== 0) ? null : rule.check(l, seat, argument),
    })),
    'a view does not tell the secrets of others, and is enough to play by',
  ],
]

describe('laws', () => {
  it('hold at the beginning', () => {
    expect(brokenLaw(fresh(), laws)).toBeNull()
  })

  it.each(spoilt)('“%s” is seen to be broken (%#)', (law, spoil) => {
    const game = clone(fresh())
    spoil(game)
    expect(brokenLaw(game, laws)).toMatch(new RegExp(`^The law "${law}" is broken: .+\\.$`))
  })

  it.each(spoiltEuronopoly)('of euronopoly, “%s” is seen to be broken (%#)', (law, spoil) => {
    const game = fresh(euronopoly.book)
    expect(brokenLaw(game, laws)).toBeNull()
    spoil(game)
    expect(brokenLaw(game, laws)).toMatch(new RegExp(`^The law "${law}" is broken: .+\\.$`))
  })

  it.each(spoiltExchange)('of exchange, “%s” is seen to be broken (%#)', (law, spoil) => {
    const game = fresh(exchange.book)
    expect(brokenLaw(game, laws)).toBeNull()
    spoil(game)
    expect(brokenLaw(game, laws)).toMatch(new RegExp(`^The law "${law}" is broken: .+\\.$`))
  })

  it('of euronopoly hold where they are just kept (E-5.5, E-9.4)', () => {
    const game = fresh(euronopoly.book)
    owing(game, 700, 1)
    villas(game, 9, 1, 1, 3)
    expect(brokenLaw(game, laws)).toBeNull()
  })

  it.each(misjudging)('a rule that %s is found', (_, spoiltBook, law) => {
    expect(brokenLaw(fresh(spoiltBook), laws)).toContain(`The law "${law}" is broken`)
  })

  it('find a gift by which creditors lose: of what could be raised, and of what they would inherit', () => {
    const nothing = () => 0
    const lenient = (policies: Partial<Book['policies']>) => ({
      ...classic,
      book: { ...book, policies: { ...book.policies, ...policies } },
    })
    const scene = { seats: 3, starts: 0, place: { 0: 36 }, own: { 1: ['Parkstraße', 'Schlossallee'] }, cash: { 0: 90 } }
    const owing = (of: Rulebook, mortgaged: readonly string[]) => {
      const t = new Table(of, { ...scene, own: { ...scene.own, 0: ['Südbahnhof'] }, mortgaged })
      t.throws(0, [1, 2])
      return brokenLaw(t.g, laws)
    }
    expect([owing(classic, []), owing(classic, ['Südbahnhof'])]).toEqual([null, null])
    const broken = 'The law "no gift takes from creditors" is broken: seat 0 gives'
    expect(owing(lenient({ raisable: nothing, inherited: nothing }), [])).toMatch(
      new RegExp(`^${broken} .+: of 100 it could raise 190, then \\d+\\.$`),
    )
    expect(owing(lenient({ inherited: nothing }), ['Südbahnhof'])).toMatch(
      new RegExp(`^${broken} .+: its creditors would have got 180, then \\d+\\.$`),
    )
  })

  it('are looked at after every step of a game, and the step is named', () => {
    const generous: Book = {
      ...book,
      landings: book.landings.map((landing) => (g, frame, seat) => {
        landing(g, frame, seat)
        if (g.s.throwsMade === 3) g.s.cash.fill(5000, seat, seat + 1)
      }),
    }
    const bots = [new RandomBot(), new RandomBot(), new RandomBot()]
    const game = fresh(generous)
    const play = () => playLawfully(game, bots, 500)
    expect(play).toThrow(LawBroken)
    expect(game.s.throwsMade).toBe(3)
    expect(play).toThrow(
      /^The law "money is conserved" is broken: all accounts together hold \d+, but began with 4500\.$/,
    )
  })

  it('tell a bot’s illegal action from a broken law', () => {
    const cheat: Bot = {
      name: 'cheat',
      begin() {},
      decide: (l) => pack(l.book.codes.endTurn, 0),
      consider: () => NOTHING,
    }
    const play = () => playLawfully(fresh(), [cheat, cheat, cheat], 500)
    expect(play).toThrow('The bot "cheat" chose {"do":"endTurn","seat":0}, refused as "')
  })
})
