import type { Command } from 'commander'
import { names } from '../../options.ts'
import { addGamesOptions, bookNamed, commonOf, FOUR, type GameFlags } from './flags.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

interface AboutFlags extends GameFlags, GuestFlags {
  readonly styles?: readonly string[]
}

/** `lab book`: what games by a rulebook are like. */
export function defineAbout(lab: Command): void {
  const about = lab
    .command('book')
    .description(
      'what games by a rulebook are like: lengths, spaces, incomes, money, turn order, groups, and what hangs on the bots',
    )
    .argument('<book>', 'the rulebook (see: hausregeln rulebooks), or its file')
    .option('--styles <bots>', 'bots by which the findings are checked', names('--styles'))
  addGuestOptions(addGamesOptions(about, 1000)).action(run)
}

async function run(book: string, flags: AboutFlags): Promise<void> {
  const { experimentOf } = await import('@hausregeln/lab/experiment/index.ts')
  const experiment = experimentOf({
    kind: 'book',
    ...commonOf(flags),
    book: await bookNamed(book),
    bots: [...(flags.seats ?? FOUR)],
    options: flags.option,
    ...(flags.styles !== undefined && { styles: [...flags.styles] }),
  })
  await printExperiment(experiment, flags)
}
