import type { Table } from '@hausregeln/lab'
import type { Command } from 'commander'
import { UsageError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { addTableOptions, type TableFlags, wholeNumber } from '../options.ts'
import { gymFor } from '../rulebook.ts'

const MOST_GAMES = 65_536

/** `gym`: many games at once for a program that learns. */
export function defineGym(program: Command, help: Help): void {
  const command = program.command('gym').description(help.gym.about)
  addTableOptions(command, help)
    .requiredOption('--games <n>', help.gym.games, wholeNumber('--games', 1, MOST_GAMES))
    .option('--only <from:to>', help.gym.only, part)
    .option('--offers', help.gym.offers)
    .option('--memory <file>', help.gym.memory)
    .action(serve)
}

interface GymFlags extends TableFlags {
  readonly games: number
  readonly only?: Part
  readonly offers?: boolean
  readonly memory?: string
}

/** Some of the games, from the first on, without the last. */
interface Part {
  readonly from: number
  readonly to: number
}

function part(text: string): Part {
  const [, from = '', to = ''] = /^(\d+):(\d+)$/.exec(text) ?? []
  if (to === '' || Number(from) >= Number(to)) throw new UsageError((say) => say.onlyForm({ text }))
  return { from: Number(from), to: Number(to) }
}

async function serve({ only, offers, memory, games, ...flags }: GymFlags): Promise<void> {
  const { seats, option: options, seed, maxRounds } = flags
  const { serveGym, program, id: rulebook } = await gymFor(flags.rulebook)
  const { AGENT } = program
  if (!seats.includes(AGENT)) throw new UsageError((say) => say.agentSeat({ name: AGENT }))
  if (only !== undefined && only.to > games)
    throw new UsageError((say) => say.onlyTooMany({ high: only.to, most: games }))
  const table: Table = { rulebook, seats, options, seed, maxRounds, outside: [AGENT] }
  await serveGym(program, table, {
    games,
    ...only,
    ...(offers !== undefined && { offers }),
    ...(memory !== undefined && { memory }),
  })
}
