import type { OptionName } from '@hausregeln/engine'
import type { ArenaReport } from '@hausregeln/lab/arena/arena.ts'
import type { Command } from 'commander'
import { addBotProgramOptions, type BotProgramFlags, describeBotPrograms, openBotPrograms } from '../bot-programs.ts'
import { UsageError } from '../failure.ts'
import { addGameOptions, jsonOption, names, wholeNumber } from '../options.ts'
import { aligned, count, decimal, limits, percent, printJson, printLines } from '../output.ts'
import { interruptible, showProgress } from '../progress.ts'
import { labFor } from '../rulebook.ts'
import { describeMirror } from './mirror-report.ts'

interface ArenaFlags extends BotProgramFlags {
  readonly rulebook: string
  readonly bots?: readonly string[]
  readonly seats?: number
  readonly tables: number
  readonly option: Readonly<Partial<Record<OptionName, number>>>
  readonly seed: number
  readonly maxRounds: number
  readonly byWealth?: true
  readonly mirror?: true
  readonly json?: true
}

/** So often the program hears whether it is to end. */
const PAUSE_MS = 50

const USUAL_SEATS = 4
const MOST_SEATS = 8

/** `arena`: bots against one another, and how strong each is. */
export function defineArena(program: Command): void {
  const command = program.command('arena').description('let bots play against one another, and rate them')
  addBotProgramOptions(addGameOptions(command))
    .option(
      '--bots <names>',
      'who plays, such as steady,plain,miser; default: all there are, and those of your own',
      names('--bots'),
    )
    .option('--seats <n>', `how many sit at a table; default: ${USUAL_SEATS}`, wholeNumber('--seats', 2, MOST_SEATS))
    .option(
      '--tables <n>',
      'how many tables; each plays as many games as it has seats',
      wholeNumber('--tables', 1),
      100,
    )
    .option('--by-wealth', 'a game that is given up is won by the richest player then; else it does not count')
    .option(
      '--mirror',
      'how much luck decides: all who are named sit at one table, and each of so many deals is played with everybody on every seat',
    )
    .addOption(jsonOption())
    .action(play)
}

async function play(flags: ArenaFlags): Promise<void> {
  const { tables, option: options, seed, maxRounds, byWealth = false } = flags
  if (flags.mirror && !isMirrored(flags))
    throw new UsageError(`--mirror takes --bots with 2 to ${MOST_SEATS} names, and no --seats: all sit at one table.`)
  const { program, id: rulebook } = await labFor(flags.rulebook)
  const { PLAYER_NAMES, playArena, playMirrored } = program.lab
  const players = flags.bots ?? [...PLAYER_NAMES, ...Object.keys(flags.bot)]
  const botPrograms = await openBotPrograms(flags, players, '--bots')
  const outside = Object.keys(botPrograms?.counts ?? {})
  const common = { rulebook, players, options, seed, maxRounds, byWealth, outside }
  const progress = await showProgress(flags.mirror ? 'deals' : 'tables', tables)
  const openOnce = botPrograms?.openOnce ?? null
  try {
    const { report, lines } = await interruptible(async (stop) => {
      let paused = 0
      const told = async (done: number) => {
        progress.update(done)
        if (performance.now() - paused < PAUSE_MS) return
        await new Promise((resolve) => setTimeout(resolve))
        stop.throwIfAborted()
        paused = performance.now()
      }
      if (flags.mirror)
        return described(await playMirrored({ ...common, deals: tables }, told, openOnce), describeMirror)
      const arena = { ...common, seats: flags.seats ?? USUAL_SEATS, tables }
      return described(await playArena(arena, told, openOnce), describeArena)
    })
    if (flags.json) printJson(botPrograms === null ? report : { ...report, substituted: botPrograms.counts })
    else printLines([...lines, ...describeBotPrograms(botPrograms)])
  } finally {
    progress.stop()
    botPrograms?.close()
  }
}

function isMirrored({ bots = [], seats }: ArenaFlags): boolean {
  return bots.length >= 2 && bots.length <= MOST_SEATS && seats === undefined
}

function described<Report>(report: Report, describe: (report: Report) => string[]) {
  return { report, lines: describe(report) }
}

/** The report of an arena, for people. Limits in brackets are those of 95 % confidence. */
function describeArena({ rulebook, seed, seats, tables, games, decided, maxRounds, standings }: ArenaReport): string[] {
  return [
    `${rulebook}, seed ${seed}, at most ${count(maxRounds)} rounds`,
    `${count(tables)} tables of ${seats}, ${count(games)} games, ${count(decided)} decided`,
    '',
    ...aligned([
      ['bot', 'rating', '95 % confidence', 'won', 'of decided', '95 % confidence'],
      ...standings.map(({ bot, rating, low, high, won, decided: of, share }) => [
        bot,
        count(rating),
        limits({ low, high }, count),
        decimal(won),
        `${count(of)}: ${share === null ? '-' : percent(share.share)}`,
        limits(share, percent),
      ]),
    ]),
  ]
}
