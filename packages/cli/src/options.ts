import type { OptionName } from '@hausregeln/engine'
import { LANGUAGES, REFERENCE } from '@hausregeln/say/languages.ts'
import { type Command, Option } from 'commander'
import { UsageError } from './failure.ts'
import type { Help } from './help/help.ts'

/** Options that name a table: common to `sim` and `record`. */
export interface TableFlags {
  readonly rulebook: string
  readonly seats: readonly string[]
  readonly option: Readonly<Partial<Record<OptionName, number>>>
  readonly seed: number
  readonly maxRounds: number
}

const DEFAULT_MAX_ROUNDS = 500
const MOST = 1_000_000_000

/** Adds the options that name a table. */
export function addTableOptions(command: Command, help: Help): Command {
  return addGameOptions(command, help).requiredOption('--seats <bots>', help.common.seats, names('--seats'))
}

/** Adds the options that say what is played, and from which seed. */
export function addGameOptions(command: Command, help: Help): Command {
  return command
    .requiredOption('--rulebook <id>', help.common.rulebook)
    .addOption(seedOption(help))
    .option('--option <name=value>', help.common.option, optionAssignment, {})
    .option('--max-rounds <n>', help.common.maxRounds, wholeNumber('--max-rounds', 1, MOST), DEFAULT_MAX_ROUNDS)
}

/** Where the rulebook of a record is, if it is none of the built-in ones. */
export function bookOption(help: Help): Option {
  return new Option('--rulebook <id>', help.common.rulebookOfRecord)
}

/** `--seed`, which must be given. */
export function seedOption(help: Help): Option {
  const parse = wholeNumber('--seed', 0, Number.MAX_SAFE_INTEGER)
  return new Option('--seed <n>', help.common.seed).argParser(parse).makeOptionMandatory()
}

/** `--json`. */
export function jsonOption(help: Help): Option {
  return new Option('--json', help.common.json)
}

/** A parser of whole numbers within limits. It throws `UsageError`. */
export function wholeNumber(flag: string, low: number, high = MOST): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= low && value <= high) return value
    throw new UsageError((say) => say.wholeNumber({ flag, low, high, text }))
  }
}

/** A parser of names of bots. It throws `UsageError`. */
export function names(flag: string): (text: string) => string[] {
  return (text) => {
    const found = text.split(',').map((name) => name.trim())
    if (found.every((name) => name !== '')) return found
    throw new UsageError((say) => say.botNames({ flag, text }))
  }
}

/** A parser of options, one after the other. It throws `UsageError`. */
export function optionAssignment(text: string, before: Readonly<Record<string, number>>): Record<string, number> {
  const [, name, value] = /^([^=]+)=(-?\d+)$/.exec(text) ?? []
  if (name === undefined) throw new UsageError((say) => say.optionForm({ text }))
  return { ...before, [name]: Number(value) }
}

/** The language in which something is told: English if nothing is said. */
export function languageOption(flags: string, what: string): Option {
  return new Option(flags, what).choices(Object.keys(LANGUAGES)).default(REFERENCE)
}
