import type { Rulebook } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Atlas, AtlasPlan } from '@hausregeln/lab/atlas/atlas.ts'
import type { Comparison } from '@hausregeln/lab/experiment/index.ts'
import { type Command, Option } from 'commander'
import { UsageError } from '../../failure.ts'
import { readText, writeOut } from '../../files.ts'
import type { Help } from '../../help/help.ts'
import { seedOption, wholeNumber } from '../../options.ts'
import { printJson, printLines } from '../../output.ts'
import { playExperiment } from './play.ts'
import { addPrintOptions, type PrintFlags, printExperiment, tableLines, writeReport } from './print.ts'

interface AtlasFlags extends PrintFlags {
  readonly games: number
  readonly skillGames?: number
  readonly seed: number
  readonly data?: string
  readonly from?: string
}

/** `lab atlas`, `lab study`: what every house rule does alone, and what people ask about. */
export function defineAtlas(lab: Command, help: Help): void {
  const games = () => new Option('--games <n>', help.atlas.games).argParser(wholeNumber('--games', 1)).default(1000)
  const seed = () => seedOption(help).default(1).makeOptionMandatory(false)
  const atlas = lab
    .command('atlas')
    .description(help.atlas.about)
    .argument('[book]', help.atlas.book, 'classic')
    .addOption(games())
    .option('--skill-games <n>', help.atlas.skillGames, wholeNumber('--skill-games', 1))
    .addOption(seed())
    .option('--data <file>', help.atlas.data)
    .option('--from <file>', help.atlas.from)
  addPrintOptions(atlas, help).action(drawAtlas)
  const study = lab
    .command('study')
    .description(help.study.about)
    .argument('[name]', help.study.name)
    .addOption(games())
    .addOption(seed())
  addPrintOptions(study, help).action(runStudy)
}

async function drawAtlas(book: string, flags: AtlasFlags): Promise<void> {
  const [{ readAtlas }, { atlasAnswer, atlasTables }, { ATLAS_TITLE, atlasPage }, { findRulebook }] = await Promise.all(
    [
      import('@hausregeln/lab/atlas/read.ts'),
      import('@hausregeln/lab/atlas/tell.ts'),
      import('@hausregeln/lab/atlas/page.ts'),
      import('@hausregeln/rulebooks'),
    ],
  )
  const base = findRulebook(book)
  if (base === undefined) throw new UsageError((say) => say.noBookHere({ name: book }))
  const atlas = flags.from === undefined ? await playAtlas(base, flags) : readAtlas(await readText(flags.from))
  const tables = atlasTables(atlas, flags.lang)
  const answer = atlasAnswer(atlas)
  if (flags.data !== undefined) await writeOut(flags.data, `${JSON.stringify(atlas, null, 1)}\n`)
  if (flags.output?.endsWith('.md')) await writeOut(flags.output, atlasPage(atlas))
  else await writeReport({ title: ATLAS_TITLE, answer, tables, experiment: null }, flags)
  if (flags.json) printJson(atlas)
  else printLines([textIn(answer, flags.lang), ...tables.flatMap((table) => ['', ...tableLines(table, flags.lang)])])
}

/** Plays both experiments of an atlas. What is finished is kept until both are, so you can stop at any time. */
async function playAtlas(base: Rulebook, flags: AtlasFlags): Promise<Atlas> {
  const [{ atlasExperiments, atlasOf }, { dropStanding }] = await Promise.all([
    import('@hausregeln/lab/atlas/atlas.ts'),
    import('@hausregeln/lab/experiment/unfinished.ts'),
  ])
  const { games, skillGames = games, seed } = flags
  const plan: AtlasPlan = { games, skillGames, seed }
  const experiments = atlasExperiments(base, plan)
  const reports: Comparison[] = []
  for (const experiment of experiments) {
    const { report, stopped } = await playExperiment(experiment, flags.workers, { keeps: true })
    if (stopped !== null) {
      console.error('The same command goes on from here.')
      throw stopped
    }
    if (report.kind === 'compare') reports.push(report)
  }
  for (const experiment of experiments) dropStanding(experiment)
  return atlasOf(base, plan, new Date().toISOString().slice(0, 10), reports)
}

async function runStudy(name: string | undefined, flags: AtlasFlags): Promise<void> {
  const { STUDIES } = await import('@hausregeln/lab/atlas/studies.ts')
  const names = Object.keys(STUDIES)
  if (name === undefined) return printLines(names)
  const study = STUDIES[name]
  if (study === undefined) throw new UsageError((say) => say.noStudy({ name, known: names.join(', ') }))
  await printExperiment(study.experiment(flags.games, flags.seed), flags)
}
