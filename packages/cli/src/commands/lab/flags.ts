import type { OptionName } from '@hausregeln/engine'
import type { Command } from 'commander'
import { UsageError } from '../../failure.ts'
import type { Help } from '../../help/help.ts'
import { names, optionAssignment, seedOption, wholeNumber } from '../../options.ts'

/** What all experiments of the command line have in common. */
export interface GameFlags {
  readonly games: number
  readonly seed: number
  readonly maxRounds?: number
  readonly byWealth?: true
  readonly option: Readonly<Partial<Record<OptionName, number>>>
  readonly seats?: readonly string[]
}

/** Adds them. `games`: how many there are usually. */
export function addGamesOptions(command: Command, help: Help, games: number): Command {
  return command
    .option('--games <n>', help.lab.games, wholeNumber('--games', 1), games)
    .addOption(seedOption(help).default(1).makeOptionMandatory(false))
    .option('--max-rounds <n>', help.common.maxRounds, wholeNumber('--max-rounds', 1))
    .option('--by-wealth', help.common.byWealth)
    .option('--option <name=value>', help.common.option, optionAssignment, {})
    .option('--seats <bots>', help.lab.seats, names('--seats'))
}

export const FOUR: readonly string[] = ['steady', 'steady', 'steady', 'steady']

/** What an experiment says of all that. */
export function commonOf({ games, seed, maxRounds, byWealth }: GameFlags) {
  return {
    format: 1 as const,
    games,
    seed,
    ...(maxRounds !== undefined && { maxRounds }),
    ...(byWealth === true && { byWealth: true }),
  }
}

/** A rulebook as an experiment names it: a built-in one by its name, any other whole, as its file has it. */
export async function bookNamed(argument: string): Promise<string | Record<string, unknown>> {
  const [{ findRulebook }, { rulebookOnly }, { bookFile }] = await Promise.all([
    import('@hausregeln/rulebooks'),
    import('../../rulebook.ts'),
    import('@hausregeln/rulebooks/file/index.ts'),
  ])
  if (findRulebook(argument) !== undefined) return argument
  const rulebook = await rulebookOnly(argument)
  try {
    return { ...bookFile(rulebook) }
  } catch {
    throw new UsageError((say) => say.foreignChapter({ name: argument }))
  }
}

/** House rules as they are typed, as an experiment says them. Throws `UsageError`. */
export async function houseRules(text: string): Promise<object> {
  const [{ changeOfText }, { listsOf }] = await Promise.all([
    import('@hausregeln/rulebooks/change/text.ts'),
    import('@hausregeln/rulebooks/change/listed.ts'),
  ])
  const change = changeOfText(text)
  if ('wrong' in change) throw new UsageError((say) => say.houseRules({ text: change.wrong }))
  const { with: chapters, ...rules } = listsOf(change)
  return { ...rules, ...(chapters !== undefined && { chapters }) }
}
