import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'
import { names } from '../../options.ts'
import { addGamesOptions, bookNamed, commonOf, FOUR, type GameFlags } from './flags.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

interface AboutFlags extends GameFlags, GuestFlags {
  readonly styles?: readonly string[]
}

/** `lab book`: what games by a rulebook are like. */
export function defineAbout(lab: Command, help: Help): void {
  const about = lab
    .command('book')
    .description(help.labBook.about)
    .argument('<book>', help.labBook.book)
    .option('--styles <bots>', help.labBook.styles, names('--styles'))
  addGuestOptions(addGamesOptions(about, help, 1000), help).action(run)
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
