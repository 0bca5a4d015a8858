import type { Rulebook } from '@hausregeln/engine'
import type { Cell, Column, DataTable, Experiment } from '@hausregeln/lab/experiment/index.ts'
import { type Command, Option } from 'commander'
import { ExitCode } from '../../failure.ts'
import { writeOut } from '../../files.ts'
import { jsonOption, wholeNumber } from '../../options.ts'
import { aligned, count, decimal, percent, printJson, printLines } from '../../output.ts'
import { MOST_WORKERS } from '../../workers.ts'
import { playExperiment } from './play.ts'

/** How an experiment is played and told: common to all of these commands. */
export interface TellFlags {
  readonly workers?: number
  readonly lang: 'de' | 'en'
  readonly output?: string
  readonly csv?: string
  readonly json?: true
}

/** Adds the options by which an experiment is played and told. */
export function addTellOptions(command: Command): Command {
  return command
    .option('--workers <n>', 'threads; default: as many as there are cores', wholeNumber('--workers', 1, MOST_WORKERS))
    .addOption(new Option('--lang <language>', 'language of the report').choices(['de', 'en']).default('en'))
    .option('-o, --output <file>', 'write a report as a page that stands alone')
    .option('--csv <file>', 'write all tables as CSV, one after the other')
    .addOption(jsonOption())
}

/** Plays an experiment, and tells what was found: what there is, if somebody stops it. */
export async function tellExperiment(experiment: Experiment, flags: TellFlags): Promise<void> {
  const { report, stopped } = await playExperiment(experiment, flags.workers)
  const { answerOf, csvOf, tablesOf } = await import('@hausregeln/lab/experiment/index.ts')
  const rulebook = await bookOfExperiment(experiment)
  const tables = tablesOf(report, rulebook)
  const answer = answerOf(report)
  if (flags.output !== undefined) {
    const { reportPage } = await import('@hausregeln/lab/picture/page.ts')
    await writeOut(flags.output, await reportPage(experiment, tables, answer, flags.lang))
  }
  if (flags.csv !== undefined) await writeOut(flags.csv, tables.map((table) => csvOf(table, flags.lang)).join('\r\n'))
  if (flags.json) printJson({ experiment, answer, report })
  else printLines([answer[flags.lang], ...tables.flatMap((table) => ['', ...tableLines(table, flags.lang)])])
  if (stopped === null) return
  console.error('Stopped. The same command goes on from here.')
  process.exitCode = stopped.signal === 'SIGINT' ? ExitCode.interrupted : ExitCode.terminated
}

/** The rulebook whose spaces and groups have names in a report; null where several are compared, or none is named. */
async function bookOfExperiment(experiment: Experiment): Promise<Rulebook | null> {
  if (experiment.kind === 'compare') return null
  const [{ booksNamed }, { findRulebook }] = await Promise.all([
    import('@hausregeln/lab/experiment/index.ts'),
    import('@hausregeln/rulebooks'),
  ])
  const [id] = booksNamed(experiment)
  return id === undefined ? null : (findRulebook(id) ?? null)
}

/** Rows beyond these are in CSV and JSON. */
const MOST_ROWS = 60

function tableLines({ title, columns, rows }: DataTable, language: 'de' | 'en'): string[] {
  const shown = rows.slice(0, MOST_ROWS).map((row) => row.map((cell, at) => cellText(cell, columns[at])))
  const more = rows.length > MOST_ROWS ? [`… ${rows.length - MOST_ROWS}`] : []
  return [title[language], ...aligned([columns.map((column) => column.title[language]), ...shown]), ...more]
}

/** A cell as people read it. */
export function cellText(cell: Cell, column: Column | undefined): string {
  if (cell === null) return '-'
  if (typeof cell === 'string') return cell
  switch (column?.kind) {
    case 'share':
      return percent(cell)
    case 'points':
      return `${cell > 0 ? '+' : ''}${decimal(100 * cell)}`
    case 'whole':
      return count(cell)
    default:
      return decimal(cell)
  }
}
