import { MEASURES, type MeasureName } from '@hausregeln/lab/experiment/measures.ts'
import { type Command, Option } from 'commander'
import { UsageError } from '../../failure.ts'
import { addGamesOptions, bookNamed, commonOf, FOUR, type GameFlags, houseRules } from './flags.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

interface CompareFlags extends GameFlags, GuestFlags {
  readonly against: readonly string[]
  readonly measure: MeasureName
  readonly stops: boolean
  readonly margin?: number
}

/** `lab compare`: rulebooks, house rules or bots against the first, game by game on common chance. */
export function defineCompare(lab: Command): void {
  const compare = lab
    .command('compare')
    .description('compare rulebooks, or one with house rules or other bots, on common chance')
    .argument('<book>', 'the rulebook that all are compared with')
    .option(
      '--against <side>',
      'a rulebook, or house rules such as declined=staysWithBank,salaryLand=400,-trade, or bots=plain,plain; may be repeated',
      (side: string, before: readonly string[]) => [...before, side],
      [],
    )
    .addOption(new Option('--measure <name>', 'what decides').choices(MEASURES).default('length'))
    .option('--no-stops', 'play all games, even when it is decided earlier')
    .option('--margin <x>', 'a difference that matters to nobody: rounds, or a share from 0 to 1', Number)
  addGuestOptions(addGamesOptions(compare, 2000)).action(run)
}

async function run(book: string, flags: CompareFlags): Promise<void> {
  if (flags.against.length === 0) throw new UsageError('--against says what is compared with it; it may be repeated.')
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
