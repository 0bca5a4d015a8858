import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { NoChain, walkExactly } from '../../src/experiment/about/chain.ts'
import { addSums } from '../../src/experiment/about/seen.ts'
import { type AboutReport, experimentOf, openStudy } from '../../src/experiment/index.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('the exact walk', () => {
  it.each([
    ['leave', 1.1866239585, 0.0395, 0.03186],
    ['stay', 1.165896364, 0.0939, 0.02995],
  ] as const)('is the published one on the board of classic (%s)', (jail, throws, inJail, opera) => {
    const { perThrow, perTurn, throwsPerTurn } = walkExactly(findRulebook('classic')!, {}, jail)
    expect(throwsPerTurn).toBeCloseTo(throws, 8)
    expect(perThrow[40]).toBeCloseTo(inJail, 4)
    expect(perThrow[24]).toBeCloseTo(opera, 4)
    expect(perThrow[30]).toBe(0)
    expect(sum(perThrow)).toBeCloseTo(1, 9)
    expect(sum(perTurn)).toBeCloseTo(1, 9)
  })

  it.each(['simplified'])('is there for %s', (id) => {
    expect(sum(walkExactly(findRulebook(id)!, {}, 'leave').perThrow)).toBeCloseTo(1, 9)
  })

  it('is refused where a speed die decides', () => {
    expect(() => walkExactly(findRulebook('stadium')!, {}, 'leave')).toThrow(NoChain)
  })
})

describe('what a book is like', () => {
  const about = (book: string, games: number, bot = 'plain') => {
    const experiment = {
      format: 1,
      kind: 'book',
      book,
      bots: [bot, bot, bot],
      games,
      seed: 1,
      maxRounds: 60,
      styles: [],
    }
    const { study } = openStudy(experimentOf(experiment), findRulebook)
    const total = study.blank()
    for (let block = 0; block < study.blocks; block++) study.add(total, study.play(block))
    return study.report(total) as AboutReport
  }

  it('counts what happens: each is a part of the whole', () => {
    const report = about('simplified', 50)
    expect(report.games).toBe(50)
    expect(sum(report.turnOrder.map((share) => share?.share ?? 0))).toBeCloseTo(1, 9)
    expect(sum(report.ruins.flat().map((share) => share?.share ?? 0))).toBeCloseTo(1, 9)
    const shares = report.survival.map(({ share }) => share.share)
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares)
    // At the beginning of the first round everybody has what the rulebook gives.
    const { startCash } = findRulebook('simplified')!.book
    expect(report.money[0]?.estimate.value).toBe(3 * startCash)
    for (const { p10, p50, p90 } of report.wealth) expect(p10 <= p50 && p50 <= p90).toBe(true)
    expect(report.spaces).toHaveLength(findRulebook('simplified')!.book.board.spaces + 1)
    expect(report.shares).toBeNull()
    expect(report.debts).toBeNull()
  })

  it('comes to spaces about as often as the exact walk has it', () => {
    const { spaces } = about('classic', 100)
    // Pieces leave jail at once or stay: what is simulated lies about these two.
    const off = spaces.map(({ leaving, staying, simulated }) => {
      const [low, high] = [Math.min(leaving!, staying!), Math.max(leaving!, staying!)]
      return simulated!.value < low * 0.8 || simulated!.value > high * 1.2
    })
    expect(off.filter(Boolean).length).toBeLessThan(5)
  })

  it.each(rulebooks.map(({ book }) => book.id))('can be told of %s, its shares and debts where it has them', (id) => {
    const { shares, debts, idle, groups } = about(id, 50)
    expect(shares !== null).toBe(id === 'exchange')
    expect(debts !== null).toBe(id === 'euronopoly')
    // However rare they are: 50 games do not rule out one in fourteen.
    if (shares !== null) expect(shares.takeovers.interval?.high).toBeGreaterThan(3.6 / 50)
    for (const { between, after } of idle) expect(between > 0 && after >= 0).toBe(true)
    expect(groups.length).toBeGreaterThan(5)
  })

  it('adds sums however deep they lie', () => {
    const to = { a: 1, b: [1, { c: 2 }], d: {} }
    addSums(to, { a: 2, b: [3, { c: 4 }], d: { e: 5 } })
    expect(to).toEqual({ a: 3, b: [4, { c: 6 }], d: { e: 5 } })
  })
})
