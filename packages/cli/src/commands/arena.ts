import type { OptionName } from '@hausregeln/engine'
import type { ArenaReport } from '@hausregeln/lab/arena/arena.ts'
import type { Command } from 'commander'
import { addBotProgramOptions, type BotProgramFlags, describeBotPrograms, openBotPrograms } from '../bot-programs.ts'
import { UsageError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { addGameOptions, jsonOption, names, wholeNumber } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { type Printed, printed } from '../printed/printed.ts'
import { interruptible, showProgress } from '../progress.ts'
import { labFor } from '../rulebook.ts'
import { describeLuck } from './luck-report.ts'
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
  readonly luck?: number
  readonly json?: true
}

/** So often the program hears whether it is to end. */
const PAUSE_MS = 50

const USUAL_SEATS = 4
const MOST_SEATS = 8

/** `arena`: bots against one another, and how strong each is. */
export function defineArena(program: Command, help: Help): void {
  const command = program.command('arena').description(help.arena.about)
  addBotProgramOptions(addGameOptions(command, help), help)
    .option('--bots <names>', help.arena.bots, names('--bots'))
    .option('--seats <n>', help.arena.seats({ seats: USUAL_SEATS }), wholeNumber('--seats', 2, MOST_SEATS))
    .option('--tables <n>', help.arena.tables, wholeNumber('--tables', 1), 100)
    .option('--by-wealth', help.arena.byWealth)
    .option('--mirror', help.arena.mirror)
    .option('--luck <tables>', help.arena.luck, wholeNumber('--luck', 1))
    .addOption(jsonOption(help))
    .action(play)
}

async function play(flags: ArenaFlags): Promise<void> {
  const { tables, option: options, seed, maxRounds, byWealth = false } = flags
  if (flags.mirror && !isMirrored(flags)) throw new UsageError((say) => say.mirror({ most: MOST_SEATS }))
  const { program, id: rulebook } = await labFor(flags.rulebook)
  const { PLAYER_NAMES, playArena, playMirrored } = program.lab
  const players = flags.bots ?? [...PLAYER_NAMES, ...Object.keys(flags.bot)]
  const botPrograms = await openBotPrograms(flags, players, '--bots')
  const outside = Object.keys(botPrograms?.counts ?? {})
  const common = { rulebook, players, options, seed, maxRounds, byWealth, outside }
  const progress = await showProgress(flags.mirror ? 'deals' : 'tables', tables)
  const openOnce = botPrograms?.openOnce ?? null
  const inWords = await printed()
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
        return described(await playMirrored({ ...common, deals: tables }, told, openOnce), describeMirror, inWords)
      const arena = { ...common, seats: flags.seats ?? USUAL_SEATS, tables, luck: flags.luck ?? 0 }
      return described(await playArena(arena, told, openOnce), describeArena, inWords)
    })
    if (flags.json) printJson(botPrograms === null ? report : { ...report, substituted: botPrograms.counts })
    else printLines([...lines, ...describeBotPrograms(botPrograms, inWords)])
  } finally {
    progress.stop()
    botPrograms?.close()
  }
}

function isMirrored({ bots = [], seats }: ArenaFlags): boolean {
  return bots.length >= 2 && bots.length <= MOST_SEATS && seats === undefined
}

function described<Report>(report: Report, describe: (report: Report, printed: Printed) => string[], printed: Printed) {
  return { report, lines: describe(report, printed) }
}

/** The report of an arena, for people. Limits in brackets are those of 95 % confidence. */
function describeArena(report: ArenaReport, printed: Printed): string[] {
  const { rulebook: book, seed, seats, tables, games, decided, maxRounds: rounds, standings, lessLuck } = report
  const { say, limits, count, decimal, percent } = printed
  const { run, arena, confidence } = say
  return [
    say.head({ book, seed, rounds }),
    arena.tables({ tables, seats, games, decided }),
    '',
    ...aligned([
      [run.bot, arena.rating, confidence, run.won, run.ofDecided, confidence],
      ...standings.map(({ bot, rating, low, high, won, decided: of, share }) => [
        bot,
        count(rating),
        limits({ low, high }, count),
        decimal(won),
        `${count(of)}: ${share === null ? '-' : percent(share.share)}`,
        limits(share, percent),
      ]),
    ]),
    ...(lessLuck === null ? [] : describeLuck(lessLuck, printed)),
  ]
}
