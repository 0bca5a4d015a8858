import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'
import { jsonOption, seedOption, wholeNumber } from '../../options.ts'
import { printJson, printLines } from '../../output.ts'

interface HouseFlags {
  readonly games: number
  readonly seats: number
  readonly rounds: number
  readonly seed: number
  readonly bot: string
  readonly json?: true
}

/** `book house`: every house rule of the list alone, played by bots. */
export function defineHouse(book: Command, help: Help): void {
  book
    .command('house')
    .description(help.house.about)
    .option('--games <n>', help.house.games, wholeNumber('--games', 1), 200)
    .option('--seats <n>', help.house.seats, wholeNumber('--seats', 2), 4)
    .option('--rounds <n>', help.house.rounds, wholeNumber('--rounds', 1), 300)
    .option('--bot <name>', help.house.bot, 'steady')
    .addOption(seedOption(help))
    .addOption(jsonOption(help))
    .action(house)
}

async function house({ games, seats, rounds, seed, bot, json }: HouseFlags): Promise<void> {
  const [{ tryHouseRules }, { classic }] = await Promise.all([
    import('@hausregeln/lab/house.ts'),
    import('@hausregeln/rulebooks/classic/book.ts'),
  ])
  const rows = [...tryHouseRules(classic, { games, seats, mostRounds: rounds, seed, bot })]
  if (json) return printJson({ games, seats, rounds, seed, bot, rows })
  printLines([
    `| by | ended of ${games} | rounds |`,
    '| --- | --- | --- |',
    ...rows.map((row) => `| \`${row.name}\` | ${row.ended} | ${row.rounds.toFixed(1)} |`),
  ])
}
