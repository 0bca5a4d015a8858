import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Table } from '@hausregeln/chapters/testing/script.ts'
import { applyMove, clone, type Game, type Rulebook, readRecord, replay, view } from '@hausregeln/engine'
import { classic, exchange, findRulebook } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { ExperimentError, type FromReport, openSeen } from '../../src/experiment/index.ts'
import { rulebookNamed } from '../../src/table.ts'

const GAMES = 1

/** What is told to a seat that is shown these bytes. */
function told(rulebook: Rulebook, bytes: Uint8Array, seat: number, seats: number): FromReport {
  const players = Array.from({ length: seats }, (_, at) => ({ name: `Player ${at}`, bot: null }))
  const study = openSeen({ view: bytes, seat, players, games: GAMES, seed: 3 }, rulebook, findRulebook)
  const sum = study.blank()
  for (let block = 0; block < study.blocks; block++) study.add(sum, study.play(block))
  return study.report(sum)
}

/** The same of what a seat sees of a game. */
function toldOf(rulebook: Rulebook, g: Game, seat: number): FromReport {
  return told(rulebook, view(g, seat).bytes, seat, g.s.seats)
}

function movesOf({ ways }: FromReport): (string | undefined)[] {
  return ways.slice(1).map(({ move }) => move?.do)
}

/** Of each rulebook a moment of a recorded game. */
const MOMENTS = [
  ['classic-4-103', 60],
  ['stadium-4-112', 30],
  ['simplified-4-113', 160],
  ['exchange-4-116', 200],
  ['euronopoly-4-114', 50],
] as const

describe('what if, by what a seat is shown', () => {
  it.each(MOMENTS)('%s: the whole game tells no more than the view of who must decide', (name, entry) => {
    const record = readRecord(readFileSync(join(import.meta.dirname, `../games/records/${name}.jsonl`), 'utf8'))
    const rulebook = rulebookNamed(record.header.rulebook)
    const { game } = replay(rulebook.book, record, entry).session
    const seat = 31 - Math.clz32(game.s.must)
    const seen = toldOf(rulebook, game, seat)
    expect(movesOf(seen).length).toBeGreaterThan(0)
    expect(seen.counsel?.dangers.length).toBeGreaterThan(0)
    expect(told(rulebook, game.s.bytes, seat, game.s.seats)).toEqual(seen)
  })

  it('an open offer: yes, no, other terms, and what it is worth to both', () => {
    const t = new Table(classic, { seats: 3, starts: 0, own: { 0: ['Badstraße'], 1: ['Turmstraße'] }, dice: [[4, 6]] })
    t.do(0, 'throw')
    t.do(0, 'offer', { to: 1, give: { deeds: ['Badstraße'] }, get: { cash: 90 } })
    const report = toldOf(classic, t.g, 1)
    expect(movesOf(report)).toEqual(expect.arrayContaining(['accept', 'refuse', 'offer']))
    expect(report.counsel?.open).toHaveLength(1)
    expect(report.counsel?.sales.some(({ owner, buyer }) => owner === 0 && buyer === 1)).toBe(true)
  })

  it('who may do nothing is told how it goes on, and what lies ahead', () => {
    const t = new Table(classic, { seats: 3, starts: 0 })
    const report = toldOf(classic, t.g, 1)
    expect(movesOf(report)).toEqual([])
    expect(report.counsel?.dangers.length).toBeGreaterThan(0)
  })

  it('a game that is over has no more ways on', () => {
    const t = new Table(classic, { seats: 2, starts: 0 })
    t.g.s.over = 1
    expect(() => toldOf(classic, t.g, 0)).toThrow(ExperimentError)
  })
})

describe('bids that lie face down', () => {
  /** A lot for which the first player has not bid yet. */
  function lot(): { readonly t: Table; readonly others: readonly number[] } {
    const t = new Table(exchange, { seats: 3, starts: 0, dice: [[1, 2]] })
    t.do(0, 'throw')
    return { t, others: [1, 2].filter((seat) => (t.g.s.must >>> seat) & 1) }
  }
  function afterBid(g: Game, seat: number | undefined, amount: number): Game {
    const next = clone(g)
    expect(applyMove(next, { do: 'sealedBid', seat: seat ?? -1, amount })).toBeNull()
    return next
  }

  it('of others change nothing, and are made anew', () => {
    const { t, others } = lot()
    expect(others).toHaveLength(2)
    const [high, low] = [700, 20].map((amount) => afterBid(t.g, others[0], amount))
    if (high === undefined || low === undefined) throw new Error('two games')
    const report = toldOf(exchange, high, 0)
    expect(movesOf(report)).toContain('sealedBid')
    expect(report).toEqual(toldOf(exchange, low, 0))
    expect(told(exchange, high.s.bytes, 0, 3)).toEqual(report)
    // As if nobody had bid: the bots bid in the games.
    expect(toldOf(exchange, t.g, 0).ways).toEqual(report.ways)
  })

  it('of the seat itself stands', () => {
    const { t } = lot()
    const [high, none] = [900, 0].map((amount) => toldOf(exchange, afterBid(t.g, 0, amount), 0))
    expect(movesOf(high!)).toEqual([])
    expect(high!.ways[0]!.chances).not.toEqual(none!.ways[0]!.chances)
  })
})
