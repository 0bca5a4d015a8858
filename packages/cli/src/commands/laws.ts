import type { Rulebook } from '@hausregeln/engine'
import type { Care, LawsOutcome } from '@hausregeln/lab'
import type { Command } from 'commander'
import { RunError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { jsonOption, seedOption, wholeNumber } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { type Printed, printed } from '../printed/printed.ts'
import { interruptible, showProgress } from '../progress.ts'
import { labFor, rulebookFor } from '../rulebook.ts'
import { cores, MOST_WORKERS, openPlayers } from '../workers.ts'

interface LawsFlags {
  readonly rulebook?: string
  readonly games: number
  readonly seed: number
  readonly maxRounds: number
  readonly slowEvery: number
  readonly workers?: number
  readonly json?: true
}

const USUAL_ROUNDS = 500
const USUAL_SLOW_EVERY = 7

/** `laws`: many games at random at every kind of table, held to the laws. */
export function defineLaws(program: Command, help: Help): void {
  program
    .command('laws')
    .description(help.laws.about)
    .option('--rulebook <id>', help.common.rulebookOrAll)
    .requiredOption('--games <n>', help.laws.games, wholeNumber('--games', 1))
    .addOption(seedOption(help))
    .option('--max-rounds <n>', help.common.maxRounds, wholeNumber('--max-rounds', 1), USUAL_ROUNDS)
    .option('--slow-every <n>', help.laws.slowEvery, wholeNumber('--slow-every', 1), USUAL_SLOW_EVERY)
    .option('--workers <n>', help.common.workers, wholeNumber('--workers', 1, MOST_WORKERS))
    .addOption(jsonOption(help))
    .action(checkLaws)
}

async function checkLaws(flags: LawsFlags): Promise<void> {
  const { rulebooks } = await import('@hausregeln/rulebooks')
  const chosen = flags.rulebook === undefined ? rulebooks.map(({ book }) => book.id) : [flags.rulebook]
  const outcomes: (readonly [Rulebook, LawsOutcome])[] = []
  for (const argument of chosen) {
    const rulebook = await rulebookFor(argument)
    const outcome = await hold(rulebook, argument, flags)
    const { broken } = outcome
    if (broken !== null) {
      const { describeFault } = await import('./sim-report.ts')
      const table = { ...broken.table, rulebook: argument }
      const told = await printed()
      throw new RunError(() => describeFault(table, broken.fault, told))
    }
    outcomes.push([rulebook, outcome])
  }
  if (flags.json) printJson({ seed: flags.seed, rulebooks: outcomes.map(facts) })
  else {
    const inWords = await printed()
    printLines(aligned(outcomes.map((outcome) => told(facts(outcome), inWords))))
  }
}

/** Plays the games of one rulebook, in this thread or in several others. */
async function hold(rulebook: Rulebook, argument: string, flags: LawsFlags): Promise<LawsOutcome> {
  const [{ runLaws }, { program }] = await Promise.all([import('@hausregeln/lab'), labFor(argument)])
  const care: Care = { slowEvery: flags.slowEvery }
  const workers = Math.min(flags.games, flags.workers ?? cores())
  const players = await openPlayers(program, workers)
  const progress = await showProgress('games', flags.games, rulebook.book.id)
  try {
    return await interruptible((stop) =>
      runLaws(
        rulebook,
        flags,
        (table) => players.at(table, care),
        workers,
        (done) => progress.update(done),
        stop,
      ),
    )
  } finally {
    progress.stop()
    await players.close()
  }
}

function facts([{ book }, { tables, tally }]: readonly [Rulebook, LawsOutcome]) {
  const { games, ended, turns, throws } = tally
  return { rulebook: book.id, version: book.version, tables, games, ended, turns, throws }
}

function told(
  { rulebook, tables, games, ended, turns }: ReturnType<typeof facts>,
  { say: { laws } }: Printed,
): string[] {
  return [rulebook, laws.played({ games, tables }), laws.ended({ ended }), laws.turns({ turns }), laws.held]
}
