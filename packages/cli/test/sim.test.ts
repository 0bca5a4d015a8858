import { basename } from 'node:path'
import type { SimReport } from '@hausregeln/lab'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { describeFault } from '../src/commands/sim-report.ts'
import { printed } from '../src/printed/printed.ts'
import { interrupted, loadedBy, run, runAlone, runJson } from './hausregeln.ts'

const table = ['--rulebook', 'classic', '--seats', 'plain,random,plain', '--seed', '11', '--max-rounds', '60']
/** Where it does not matter how many there are: another one has to load the program first. */
const oneThread = ['--workers', '1']

async function sim(...args: readonly string[]): Promise<SimReport> {
  return await runJson('sim', ...table, ...args)
}

/** All but how fast it went. */
function counted({ gamesPerSecond: _g, turnsPerSecond: _t, throwsPerSecond: _th, seconds: _s, ...rest }: SimReport) {
  return rest
}

/** What tells an error in the language of who asks: small, and without any words. */
const SAYING = ['saying.ts', 'text.ts']

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('hausregeln sim', () => {
  it('counts the same with one worker and with two, and something else with another seed', async () => {
    const [one, two, other] = await Promise.all([
      sim('--games', '40', '--workers', '1'),
      sim('--games', '40', '--workers', '2'),
      sim('--games', '40', '--workers', '2', '--seed', '12'),
    ])
    expect(counted(two)).toEqual(counted(one))
    expect(counted({ ...other, seed: 11 })).not.toEqual(counted(one))
  })

  it('tells shares without luck of the first games, and refuses that for programs from elsewhere', async () => {
    const { out, err } = await run('sim', ...table, '--games', '4', '--rotate', '--luck', '2')
    expect(err).toBe('')
    expect(out).toMatch(/^without luck: a point of luck counts .+\nbot +games +won .+ without luck .+\nplain +\d+ /m)
    const beside = await run('sim', ...table, '--games', '4', '--luck', '2', '--bot', 'plain=./none.ts')
    expect(beside.code).not.toBe(0)
  })

  it.each([
    [
      'sim',
      ['--workers', '1', ...table],
      ['sim.ts', 'sim-report.ts'],
      ['column.ts', 'index.ts', 'limits.ts', ...SAYING],
    ],
    ['gym', ['--rulebook', 'classic', '--seats', 'agent,plain', '--seed', '1'], ['gym.ts'], ['index.ts', ...SAYING]],
  ] as const)(
    'as %s loads its own command and no rules: engine, rulebooks and bots come out of the kept program',
    async (name, args, commands, rules) => {
      const loaded = await loadedBy(name, ...args, '--games', '1')
      const namesOf = (where: RegExp) => loaded.filter((url) => where.test(url)).map((url) => basename(url))
      expect(namesOf(/cli\/src\/commands\//)).toEqual(commands)
      expect(namesOf(/packages\/(engine|chapters|bots|rulebooks|lab\/src\/say)\//).sort()).toEqual(rules)
    },
  )

  it('reports what its keys say', async () => {
    const report = await sim('--games', '40', '--option', 'freeParkingPot=1', ...oneThread)
    const { games, ended, capped, winsBySeat, endReasons, rounds, winShares } = report
    expect(report).toMatchObject({ rulebook: 'classic', seed: 11, maxRounds: 60, seats: ['plain', 'random', 'plain'] })
    const usual = Object.fromEntries(classic.book.options.map((option) => [option.id, option.default]))
    expect(report.options).toEqual({ ...usual, freeParkingPot: 1 })
    expect(games).toBe(40)
    expect(ended + capped).toBe(games)
    expect(ended).toBeGreaterThan(0)
    expect(capped).toBeGreaterThan(0)
    expect(winsBySeat).toHaveLength(3)
    expect(sum(winsBySeat)).toBeCloseTo(ended, 6)
    expect(sum(Object.values(endReasons))).toBe(ended)
    expect(rounds.p10).toBeLessThan(60)
    expect(rounds.p90).toBe(60)
    winShares.forEach((share, seat) => {
      expect(share?.share).toBeCloseTo((winsBySeat[seat] ?? 0) / ended, 9)
      expect(share?.low).toBeLessThanOrEqual(share?.share ?? 0)
      expect(share?.high).toBeGreaterThanOrEqual(share?.share ?? 1)
    })
    expect(report.decided).toBe(ended)
    expect(report.cappedShare?.share).toBeCloseTo(capped / games, 9)
    expect(report.endedShare?.share).toBeCloseTo(ended / games, 9)
    report.winSharesOfAll.forEach((share, seat) => {
      expect(share?.share).toBeCloseTo((winsBySeat[seat] ?? 0) / games, 9)
    })
    expect(sum(report.winsByTurnOrder)).toBeCloseTo(ended, 6)
    expect(report.turnOrderShares[0]?.share).toBeCloseTo((report.winsByTurnOrder[0] ?? 0) / ended, 9)
    expect(report.endReasonShares.lastPlayer?.share).toBeCloseTo((endReasons.lastPlayer ?? 0) / games, 9)
    const { intervals } = report
    for (const key of ['turnsPerGame', 'throwsPerGame', 'bankruptciesPerGame'] as const) {
      expect(intervals[key]?.low, key).toBeLessThan(report[key])
      expect(intervals[key]?.high, key).toBeGreaterThan(report[key])
    }
    for (const key of ['p10', 'median', 'p90'] as const) {
      expect(intervals.rounds[key]?.low, key).toBeLessThanOrEqual(rounds[key] ?? 0)
      expect(intervals.rounds[key]?.high, key).toBeGreaterThanOrEqual(rounds[key] ?? 61)
    }
    expect(report.turnsPerSecond / report.gamesPerSecond).toBeCloseTo(report.turnsPerGame, 6)
    expect(report.throwsPerSecond / report.turnsPerSecond).toBeCloseTo(report.throwsPerGame / report.turnsPerGame, 6)
    expect(report.throwsPerGame).toBeGreaterThan(report.turnsPerGame)
  })

  it('counts offers to each bot, and what those who are made to be played against answer', async () => {
    const seats = ['--rulebook', 'classic', '--seats', 'plain,steady,miser', '--seed', '5', '--max-rounds', '60']
    const { talks }: SimReport = await runJson('sim', ...seats, '--games', '20', '--rotate', '--workers', '2')
    expect(talks.map(({ bot }) => bot)).toEqual(['plain', 'steady', 'miser'])
    const made = sum(talks.map(({ madePerGame }) => madePerGame))
    expect(made).toBeGreaterThan(0)
    expect(sum(talks.map(({ receivedPerGame }) => receivedPerGame))).toBeCloseTo(made, 9)
    const [refuser, , miser] = talks
    expect(refuser).toMatchObject({ madePerGame: 0, partedPerGame: 0 })
    expect(refuser?.declinedPerGame).toBeCloseTo(refuser?.receivedPerGame ?? 0, 9)
    expect(refuser?.receivedInterval?.high).toBeGreaterThan(refuser?.receivedPerGame ?? 0)
    expect(miser?.partedPerGame).toBe(0)
  })

  it('lets the bots change seats, so that none profits from the turn order', async () => {
    const seats = [
      '--rulebook',
      'simplified',
      '--seats',
      'steady,random',
      '--seed',
      '5',
      '--max-rounds',
      '500',
      ...oneThread,
    ]
    const rotated: SimReport = await runJson('sim', ...seats, '--games', '60', '--rotate')
    expect(rotated.rotate).toBe(true)
    expect(rotated.winShares[0]?.share).toBeGreaterThan(0.8)
    const [even, odd]: SimReport[] = await Promise.all([
      runJson('sim', ...seats, '--first', '2', '--games', '1', '--rotate'),
      runJson('sim', ...seats, '--first', '2', '--games', '1'),
    ])
    expect(counted({ ...even!, rotate: false })).toEqual(counted(odd!))
    const swapped: SimReport = await runJson('sim', ...seats, '--first', '3', '--games', '1', '--rotate')
    const [, , , , ...rest] = seats
    const other = ['--rulebook', 'simplified', '--seats', 'random,steady', ...rest]
    const same: SimReport = await runJson('sim', ...other, '--first', '3', '--games', '1')
    expect(swapped.winsBySeat).toEqual(same.winsBySeat.toReversed())
    expect(swapped.throwsPerGame).toBe(same.throwsPerGame)
  })

  it('decides what is given up by wealth, if asked to', async () => {
    const [usual, byWealth] = await Promise.all([
      sim('--games', '20', ...oneThread),
      sim('--games', '20', '--by-wealth', ...oneThread),
    ])
    expect([byWealth.ended, byWealth.capped]).toEqual([usual.ended, usual.capped])
    expect(byWealth).toMatchObject({ byWealth: true, decided: 20 })
    expect(sum(byWealth.winsBySeat)).toBeCloseTo(20, 6)
    expect(byWealth.winShares).toEqual(byWealth.winSharesOfAll)
  })

  it('plays a run in parts', async () => {
    const [all, early, late] = await Promise.all([
      sim('--games', '30', '--workers', '1'),
      sim('--games', '20', '--workers', '1'),
      sim('--games', '10', '--first', '20', '--workers', '1'),
    ])
    expect(early.ended + late.ended).toBe(all.ended)
    expect(20 * early.turnsPerGame + 10 * late.turnsPerGame).toBeCloseTo(30 * all.turnsPerGame, 6)
  })

  it('tells people the same in lines', async () => {
    const { code, out } = await runAlone('sim', ...table, '--games', '20')
    const { ended, capped } = await sim('--games', '20', ...oneThread)
    expect(code).toBe(0)
    expect(out).toContain(`20: ended ${ended}, given up ${capped}`)
  })

  it('checks the laws and finds none broken, in one thread and in two', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((workers) => sim('--games', '2', '--check-laws', '--workers', workers)),
    )
    expect(one?.games).toBe(2)
    expect(counted(two as SimReport)).toEqual(counted(one as SimReport))
  })

  it('names seed, game and step of what goes wrong, and a command that plays just that game', async () => {
    const told = describeFault(
      { rulebook: 'classic', seats: ['plain', 'random'], options: { autoRent: 1 }, seed: 3, maxRounds: 9 },
      { game: 17, seed: 12345, step: 42, sentence: 'The law "money is conserved" is broken: it is gone.' },
      await printed('en'),
    )
    const [sentence, again] = told.split('\nTo see it again: npm run -s hausregeln -- ')
    expect(sentence).toBe('Game 17 (its seed is 12345), step 42: The law "money is conserved" is broken: it is gone.')
    const report = await runJson(...(again?.split(' ') ?? []))
    expect(report).toMatchObject({ games: 1, seed: 3, maxRounds: 9, options: { autoRent: 1 } })
  })

  it.each(['1', '2'])('ends cleanly at Ctrl-C with %s worker(s)', async (workers) => {
    const endless = ['--max-rounds', '1000000', '--games', '1000000', '--workers', workers]
    const ended = await interrupted('sim', ...table, ...endless)
    expect(ended).toEqual({ code: 130, signal: null, out: '', err: 'Stopped.\n' })
  })
})
