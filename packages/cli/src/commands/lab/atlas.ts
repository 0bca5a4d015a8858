import { type Command, Option } from 'commander'
import { UsageError } from '../../failure.ts'
import { seedOption, wholeNumber } from '../../options.ts'
import { printLines } from '../../output.ts'
import { addTellOptions, type TellFlags, tellExperiment } from './tell.ts'

interface AtlasFlags extends TellFlags {
  readonly games: number
  readonly seed: number
  readonly skill?: true
}

/** `lab atlas`, `lab study`: what every house rule does alone, and what people ask about. */
export function defineAtlas(lab: Command): void {
  const games = () => new Option('--games <n>', 'games of each side').argParser(wholeNumber('--games', 1)).default(1000)
  const seed = () => seedOption().default(1).makeOptionMandatory(false)
  const atlas = lab
    .command('atlas')
    .description(
      'what each house rule does to classic, alone: length, ending, turn order; with --skill: luck against skill',
    )
    .addOption(games())
    .addOption(seed())
    .option('--skill', 'how often one steady player wins against three plain ones')
  addTellOptions(atlas).action(drawAtlas)
  const study = lab
    .command('study')
    .description('a question that people ask; without a name, the list of them')
    .argument('[name]', 'the study')
    .addOption(games())
    .addOption(seed())
  addTellOptions(study).action(runStudy)
}

async function drawAtlas(flags: AtlasFlags): Promise<void> {
  const { atlasExperiment, skillExperiment } = await import('@hausregeln/lab/experiment/atlas.ts')
  const make = flags.skill === true ? skillExperiment : atlasExperiment
  await tellExperiment(make(flags.games, flags.seed), flags)
}

async function runStudy(name: string | undefined, flags: AtlasFlags): Promise<void> {
  const { STUDIES } = await import('@hausregeln/lab/experiment/atlas.ts')
  const names = Object.keys(STUDIES)
  if (name === undefined) return printLines(names)
  const make = STUDIES[name]
  if (make === undefined) throw new UsageError(`There is no study "${name}". There are: ${names.join(', ')}.`)
  await tellExperiment(make(flags.games, flags.seed), flags)
}
