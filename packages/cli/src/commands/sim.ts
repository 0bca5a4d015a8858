import type { Care, Outcome, Table } from '@hausregeln/lab'
import type { BotPrograms } from '@hausregeln/lab/external/bot-programs.ts'
import type { LabProgram } from '@hausregeln/lab/workers/open.ts'
import type { Command } from 'commander'
import { addBotProgramOptions, type BotProgramFlags, describeBotPrograms, openBotPrograms } from '../bot-programs.ts'
import { RunError, UsageError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { addTableOptions, jsonOption, type TableFlags, wholeNumber } from '../options.ts'
import { printJson, printLines } from '../output.ts'
import { printed } from '../printed/printed.ts'
import { interruptible, showProgress } from '../progress.ts'
import { labFor } from '../rulebook.ts'
import { cores, MOST_WORKERS, openPlayers } from '../workers.ts'

interface SimFlags extends TableFlags, BotProgramFlags {
  readonly games: number
  readonly first: number
  readonly workers?: number
  readonly checkLaws?: true
  readonly rotate?: true
  readonly byWealth?: true
  readonly luck?: number
  readonly json?: true
}

/** `sim`: many games of bots. */
export function defineSim(program: Command, help: Help): void {
  const command = program.command('sim').description(help.sim.about)
  addTableOptions(command, help)
    .requiredOption('--games <n>', help.common.games, wholeNumber('--games', 1))
    .option('--first <n>', help.common.first, wholeNumber('--first', 0), 0)
    .option('--workers <n>', help.common.workers, wholeNumber('--workers', 1, MOST_WORKERS))
    .option('--rotate', help.sim.rotate)
    .option('--by-wealth', help.common.byWealth)
    .option('--check-laws', help.sim.checkLaws)
    .option('--luck <games>', help.sim.luck, wholeNumber('--luck', 1))
    .addOption(jsonOption(help))
  addBotProgramOptions(command, help).action(simulate)
}

async function simulate(flags: SimFlags): Promise<void> {
  const { seats, option: options, seed, maxRounds, rotate = false, byWealth = false } = flags
  const { program, id: rulebook } = await labFor(flags.rulebook)
  const { checkTable, luckIn, reportOf, USUAL_CARE } = program.lab
  const botPrograms = await openBotPrograms(flags, seats)
  const outside = Object.keys(botPrograms?.counts ?? {})
  const table: Table = { rulebook, seats, options, seed, maxRounds, rotate, byWealth, outside }
  checkTable(table)
  if (flags.luck !== undefined && outside.length > 0) throw new UsageError((say) => say.luckOutside)
  if (flags.luck !== undefined && luckIn(table, flags.first, 1) === null)
    throw new RunError((say) => say.noNet({ name: rulebook }))
  const care = flags.checkLaws ? USUAL_CARE : null
  const { tally, milliseconds, fault } = await play(program, table, care, flags, botPrograms).finally(() =>
    botPrograms?.close(),
  )
  const { describeFault, describeReport } = await import('./sim-report.ts')
  const told = await printed()
  if (fault !== null) throw new RunError(() => describeFault({ ...table, rulebook: flags.rulebook }, fault, told))
  const report = reportOf(table, tally, milliseconds)
  const luck = flags.luck === undefined ? null : luckIn(table, flags.first, Math.min(flags.luck, flags.games))
  const more = {
    ...(botPrograms !== null && { substituted: botPrograms.counts }),
    ...(luck !== null && { lessLuck: luck }),
  }
  if (flags.json) return printJson({ ...report, ...more })
  const lessLuck = luck === null ? [] : (await import('./luck-report.ts')).describeLuck(luck, told)
  printLines([...describeReport(report, told), ...lessLuck, ...describeBotPrograms(botPrograms, told)])
}

/** Plays in this thread, or in several others. */
async function play(
  program: LabProgram,
  table: Table,
  care: Care | null,
  flags: SimFlags,
  botPrograms: BotPrograms | null,
): Promise<Outcome> {
  const { games, first } = flags
  const workers = botPrograms === null ? Math.min(games, flags.workers ?? cores()) : 1
  const { runGames } = await import('@hausregeln/lab/workers/run.ts')
  const players = await openPlayers(program, workers, botPrograms)
  const progress = await showProgress('games', games)
  try {
    const part = players.at(table, care)
    return await interruptible((stop) =>
      runGames(part, workers, { first, games }, (done) => progress.update(done), stop),
    )
  } finally {
    progress.stop()
    await players.close()
  }
}
