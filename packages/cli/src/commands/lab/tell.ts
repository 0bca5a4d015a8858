import type { Rulebook } from '@hausregeln/engine'
import type { Cell, Column, DataTable, Experiment } from '@hausregeln/lab/experiment/index.ts'
import { type Command, Option } from 'commander'
import { addDoorOptions, type DoorFlags, describeDoors, openDoors } from '../../door.ts'
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

/** The same where bots of one's own may play. */
export type GuestFlags = TellFlags & DoorFlags

/** Adds the options by which an experiment is played and told, also with bots of one's own. */
export function addGuestOptions(command: Command): Command {
  return addDoorOptions(addTellOptions(command))
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
export async function tellExperiment(experiment: Experiment, flags: TellFlags | GuestFlags): Promise<void> {
  const doors = 'bot' in flags ? await openDoors(flags, botsIn(experiment), 'the bots of the experiment') : null
  const { report, stopped } = await playExperiment(experiment, flags.workers, doors).finally(() => doors?.close())
  const { answerOf, csvOf, tablesOf } = await import('@hausregeln/lab/experiment/index.ts')
  const rulebook = await bookOfExperiment(experiment)
  const tables = tablesOf(report, rulebook)
  const answer = answerOf(report)
  if (flags.output !== undefined) {
    const { reportPage } = await import('@hausregeln/lab/picture/page.ts')
    await writeOut(flags.output, await reportPage(experiment, tables, answer, flags.lang))
  }
  if (flags.csv !== undefined) await writeOut(flags.csv, tables.map((table) => csvOf(table, flags.lang)).join('\r\n'))
  const told = { experiment, answer, report, ...(doors !== null && { substituted: doors.counts }) }
  if (flags.json) printJson(told)
  else
    printLines([
      answer[flags.lang],
      ...tables.flatMap((table) => ['', ...tableLines(table, flags.lang)]),
      ...describeDoors(doors),
    ])
  if (stopped === null) return
  console.error(doors === null ? 'Stopped. The same command goes on from here.' : 'Stopped.')
  process.exitCode = stopped.signal === 'SIGINT' ? ExitCode.interrupted : ExitCode.terminated
}

/** Names of all bots that an experiment seats. */
function botsIn(experiment: Experiment): readonly string[] {
  if (experiment.kind === 'compare') return experiment.sides.flatMap(({ bots }) => bots)
  return [...(experiment.bots ?? []), ...(experiment.kind === 'book' ? (experiment.styles ?? []) : [])]
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
