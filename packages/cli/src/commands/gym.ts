import type { Table } from '@hausregeln/lab'
import type { Command } from 'commander'
import { UsageError } from '../failure.ts'
import { addTableOptions, type TableFlags, wholeNumber } from '../options.ts'
import { rulebookFor } from '../rulebook.ts'

const MOST_GAMES = 65_536

/** `gym`: many games at once for a program that learns. */
export function defineGym(program: Command): void {
  const command = program
    .command('gym')
    .description('many games at once over a pipe, for programs that learn (docs/TRAINING.md); "agent" among --seats')
  addTableOptions(command)
    .requiredOption('--games <n>', 'how many games at a time', wholeNumber('--games', 1, MOST_GAMES))
    .action(serve)
}

async function serve(flags: TableFlags & { readonly games: number }): Promise<void> {
  const { seats, option: options, seed, maxRounds, games } = flags
  const [{ serveGym }, { AGENT }, { checkTable }] = await Promise.all([
    import('@hausregeln/lab/gym/serve.ts'),
    import('@hausregeln/lab/gym/gym.ts'),
    import('@hausregeln/lab/table.ts'),
  ])
  if (!seats.includes(AGENT)) throw new UsageError(`At least one of --seats must be "${AGENT}".`)
  const { book } = await rulebookFor(flags.rulebook)
  const table: Table = { rulebook: book.id, seats, options, seed, maxRounds, outside: [AGENT] }
  await serveGym(checkTable(table), table, games)
}
