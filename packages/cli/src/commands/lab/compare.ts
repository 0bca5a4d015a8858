import { MEASURES, type MeasureName } from '@hausregeln/lab/experiment/measures.ts'
import { type Command, Option } from 'commander'
import { UsageError } from '../../failure.ts'
import type { Help } from '../../help/help.ts'
import { addGamesOptions, bookNamed, commonOf, FOUR, type GameFlags, houseRules } from './flags.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

interface CompareFlags extends GameFlags, GuestFlags {
  readonly against: readonly string[]
  readonly measure: MeasureName
  readonly stops: boolean
  readonly margin?: number
}

/** `lab compare`: rulebooks, house rules or bots against the first, game by game on common chance. */
export function defineCompare(lab: Command, help: Help): void {
  const compare = lab
    .command('compare')
    .description(help.compare.about)
    .argument('<book>', help.compare.book)
    .option(
      '--against <side>',
      help.compare.against,
      (side: string, before: readonly string[]) => [...before, side],
      [],
    )
    .addOption(new Option('--measure <name>', help.compare.measure).choices(MEASURES).default('length'))
    .option('--no-stops', help.compare.noStops)
    .option('--margin <x>', help.compare.margin, Number)
  addGuestOptions(addGamesOptions(compare, help, 2000), help).action(run)
}

async function run(book: string, flags: CompareFlags): Promise<void> {
  if (flags.against.length === 0) throw new UsageError((say) => say.against)
  const { experimentOf } = await import('@hausregeln/lab/experiment/index.ts')
  const bots = [...(flags.seats ?? FOUR)]
  const first = { name: book, book: await bookNamed(book), bots, options: flags.option }
  const others = await Promise.all(flags.against.map((side) => sideOf(side, first)))
  const experiment = experimentOf({
    kind: 'compare',
    ...commonOf(flags),
    sides: [first, ...others],
    measure: flags.measure,
    stops: flags.stops,
    ...(flags.margin !== undefined && { margin: flags.margin }),
  })
  await printExperiment(experiment, flags)
}

async function sideOf(side: string, first: object): Promise<object> {
  if (side.startsWith('bots=')) return { ...first, name: side, bots: side.slice('bots='.length).split(',') }
  if (/=|^[+-]/.test(side)) return { ...first, name: side, ...(await houseRules(side)) }
  return { ...first, name: side, book: await bookNamed(side) }
}
