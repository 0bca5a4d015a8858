import type { Care, Outcome, Table } from '@hausregeln/lab'
import type { LabProgram } from '@hausregeln/lab/open.ts'
import type { Command } from 'commander'
import { RunError } from '../failure.ts'
import { addTableOptions, jsonOption, type TableFlags, wholeNumber } from '../options.ts'
import { printJson, printLines } from '../output.ts'
import { interruptible, showProgress } from '../progress.ts'
import { labFor } from '../rulebook.ts'
import { cores, MOST_WORKERS, openPlayers } from '../workers.ts'

interface SimFlags extends TableFlags {
  readonly games: number
  readonly first: number
  readonly workers?: number
  readonly checkLaws?: true
  readonly rotate?: true
  readonly byWealth?: true
  readonly json?: true
}

/** `sim`: many games of bots. */
export function defineSim(program: Command): void {
  const command = program.command('sim').description('let bots play many games, and count')
  addTableOptions(command)
    .requiredOption('--games <n>', 'how many games', wholeNumber('--games', 1))
    .option('--first <n>', 'number of the first game within the run', wholeNumber('--first', 0), 0)
    .option('--workers <n>', 'threads; default: as many as there are cores', wholeNumber('--workers', 1, MOST_WORKERS))
    .option('--rotate', 'the bots change seats from game to game, and are counted by bot')
    .option('--by-wealth', 'a game that is given up is won by who is richest then')
    .option('--check-laws', 'look at every law after every step')
    .addOption(jsonOption())
    .action(simulate)
}

async function simulate(flags: SimFlags): Promise<void> {
  const { seats, option: options, seed, maxRounds, rotate = false, byWealth = false } = flags
  const { program, id: rulebook } = await labFor(flags.rulebook)
  const { checkTable, reportOf, USUAL_CARE } = program.lab
  const table: Table = { rulebook, seats, options, seed, maxRounds, rotate, byWealth }
  checkTable(table)
  const care = flags.checkLaws ? USUAL_CARE : null
  const { tally, milliseconds, fault } = await play(program, table, care, flags)
  const { describeFault, describeReport } = await import('./sim-report.ts')
  if (fault !== null) throw new RunError(describeFault({ ...table, rulebook: flags.rulebook }, fault))
  const report = reportOf(table, tally, milliseconds)
  if (flags.json) printJson(report)
  else printLines(describeReport(report))
}

/** Plays in this thread, or in several others. */
async function play(program: LabProgram, table: Table, care: Care | null, flags: SimFlags): Promise<Outcome> {
  const { games, first } = flags
  const workers = Math.min(games, flags.workers ?? cores())
  const { runGames } = await import('@hausregeln/lab/run.ts')
  const players = await openPlayers(program, workers)
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
