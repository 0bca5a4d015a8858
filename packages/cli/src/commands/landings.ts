import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { JailHabit } from '@hausregeln/lab/report/landings.ts'
import { type Command, Option } from 'commander'
import type { Help } from '../help/help.ts'
import { jsonOption, seedOption, wholeNumber } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { printed } from '../printed/printed.ts'

interface LandingsFlags {
  readonly turns: number
  readonly jail: JailHabit
  readonly seed: number
  readonly json?: true
}

const THOUSANDTHS = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const
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
  const { say, language, count, decimal } = await printed()
  const words = say.landings
  const name = (space: string) => {
    const place = classic.board.spaces[Number(space)]
    return place === undefined ? words.inJail : textIn(place.name, language)
  }
  const share = (shares: Readonly<Record<string, number>>, space: string) =>
    `${(shares[space] ?? 0).toLocaleString(language, THOUSANDTHS)} %`
  const spaces = Object.keys(perThrow)
  const rows = spaces.map((space) => [space, name(space), share(perThrow, space), share(perTurn, space)])
  const figures = { turns: count(turns), name: words[jail], seed, throws: decimal(throwsPerTurn) }
  printLines([words.head(figures), ...aligned([[words.space, '', words.throwsEnd, words.turnsEnd], ...rows])])
}
