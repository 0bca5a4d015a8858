import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Table } from '@hausregeln/lab'
import { BotPrograms } from '@hausregeln/lab/external/bot-programs.ts'
import { playersHere } from '@hausregeln/lab/workers/here.ts'
import { openLab } from '@hausregeln/lab/workers/open.ts'
import { botProtocolSchema, fromBotSchema, toBotSchema } from '@hausregeln/protocol/bot-protocol.ts'
import { Command } from 'commander'
import { describe, expect, it, vi } from 'vitest'
import { addBotProgramOptions, type BotProgramFlags, openBotPrograms } from '../src/bot-programs.ts'
import { helpFor } from '../src/help/help.ts'
import { createProgram } from '../src/program.ts'
import { runJson } from './hausregeln.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ODD = join(import.meta.dirname, 'bots/odd.mjs')
const folder = mkdtempSync(join(tmpdir(), 'hausregeln-door-'))
const hasPython = spawnSync('python3', ['--version']).status === 0

const program = await openLab()

/** Plays games in this process: `bots` from elsewhere by name, others of the house. */
async function play(
  rulebook: string,
  seats: readonly string[],
  bots: Readonly<Record<string, string>>,
  settings: Settings,
) {
  const { games = 1, maxRounds = 8, time = 20_000 } = settings
  const botPrograms = new BotPrograms(bots, time)
  const table: Table = { rulebook, seats, options: {}, seed: 5, maxRounds, outside: Object.keys(bots) }
  const part = await playersHere(program, (name) => botPrograms.botProgram(name))
    .at(table, null)(0, games)
    .finally(() => botPrograms.close())
  expect(part.fault).toBeNull()
  expect(part.tally.games).toBe(games)
  return { tally: part.tally, counts: botPrograms.counts }
}

interface Settings {
  readonly games?: number
  readonly maxRounds?: number
  readonly time?: number
}

/** Lets a bot that misbehaves in this way play, and reads what it was told. */
async function letIn(how: string, rulebook = 'classic', settings: Settings = {}) {
  const file = join(folder, `${how}-${rulebook}`)
  const odd = [process.execPath, ODD, how, file].join(' ')
  const { counts } = await play(rulebook, ['odd', 'plain'], { odd }, settings)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const wrote: readonly Wrote[] = lines.map((line) => JSON.parse(line))
  const told = wrote.flatMap((each) => (each.told === undefined ? [] : [each.told]))
  return { counts: counts.odd!, told, pids: wrote.flatMap(({ pids = [] }) => pids) }
}

interface Wrote {
  readonly told?: { readonly type: string; readonly sentence?: string }
  readonly pids?: readonly number[]
}

/** Whether a process is still there; a dead one that nobody has waited for does not count. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

describe('a bot of your own', () => {
  it.each(['classic', 'stadium', 'simplified', 'exchange', 'euronopoly'])(
    'plays %s, and is told and answers what the schema says',
    async (rulebook) => {
      const { counts, told, pids } = await letIn('good', rulebook, { games: 2 })
      expect(counts.answered).toBeGreaterThan(20)
      expect(counts).toMatchObject({ substituted: 0, gamesGivenUp: 0 })
      for (const message of told) expect(toBotSchema.parse(message)).toEqual(message)
      const types = told.map(({ type }) => type)
      expect(types.filter((type) => type === 'game').length).toBe(2)
      expect(types.filter((type) => type === 'over').length).toBe(2)
      expect(types.filter((type) => type === 'decide').length).toBe(counts.answered)
      expect(pids.length).toBe(2)
      await expect.poll(() => pids.filter(isAlive)).toEqual([])
    },
  )

  it.each([
    ['nonsense', 'nonsense', /An answer is a line such as/],
    ['shapeless', 'nonsense', /There is no move 7/],
    ['illegal', 'illegal', /Not legal now: .+ \(K-\d/],
  ] as const)('that answers %s is told why, replaced, and the games go on', async (how, fault, why) => {
    const { counts, told, pids } = await letIn(how)
    expect(counts).toMatchObject({ [fault]: 5, answered: 1, gamesGivenUp: 1 })
    expect(counts.substituted).toBe(5 + counts.replaced)
    const sentences = told.flatMap(({ type, sentence = '' }) => (type === 'refused' ? [sentence] : []))
    expect(sentences.length).toBeGreaterThanOrEqual(4)
    for (const sentence of sentences) expect(sentence).toMatch(why)
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
  })

  it.each([
    ['crash', ['gone']],
    // What it says first may be taken for an answer before there is too much of it.
    ['flood', ['flood', 'nonsense']],
    ['long', ['flood']],
  ] as const)('that ends by %s is replaced for the game and begins the next again', async (how, faults) => {
    const { counts, told, pids } = await letIn(how, 'classic', { games: 2 })
    expect(faults.reduce((sum, fault) => sum + counts[fault], 0)).toBeGreaterThanOrEqual(2)
    expect(counts.gamesGivenUp).toBe(2)
    expect(told.filter(({ type }) => type === 'game').length).toBe(2)
    expect(pids.length).toBe(4)
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
  })

  it('that hangs is replaced when its time is up, and ended with what it has started', async () => {
    const { counts, pids } = await letIn('hang', 'classic', { time: 20 })
    expect(counts).toMatchObject({ answered: 1, slow: 5, gamesGivenUp: 1 })
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
  })

  it('that answers too late is not taken to have answered the next question', async () => {
    const { counts } = await letIn('late', 'classic', { time: 150 })
    expect(counts.slow).toBeGreaterThanOrEqual(1)
    expect(counts).toMatchObject({ illegal: 0, nonsense: 0, gone: 0, flood: 0 })
  })

  it('that cannot be run is replaced, and sim says so', async () => {
    const report = await runJson(
      ...['sim', '--rulebook', 'classic', '--seats', 'bot,plain', '--seed', '1', '--games', '1', '--max-rounds', '5'],
      ...['--bot', 'no-such-program --at-all 2>/dev/null'],
    )
    expect(report.substituted.bot).toMatchObject({ answered: 0, gone: 1, gamesGivenUp: 1 })
  })

  it.each([
    ['is a built-in one', ['--seats', 'plain,plain', '--bot', 'plain=x y'], /"plain" is a built-in bot/],
    ['has no seat', ['--seats', 'plain,plain', '--bot', 'mine=x y'], /The bot "mine" has no seat/],
    ['is no file', ['--seats', 'bot,plain', '--bot', './none.ts'], /There is no file "\.\/none\.ts"/],
    ['is nothing', ['--seats', 'bot,plain', '--bot', 'bot='], /--bot takes a file or a command/],
    ['is there twice', ['--seats', 'bot,plain', '--bot', 'a b', '--bot', 'c d'], /two bots called "bot"/],
    ['is shared by threads', ['--seats', 'bot,plain', '--bot', 'a b', '--workers', '2'], /leave --workers out/],
  ] as const)('that %s is refused with a sentence', async (_, args, sentence) => {
    const command = addBotProgramOptions(new Command(), await helpFor([], {}))
      .option('--seats <bots>')
      .option('--workers <n>', '', Number)
    const asked = async () => {
      const flags = command.parse(args, { from: 'user' }).opts<BotProgramFlags & { readonly seats: string }>()
      return await openBotPrograms(flags, flags.seats.split(','))
    }
    await expect(asked()).rejects.toThrow(sentence)
    await expect(asked()).rejects.toHaveProperty('name', 'UsageError')
  })
})

/** Runs the command line in this process, and returns what it prints as JSON. */
async function printed(...args: readonly string[]) {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await (await createProgram(args)).parseAsync([...args, '--json'], { from: 'user' })
    return JSON.parse(`${written.mock.calls.at(-1)?.[0]}`)
  } finally {
    written.mockRestore()
  }
}

describe('a bot of your own, elsewhere than in sim', () => {
  const mine = `mine=${process.execPath} ${join(ROOT, 'examples/bots/careful.ts')}`
  const few = ['--seed', '1', '--max-rounds', '4', '--by-wealth', '--bot', mine]

  it('enters the arena under its name, one process for all tables', async () => {
    const table = ['--rulebook', 'simplified', '--bots', 'mine,plain,random', '--seats', '2', '--tables', '4']
    const { standings, games, substituted } = await printed('arena', ...table, ...few)
    expect(games).toBe(8)
    expect(standings.map(({ bot }: { readonly bot: string }) => bot).toSorted()).toEqual(['mine', 'plain', 'random'])
    expect(substituted.mine.answered).toBeGreaterThan(20)
    expect(substituted.mine).toMatchObject({ substituted: 0, gamesGivenUp: 0 })
  })

  it('plays in experiments, on every side that seats it', async () => {
    const sides = ['--seats', 'mine,plain', '--against', 'bots=plain,mine', '--games', '2']
    const { report, substituted } = await printed('lab', 'compare', 'classic', ...sides, ...few)
    expect(report.sides.map(({ games }: { readonly games: number }) => games)).toEqual([2, 2])
    expect(substituted.mine.answered).toBeGreaterThan(20)
    expect(substituted.mine).toMatchObject({ substituted: 0, gamesGivenUp: 0 })
  })

  it('plays a game on from a position', async () => {
    const position = {
      seats: [
        { space: 5, cash: 900 },
        { space: 8, cash: 1200 },
      ],
      turn: 0,
    }
    const file = join(folder, 'position.json')
    writeFileSync(file, JSON.stringify(position))
    const from = ['lab', 'from', file, '--rulebook', 'classic', '--seats', 'mine,plain', '--games', '2']
    const { report, substituted } = await printed(...from, ...few)
    expect(report.ways.length).toBe(1)
    expect(substituted.mine.answered).toBeGreaterThan(10)
    expect(substituted.mine).toMatchObject({ substituted: 0 })
  })

  it('that no experiment seats is refused with a sentence', async () => {
    const asked = printed('lab', 'book', 'classic', '--games', '1', ...few)
    await expect(asked).rejects.toThrow('The bot "mine" has no seat: name it among the bots of the experiment.')
  })
})

describe('the example bots', () => {
  const run = (ending: string) =>
    `${ending === 'py' ? 'python3' : process.execPath} ${ROOT}/examples/bots/careful.${ending}`

  it.each(['ts', ...(hasPython ? ['py'] : [])])(
    'careful.%s answers every question of three rulebooks',
    async (ending) => {
      for (const rulebook of ['classic', 'exchange', 'euronopoly']) {
        const { counts } = await play(rulebook, ['plain', 'mine'], { mine: run(ending) }, {})
        expect(counts.mine!.answered).toBeGreaterThan(20)
        expect(counts.mine).toMatchObject({ substituted: 0 })
      }
    },
  )

  it.skipIf(!hasPython)('decide alike in both languages (skipped without python3)', async () => {
    const games = { maxRounds: 15 }
    const one = await play('classic', ['mine', 'plain'], { mine: run('ts') }, games)
    const other = await play('classic', ['mine', 'plain'], { mine: run('py') }, games)
    expect(other).toEqual(one)
  })
})

describe('docs/schema/bots.json', () => {
  it('is the schema (npm run docs:bots writes it)', () => {
    const published: unknown = JSON.parse(readFileSync(join(ROOT, 'docs/schema/bots.json'), 'utf8'))
    expect(published).toEqual(JSON.parse(JSON.stringify(botProtocolSchema())))
    expect(fromBotSchema.safeParse({ action: { do: 'bid', amount: 5 } }).success).toBe(true)
  })
})
