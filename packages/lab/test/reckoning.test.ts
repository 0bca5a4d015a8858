import { type Bot, createBot } from '@hausregeln/bots'
import {
  argumentOf,
  type Book,
  codeOf,
  LEVELS,
  legalActions,
  newGame,
  type OptionName,
  type PolicyValues,
  type Rulebook,
} from '@hausregeln/engine'
import type { Board } from '@hausregeln/engine/core/board.ts'
import { DECK_CARDS } from '@hausregeln/engine/core/limits.ts'
import { ALL_FEES } from '@hausregeln/engine/kit/money.ts'
import { noSurcharge } from '@hausregeln/engine/kit/surcharge.ts'
import { driverOf } from '@hausregeln/lab/driver.ts'
import { reckonerOf } from '@hausregeln/lab/reckoning/reckoner.ts'
import { classic, euronopoly, exchange, rulebooks, simplified, stadium } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

type Options = Partial<Record<OptionName, number>>

/** A book that is broken in one place, and the options of the table where it shows. */
interface Broken {
  readonly what: string
  readonly book: Book
  readonly options: Options
  /** Who plays: what steady players do not do, others at random do. */
  readonly bot: string
}

const ROUNDS = 120
/** Games that may pass before the fault shows. */
const GAMES = 60

/** The first fault that the second reckoning finds in a game of steady players; null for none. */
function faultOf({ book, options, bot }: Broken, seed: number): string | null {
  const seats = Math.min(4, book.maxSeats)
  const reckoner = reckonerOf(book.id, seats, options)
  if (reckoner === null) throw new Error(`no numbers of ${book.id} were written down`)
  const game = newGame(book, { seats, options, seed }, reckoner.hear)
  const driver = driverOf(game, players(bot, seats, seed))
  while (game.s.over === 0 && game.s.round <= ROUNDS && reckoner.fault() === null) driver.step()
  return reckoner.fault()
}

function players(name: string, seats: number, seed: number): readonly Bot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const bot = name === 'climbing' ? climbing() : createBot(name)
    bot.begin(seed * 31 + seat)
    return bot
  })
}

/** A steady player that builds where it has built highest as long as it may. */
function climbing(): Bot {
  const steady = createBot('steady')
  return {
    name: 'climbing',
    begin: (seed) => steady.begin(seed),
    consider: (l, seat, terms) => steady.consider(l, seat, terms),
    decide(l, seat, terms) {
      const builds = legalActions(l, seat)
        .map(({ action }) => action)
        .filter((action) => codeOf(action) === l.book.codes.build)
      const height = (action: number) => l.s.level[argumentOf(action)] ?? 0
      return builds.toSorted((a, b) => height(b) - height(a))[0] ?? steady.decide(l, seat, terms)
    },
  }
}

/** How many games it takes to see that the book is broken; one more than there are for never. */
function gamesToFind(broken: Broken): number {
  for (let seed = 1; seed <= GAMES; seed++) if (faultOf(broken, seed) !== null) return seed
  return GAMES + 1
}

type Table = { [Field in keyof Board]: Board[Field] extends Int32Array ? Field : never }[keyof Board]

/** The book with one number of a table changed. */
function off(book: Book, field: Table, index: number, by: number, options: Options = {}, bot = 'steady'): Broken {
  const table = Int32Array.from(book.board[field])
  table[index] = (table[index] ?? 0) + by
  return { what: `${field}[${index}]`, book: { ...book, board: { ...book.board, [field]: table } }, options, bot }
}

/** The book with a whole table changed. */
function allOff(book: Book, field: Table, by: number, bot: string): Broken {
  const table = book.board[field].map((value) => value + by)
  return { what: `all of ${field}`, book: { ...book, board: { ...book.board, [field]: table } }, options: {}, bot }
}

function withBook(book: Book, change: Partial<Book>, options: Options = {}, bot = 'steady'): Broken {
  return { what: Object.keys(change).join(), book: { ...book, ...change }, options, bot }
}

function withPolicies(book: Book, change: Partial<PolicyValues>, options: Options = {}, bot = 'steady'): Broken {
  return {
    what: Object.keys(change).join(),
    book: { ...book, policies: { ...book.policies, ...change } },
    options,
    bot,
  }
}

/** Deeds of the classic board by what they are. */
const BROWN = 0
const SOUTH_STATION = 2
const ELECTRIC = 7
const ORANGE = 12

/** What breaks alike in the books with a classic board: one number after the other. */
function classicTables({ book }: Rulebook, by: number, options: Options = {}): readonly Broken[] {
  const at = (field: Table, index: number) => off(book, field, index, by, options)
  return [
    ...[0, 1, 3, 5].map((level) => at('rent', ORANGE * LEVELS + level)),
    at('rent', BROWN * LEVELS),
    at('rent', SOUTH_STATION * LEVELS),
    at('rent', SOUTH_STATION * LEVELS + 1),
    at('rent', ELECTRIC * LEVELS),
    at('taxAt', 4),
    at('taxAt', 38),
    at('price', BROWN),
    at('housePrice', ORANGE),
    ...[6, 11, 14, 15].map((card) => at('cardA', card)),
    ...[1, 2, 8].map((card) => at('cardA', DECK_CARDS + card)),
    ...[
      { startCash: book.startCash + by },
      { salaryPass: book.salaryPass + by },
      { salaryLand: book.salaryLand + by },
    ].map((change) => withBook(book, change, options)),
  ]
}

/** Rules of the classic board's books that are told by what is done. */
function classicRules({ book }: Rulebook): readonly Broken[] {
  const { jail } = book.policies
  return [
    withPolicies(book, { jail: { ...jail, bail: jail.bail + 1 } }),
    withPolicies(book, { jail: { ...jail, lastBail: jail.lastBail + 1 } }),
    withPolicies(book, { feesToPot: book.policies.feesToPot === 0 ? ALL_FEES : 0 }),
    off(book, 'mortgageValue', BROWN, 2, {}, 'random'),
    allOff(book, 'houseSale', 1, 'random'),
  ]
}

const { book: exchangeBook } = exchange
const { book: euro } = euronopoly

/** Deeds of euronopoly. */
const RADAR = 2
const CUSTOMS = 4
const BERLIN = 7

const BROKEN: Readonly<Record<string, readonly Broken[]>> = {
  classic: [
    ...classicTables(classic, 2),
    ...classicRules(classic),
    withPolicies(classic.book, { groupRent: 'never' }),
    withPolicies(classic.book, { freshUtilityThrow: true }),
    withPolicies(classic.book, { rentInJail: 0 }),
  ],
  stadium: [
    ...classicTables(stadium, 2),
    ...classicRules(stadium),
    withPolicies(stadium.book, { groupRent: 'never' }),
    withPolicies(stadium.book, { freshUtilityThrow: false }),
  ],
  simplified: [
    ...classicTables(simplified, 20, { cards: 1 }),
    withPolicies(simplified.book, { groupRent: 'always' }),
    withPolicies(simplified.book, { jail: { ...simplified.book.policies.jail, attempts: 2 } }),
    off(simplified.book, 'saleValue', BROWN, 20, {}, 'random'),
  ],
  exchange: [
    ...[0, BROWN, SOUTH_STATION, ELECTRIC].map((deed) => off(exchangeBook, 'rent', deed * LEVELS, 2)),
    ...classicRules(exchange),
    withBook(exchangeBook, { salaryLand: 200 }),
    withPolicies(exchangeBook, { surcharge: noSurcharge }),
    withPolicies(exchangeBook, { startReached: null }),
  ],
  euronopoly: [
    ...[0, 1, 2, 3].map((level) => off(euro, 'rent', BERLIN * LEVELS + level, 10)),
    off(euro, 'rent', RADAR * LEVELS, 10),
    off(euro, 'rent', CUSTOMS * LEVELS, 10),
    off(euro, 'rent', CUSTOMS * LEVELS + 1, 10),
    off(euro, 'price', BERLIN, 10),
    off(euro, 'housePrice', BERLIN, 10),
    off(euro, 'commission', BERLIN, 10, {}, 'random'),
    off(euro, 'saleValue', BERLIN, 10, {}, 'random'),
    off(euro, 'houseSale', BERLIN, 10, {}, 'random'),
    ...[6, 8, 10, 18, 19, 20, 21, 22, 23].map((card) => off(euro, 'cardA', card, 10)),
    withBook(euro, { startCash: 3010 }),
    withBook(euro, { salaryPass: 1010 }),
    withBook(euro, { salaryLand: 1000 }),
    withPolicies(euro, { rentInJail: 1 }),
    withPolicies(euro, { jail: { ...euro.policies.jail, bails: [600, 600, 200] } }, {}, 'random'),
    withPolicies(euro, { jail: { ...euro.policies.jail, attempts: 2 } }, {}, 'random'),
    ...[1, 2].map((owned) => higher(owned)),
    ...[3, 6, 9].map((level) => looser(level)),
  ],
}

/** One level more than E-5.5 allows with so many plots of a group. */
function higher(owned: number): Broken {
  const ladder = euro.policies.ladder ?? { highest: [], leastOfOthers: [] }
  const highest = ladder.highest.map((level, plots) => (plots === owned ? level + 1 : level))
  return { ...withPolicies(euro, { ladder: { ...ladder, highest } }), what: `the ladder with ${owned}` }
}

/** Nothing is asked of the other plots beside this level. */
function looser(level: number): Broken {
  const ladder = euro.policies.ladder ?? { highest: [], leastOfOthers: [] }
  const leastOfOthers = ladder.leastOfOthers.map((least, at) => (at === level ? 0 : least))
  return {
    ...withPolicies(euro, { ladder: { ...ladder, leastOfOthers } }, {}, 'climbing'),
    what: `the ladder at ${level}`,
  }
}

describe.each(rulebooks)('$book.id: the second reckoning', ({ book }) => {
  it.each(['steady', 'random'])('agrees with games of %s players', (bot) => {
    for (let seed = 1; seed <= 3; seed++) expect(faultOf({ what: '', book, options: {}, bot }, seed)).toBeNull()
  })

  it.each(BROKEN[book.id] ?? [])('sees that something is broken: $what', (broken) => {
    expect(gamesToFind(broken)).toBeLessThanOrEqual(GAMES)
  })
})
