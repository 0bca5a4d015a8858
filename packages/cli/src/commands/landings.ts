import type { JailHabit } from '@hausregeln/lab/report/landings.ts'
import { type Command, Option } from 'commander'
import type { Help } from '../help/help.ts'
import { jsonOption, seedOption, wholeNumber } from '../options.ts'
import { aligned, count, decimal, printJson, printLines } from '../output.ts'

interface LandingsFlags {
  readonly turns: number
  readonly jail: JailHabit
  readonly seed: number
  readonly json?: true
}

const HABITS: readonly JailHabit[] = ['leave', 'stay']

/** `landings`: where pieces come to rest. */
export function defineLandings(program: Command, help: Help): void {
  program
    .command('landings')
    .description(help.landings.about)
    .requiredOption('--turns <n>', help.landings.turns, wholeNumber('--turns', 1))
    .addOption(new Option('--jail <habit>', help.landings.jail).choices(HABITS).makeOptionMandatory())
    .addOption(seedOption(help))
    .addOption(jsonOption(help))
    .action(walk)
}

async function walk({ turns, jail, seed, json }: LandingsFlags): Promise<void> {
  const [{ landings }, { classic }] = await Promise.all([
    import('@hausregeln/lab/report/landings.ts'),
    import('@hausregeln/rulebooks/classic/book.ts'),
  ])
  const { perThrow, perTurn, throwsPerTurn } = landings({ turns, jail, seed })
  if (json) return printJson({ turns, jail, seed, perThrow, perTurn, throwsPerTurn })
  const name = (space: string) => classic.board.spaces[Number(space)]?.name.en ?? 'in jail'
  const share = (shares: Readonly<Record<string, number>>, space: string) => `${(shares[space] ?? 0).toFixed(3)} %`
  const spaces = Object.keys(perThrow)
  const rows = spaces.map((space) => [space, name(space), share(perThrow, space), share(perTurn, space)])
  printLines([
    `${count(turns)} turns (${jail} jail, seed ${seed}), ${decimal(throwsPerTurn)} throws a turn`,
    ...aligned([['space', '', 'throws end', 'turns end'], ...rows]),
  ])
}
