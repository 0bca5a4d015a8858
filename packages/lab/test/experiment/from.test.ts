import { Table } from '@hausregeln/chapters/testing/script.ts'
import { Session, writeRecord } from '@hausregeln/engine'
import { classic, findRulebook } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { counselFor } from '../../src/experiment/counsel.ts'
import {
  answerOf,
  booksNamed,
  experimentOf,
  type FromReport,
  openStudy,
  readExperiment,
  tablesOf,
} from '../../src/experiment/index.ts'
import { actors, waysOn } from '../../src/experiment/ways.ts'
import { recordGame } from '../../src/recorded.ts'
import { TRADING_BOARDS, tradingBook } from '../../src/validate/trading-boards.ts'

const hand = {
  turn: 0,
  seats: [{ cash: 500 }, { cash: [100, 900], space: 5 }],
  deeds: [
    { space: 1, owner: 0 },
    { space: 3, owner: 1 },
  ],
}
const base = { format: 1, kind: 'from', book: 'classic', games: 50, seed: 1, ask: 'chances', position: hand }

function from(changes: object): FromReport {
  const { study } = openStudy(experimentOf({ ...base, ...changes }), findRulebook)
  const sum = study.blank()
  for (let block = 0; block < study.blocks; block++) study.add(sum, study.play(block))
  return study.report(sum) as FromReport
}

const session = recordGame({ rulebook: 'classic', seats: ['plain', 'plain'], options: {}, seed: 4, maxRounds: 12 }, 0)
const record = writeRecord(session.record)

const dealt = writeRecord(
  recordGame({ rulebook: 'classic', seats: ['plain', 'plain', 'plain'], options: {}, seed: 4, maxRounds: 20 }, 0)
    .record,
)

describe('from a position', () => {
  it('the chances of all players and of nobody add up to one', () => {
    const [way] = from({ maxRounds: 40 }).ways
    const all = way!.chances.reduce((sum, { value }) => sum + value, way!.undecided.value)
    expect(all).toBeCloseTo(1, 9)
    for (const { interval } of way!.chances) expect(interval).not.toBeNull()
  })

  it('players are told by the names of the record, and by their place where there is none or two have the same', () => {
    const named = (names: readonly string[]) => {
      const { header } = session.record
      const seats = names.map((name) => ({ name, bot: 'plain' }))
      const begun = new Session(classic.book, { ...header, seats })
      return from({ book: undefined, position: { record: writeRecord(begun.record) }, maxRounds: 3 })
    }
    const report = named(['Ada', 'Bo'])
    expect(answerOf(report).en).toMatch(/^The winner is: Ada .+, Bo .+; 50 games\.$/)
    expect(tablesOf(report, null, 'de')[0]!.rows.map(([who]) => who)).toEqual(['Ada', 'Bo', 'niemand'])
    expect(answerOf(named(['Ada', 'Ada'])).de).toMatch(/^Es gewinnt: Platz 1 .+, Platz 2 /)
    expect(answerOf(named(['', 'Bo'])).de).toMatch(/^Es gewinnt: Platz 1 .+, Bo /)
  })

  it('a player who has everything wins, and one who has nothing does not', () => {
    const owned = findRulebook('classic')!.board.spaces.flatMap((space, at) =>
      'price' in space ? [{ space: at, owner: 0 }] : [],
    )
    const streets = owned.map((deed) => ({ ...deed, level: deed.space < 10 && deed.space > 5 ? 3 : 0 }))
    const position = { turn: 0, seats: [{ cash: 9000 }, { cash: 60 }], deeds: streets }
    const [way] = from({ position }).ways
    expect(way!.chances[0]!.value).toBe(1)
    expect(way!.chances[1]!.value).toBe(0)
  })

  it('what if: every action of the moment, on common chance; what the bot does anyway changes nothing', () => {
    const { seat, ways } = from({ ask: 'whatIf', games: 20, maxRounds: 20 })
    expect(seat).toBe(0)
    const moves = ways.map(({ move }) => move?.do)
    expect(moves[0]).toBeUndefined()
    expect(moves).toContain('throw')
    expect(moves).toContain('mortgage')
    const thrown = ways.find(({ move }) => move?.do === 'throw')
    expect(thrown?.changes?.map(({ value }) => value)).toEqual([0, 0])
  })

  it('what if: offers that bots would make are told by what is given, and whether one is taken is for the other to say', () => {
    const { ways } = from({
      ask: 'whatIf',
      book: undefined,
      position: { record: dealt, entry: 76 },
      games: 5,
      maxRounds: 3,
    })
    const offers = ways.filter(({ move }) => move?.do === 'offer')
    expect(offers.length).toBeGreaterThan(0)
    for (const { label } of offers) expect(label.de).toMatch(/^Angebot: /)
    expect(new Set(offers.map(({ label }) => label.en)).size).toBe(offers.length)
  })

  it('what if: who has an offer to answer is asked first: yes, no, and other terms; anybody who may act can be', () => {
    const t = new Table(classic, { seats: 3, starts: 0, own: { 0: ['Badstraße'], 1: ['Turmstraße'] }, dice: [[4, 6]] })
    t.do(0, 'throw')
    t.do(0, 'offer', { to: 1, give: { deeds: ['Badstraße'] }, get: { cash: 90 } })
    const asked = { rulebook: classic, game: t.g, layOut: () => undefined, names: [null, null, null] }
    expect(actors(t.g)).toEqual([1, 0])
    const { seat, ways } = waysOn(asked, ['steady', 'steady', 'steady'], -1)
    expect(seat).toBe(1)
    const moves = ways.map(({ move }) => move?.do)
    expect(moves).toEqual(expect.arrayContaining(['accept', 'refuse', 'offer']))
    expect(waysOn(asked, ['steady', 'steady', 'steady'], 0).ways.map(({ move }) => move?.do)).toContain('endTurn')
    const { open, sales, offers, dangers } = counselFor(asked, 1, true)
    expect(open).toHaveLength(1)
    // Both sides gain by a whole group more than the other would ask for the deed.
    expect(open[0]!.most).toBeLessThanOrEqual(0)
    expect(open[0]!.least).toBeLessThan(0)
    expect(sales.map(({ owner, buyer }) => `${owner} ${buyer}`)).toContain('0 1')
    for (const { own, to } of offers) {
      expect(own).toBeGreaterThan(0)
      expect(to).not.toBe(1)
    }
    expect(new Set(dangers.map(({ style }) => style))).toEqual(new Set(['steady', 'shark', 'stubborn']))
    for (const { debt, worst, mean } of dangers) {
      expect(debt).toBeLessThanOrEqual(1)
      expect(worst).toBeGreaterThanOrEqual(mean)
    }
    expect(() => from({ ask: 'whatIf', seat: 1 })).toThrow(
      'seat: The player who is asked about cannot do anything at this moment.',
    )
  })

  it('what if: where no net was learned by these rules, what deals are worth is told by games, with limits that hold at all times', () => {
    const [board] = TRADING_BOARDS
    if (board === undefined) throw new Error('no board')
    const deeds = [3, 9].map((space) => ({ space, owner: 0 }))
    const position = { turn: 0, seats: board.purses.map((cash) => ({ cash })), deeds }
    const asked = { ...base, ask: 'whatIf', book: 'trading', games: 400, bots: ['plain', 'plain'], position }
    const { study } = openStudy(experimentOf(asked), () => tradingBook(board))
    const sum = study.blank()
    for (let block = 0; block < study.blocks; block++) study.add(sum, study.play(block))
    const report = study.report(sum) as FromReport
    expect(report.counsel).toMatchObject({ sales: [], open: [], isOwn: false })
    expect(report.prices.map(({ payer, taker }) => [payer, taker])).toEqual([
      [1, 0],
      [1, 0],
    ])
    for (const { most, least } of report.prices)
      for (const { value, interval } of [most, least].filter((one) => one !== null)) {
        expect(interval.low).toBeLessThanOrEqual(value)
        expect(interval.high).toBeGreaterThanOrEqual(value)
        expect(interval.high).toBeLessThanOrEqual(36)
      }
    const table = tablesOf(report, null, 'en').find(({ id }) => id === 'played-worth')
    expect(table?.rows).toHaveLength(report.prices.filter(({ most, least }) => most !== null || least !== null).length)
    expect(table?.rows[0]?.[0]).toMatch(/plot/)
  })

  it('a deal may have shares in it, where a rulebook has them', () => {
    const seats = [{ cash: 900 }, { cash: 900 }, { cash: 900 }]
    const trade = { from: 0, to: 1, give: { cash: 100 }, get: { shares: { issuer: 1, number: 1 } } }
    const { ways } = from({ book: 'exchange', position: { turn: 0, seats }, ask: 'trade', trade, maxRounds: 3 })
    expect(ways[1]?.move).toMatchObject({ terms: { get: { shares: { issuer: 1, number: 1 } } } })
    expect(ways[1]?.label.de).toContain('Anteil')
    expect(() => from({ ask: 'trade', trade })).toThrow('trade.get.shares: This rulebook has no shares.')
    const many = { ...trade, get: { shares: { issuer: 1, number: 999 } } }
    expect(() => from({ book: 'exchange', position: { turn: 0, seats }, ask: 'trade', trade: many })).toThrow(
      /^trade: /,
    )
  })

  it('a deal changes both sides, and one that the rules do not allow is refused', () => {
    const trade = { from: 0, to: 1, give: { cash: 400 }, get: { spaces: [3] } }
    const { ways } = from({ ask: 'trade', trade, maxRounds: 20 })
    expect(ways).toHaveLength(2)
    expect(ways[1]?.changes).toHaveLength(2)
    expect(() => from({ ask: 'trade', trade: { ...trade, give: { cash: 900 } } })).toThrow(/^trade: /)
    expect(() => from({ ask: 'trade', trade: { ...trade, get: { spaces: [4] } } })).toThrow(
      'trade.get.spaces[0]: There is no',
    )
    expect(() => from({ ask: 'trade' })).toThrow('trade: No deal is given.')
  })

  it('goes on from any entry of a record, by its rulebook', () => {
    const { ways } = from({ book: undefined, position: { record, entry: 60 }, maxRounds: 20 })
    expect(ways[0]?.chances).toHaveLength(2)
    const far = { record, entry: session.length + 1 }
    expect(() => from({ book: undefined, position: far })).toThrow('position.entry: The game has only')
    expect(() => from({ book: undefined, position: { record: 'x' } })).toThrow(
      'position.record: This is not a Hausregeln record',
    )
  })

  it('lies in a file or a link as well: a record by its lines', () => {
    const position = { record: record.trimEnd().split('\n'), entry: 60 }
    const { book: _none, ...asked } = { ...base, games: 20, maxRounds: 20, position }
    const read = readExperiment(JSON.stringify(asked))
    expect(booksNamed(read)).toEqual(['classic'])
    const { study } = openStudy(read, findRulebook)
    const sum = study.blank()
    for (let block = 0; block < study.blocks; block++) study.add(sum, study.play(block))
    const whole = from({ book: undefined, games: 20, position: { record, entry: 60 }, maxRounds: 20 })
    expect((study.report(sum) as FromReport).ways).toEqual(whole.ways)
  })

  it.each([
    [{ deeds: [{ space: 1, owner: 0, level: 1 }] }, 'position.deeds[0].level: Building begins only when'],
    [{ deeds: [{ space: 2, owner: 0 }] }, 'position.deeds[0].space: There is no property on space 2.'],
    [{ deeds: [{ space: 1, owner: 3 }] }, 'position.deeds[0].owner: '],
    [{ turn: 5 }, 'position.turn: Seat 5 is not in the game.'],
    [{ seats: [{ cash: 5, space: 50 }, { cash: 1 }] }, 'position.seats[0].space: There is no such space'],
    [{ seats: [{ cash: [9, 5] }, { cash: 1 }] }, 'position.seats[0].cash: The least is more than the most.'],
    [{ seats: [{ cash: 5 }, { cash: 5, out: true }] }, 'position.seats[1].out: A player who has left the game'],
  ])('refuses an impossible position with its place: %j', (changes, sentence) => {
    expect(() => from({ position: { ...hand, ...changes } })).toThrow(sentence)
  })
})
