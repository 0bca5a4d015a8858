import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Cell, Column, DataTable, Experiment } from '@hausregeln/lab/experiment/index.ts'
import type { Report } from '@hausregeln/lab/picture/markdown.ts'
import { say } from '@hausregeln/lab/say.ts'
import type { Language } from '@hausregeln/rulebooks/texts/language.ts'
import type { Command } from 'commander'
import { addBotProgramOptions, type BotProgramFlags, describeBotPrograms, openBotPrograms } from '../../bot-programs.ts'
import { ExitCode } from '../../failure.ts'
import { writeOut } from '../../files.ts'
import type { Help } from '../../help/help.ts'
import { jsonOption, languageOption, wholeNumber } from '../../options.ts'
import { aligned, type Figures, figuresIn, printJson, printLines } from '../../output.ts'
import { printed } from '../../printed/printed.ts'
import { MOST_WORKERS } from '../../workers.ts'
import { playExperiment } from './play.ts'

/** How an experiment is played and told: common to all of these commands. */
export interface PrintFlags {
  readonly workers?: number
  readonly lang: Language
  readonly output?: string
  readonly csv?: string
  readonly json?: true
}

/** The same where your own bots may play. */
export type GuestFlags = PrintFlags & BotProgramFlags

/** Adds the options by which an experiment is played and told, also with your own bots. */
export function addGuestOptions(command: Command, help: Help): Command {
  return addBotProgramOptions(addPrintOptions(command, help), help)
}

/** Adds the options by which an experiment is played and told. */
export function addPrintOptions(command: Command, help: Help): Command {
  return command
    .option('--workers <n>', help.common.workers, wholeNumber('--workers', 1, MOST_WORKERS))
    .addOption(languageOption('--lang <language>', help.lab.lang))
    .option('-o, --output <file>', help.lab.output)
    .option('--csv <file>', help.lab.csv)
    .addOption(jsonOption(help))
}

/** Plays an experiment, and tells what was found: what there is, if somebody stops it. */
export async function printExperiment(experiment: Experiment, flags: PrintFlags | GuestFlags): Promise<void> {
  const botPrograms =
    'bot' in flags ? await openBotPrograms(flags, botsIn(experiment), 'the bots of the experiment') : null
  const { report, stopped } = await playExperiment(experiment, flags.workers, { botPrograms }).finally(() =>
    botPrograms?.close(),
  )
  const [{ answerOf, bilingual, rulebookOfStudy, tablesOf }, { findRulebook }] = await Promise.all([
    import('@hausregeln/lab/experiment/index.ts'),
    import('@hausregeln/rulebooks'),
  ])
  const tables = tablesOf(report, rulebookOfStudy(experiment, findRulebook), flags.lang)
  const answer = answerOf(report)
  const title = bilingual(experiment.title ?? say('page-title'))
  await writeReport({ title, answer, tables, experiment }, flags)
  const told = { experiment, answer, report, ...(botPrograms !== null && { substituted: botPrograms.counts }) }
  const inWords = await printed(flags.lang)
  if (flags.json) printJson(told)
  else
    printLines([
      textIn(answer, flags.lang),
      ...tables.flatMap((table) => ['', ...tableLines(table, flags.lang)]),
      ...describeBotPrograms(botPrograms, inWords),
    ])
  if (stopped === null) return
  const { stoppedStanding, stopped: justStopped } = inWords.say.lab
  console.error(botPrograms === null ? stoppedStanding : justStopped)
  process.exitCode = stopped.signal === 'SIGINT' ? ExitCode.interrupted : ExitCode.terminated
}

/** Names of all bots that an experiment seats. */
function botsIn(experiment: Experiment): readonly string[] {
  if (experiment.kind === 'compare') return experiment.sides.flatMap(({ bots }) => bots)
  return [...(experiment.bots ?? []), ...(experiment.kind === 'book' ? (experiment.styles ?? []) : [])]
}

/** Writes the files that were asked for: a page that stands alone, or Markdown, and all tables as CSV. */
export async function writeReport(
  { experiment, ...report }: Report & { readonly experiment: Experiment | null },
  { output, csv, lang }: PrintFlags,
): Promise<void> {
  if (output?.endsWith('.md')) {
    const { reportMarkdown } = await import('@hausregeln/lab/picture/markdown.ts')
    await writeOut(output, reportMarkdown(report, lang, `\`${commandLine()}\``))
  } else if (output !== undefined) {
    const { reportPage } = await import('@hausregeln/lab/picture/page.ts')
    await writeOut(output, await reportPage(report, experiment, lang))
  }
  if (csv === undefined) return
  const { csvOf } = await import('@hausregeln/lab/experiment/index.ts')
  await writeOut(csv, report.tables.map((table) => csvOf(table, lang)).join('\r\n'))
}

/** How this report is made again, but for how many threads play. */
function commandLine(): string {
  const words = process.argv.slice(2)
  const workers = words.indexOf('--workers')
  if (workers >= 0) words.splice(workers, 2)
  return ['npm run -s hausregeln --', ...words].join(' ')
}

/** Rows beyond these are in CSV and JSON. */
const MOST_ROWS = 60

/** A table as lines of text. */
export function tableLines({ title, columns, rows }: DataTable, language: Language): string[] {
  const figures = figuresIn(language)
  const shown = rows.slice(0, MOST_ROWS).map((row) => row.map((cell, at) => cellText(cell, columns[at], figures)))
  const more = rows.length > MOST_ROWS ? [`… ${rows.length - MOST_ROWS}`] : []
  return [
    textIn(title, language),
    ...aligned([columns.map((column) => textIn(column.title, language)), ...shown]),
    ...more,
  ]
}

/** A cell as people read it. */
function cellText(cell: Cell, column: Column | undefined, { count, decimal, percent }: Figures): string {
  if (cell === null) return '-'
  if (typeof cell === 'string') return cell
  switch (column?.kind) {
    case 'share':
      return percent(cell)
    case 'points':
      return `${cell > 0 ? '+' : ''}${decimal(100 * cell)}`
    case 'signed':
      return `${cell > 0 ? '+' : ''}${decimal(cell)}`
    case 'whole':
      return count(cell)
    default:
      return decimal(cell)
  }
}
