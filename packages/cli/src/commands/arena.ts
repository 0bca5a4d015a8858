import type { OptionName } from '@hausregeln/engine'
import type { ArenaReport } from '@hausregeln/lab/arena/arena.ts'
import type { Command } from 'commander'
import { addDoorOptions, type DoorFlags, describeDoors, openDoors } from '../door.ts'
import { addGameOptions, jsonOption, names, wholeNumber } from '../options.ts'
import { aligned, count, decimal, limits, percent, printJson, printLines } from '../output.ts'
import { interruptible, showProgress } from '../progress.ts'
import { labFor } from '../rulebook.ts'

interface ArenaFlags extends DoorFlags {
  readonly rulebook: string
  readonly bots?: readonly string[]
  readonly seats: number
  readonly tables: number
  readonly option: Readonly<Partial<Record<OptionName, number>>>
  readonly seed: number
  readonly maxRounds: number
  readonly byWealth?: true
  readonly json?: true
}

const MOST_SEATS = 8

/** `arena`: bots against one another, and how strong each is. */
export function defineArena(program: Command): void {
  const command = program.command('arena').description('let bots play against one another, and rate them')
  addDoorOptions(addGameOptions(command))
    .option(
      '--bots <names>',
      'who plays, such as steady,plain,miser; default: all there are, and those of your own',
      names('--bots'),
    )
    .option('--seats <n>', 'how many sit at a table', wholeNumber('--seats', 2, MOST_SEATS), 4)
    .option(
      '--tables <n>',
      'how many tables; each plays as many games as it has seats',
      wholeNumber('--tables', 1),
      100,
    )
    .option('--by-wealth', 'a game that is given up is won by who is richest then; else it does not count')
    .addOption(jsonOption())
    .action(rate)
}

async function rate(flags: ArenaFlags): Promise<void> {
  const { seats, tables, option: options, seed, maxRounds, byWealth = false } = flags
  const { program, id: rulebook } = await labFor(flags.rulebook)
  const { PLAYER_NAMES, playArena } = program.lab
  const players = flags.bots ?? [...PLAYER_NAMES, ...Object.keys(flags.bot)]
  const doors = await openDoors(flags, players, '--bots')
  const outside = Object.keys(doors?.counts ?? {})
  const arena = { rulebook, players, seats, tables, options, seed, maxRounds, byWealth, outside }
  const progress = await showProgress('tables', tables)
  try {
    const report = await interruptible((stop) =>
      playArena(
        arena,
        async (done) => {
          progress.update(done)
          await new Promise((resolve) => setTimeout(resolve))
          stop.throwIfAborted()
        },
        doors?.openOnce ?? null,
      ),
    )
    if (flags.json) printJson(doors === null ? report : { ...report, substituted: doors.counts })
    else printLines([...describeArena(report), ...describeDoors(doors)])
  } finally {
    progress.stop()
    doors?.close()
  }
}

/** The report of an arena, for people. Limits in brackets are those of 95 % confidence. */
function describeArena({ rulebook, seed, seats, tables, games, decided, maxRounds, standings }: ArenaReport): string[] {
  return [
    `${rulebook}, seed ${seed}, at most ${count(maxRounds)} rounds`,
    `${count(tables)} tables of ${seats}, ${count(games)} games, ${count(decided)} decided`,
    '',
    ...aligned([
      ['bot', 'rating', '95 % confidence', 'won', 'of decided', '95 % confidence'],
      ...standings.map(({ bot, rating, low, high, won, decided: of, share }) => [
        bot,
        count(rating),
        limits({ low, high }, count),
        decimal(won),
        `${count(of)}: ${share === null ? '-' : percent(share.share)}`,
        limits(share, percent),
      ]),
    ]),
  ]
}
