import { existsSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import type { BotPrograms } from '@hausregeln/lab/external/bot-programs.ts'
import type { Command } from 'commander'
import { UsageError } from './failure.ts'
import type { Help } from './help/help.ts'
import { wholeNumber } from './options.ts'
import { aligned } from './output.ts'
import type { Printed } from './printed/printed.ts'

/** Options by which bots from elsewhere take seats. */
export interface BotProgramFlags {
  readonly bot: Readonly<Record<string, string>>
  readonly botTime: number
  readonly workers?: number
}

const USUAL_NAME = 'bot'
const BOT_TIME_MS = 1000

/** Adds the options for bots from elsewhere. */
export function addBotProgramOptions(command: Command, help: Help): Command {
  return command
    .option('--bot <command>', help.common.bot({ name: USUAL_NAME }), namedCommand, {})
    .option('--bot-time <ms>', help.common.botTime, wholeNumber('--bot-time', 1), BOT_TIME_MS)
}

/**
 * The doors to the bots that were named, or none. `seats`: who plays, as `where` said. Throws `UsageError`.
 */
export async function openBotPrograms(
  flags: BotProgramFlags,
  seats: readonly string[],
  where = '--seats',
): Promise<BotPrograms | null> {
  const names = Object.keys(flags.bot)
  if (names.length === 0) return null
  const [{ BotPrograms }, { isPlayerName }] = await Promise.all([
    import('@hausregeln/lab/external/bot-programs.ts'),
    import('@hausregeln/bots/sparring/registry.ts'),
  ])
  for (const name of names) {
    if (isPlayerName(name)) throw new UsageError((say) => say.builtInBot({ name }))
    if (!seats.includes(name)) throw new UsageError((say) => say.botWithoutSeat({ name, flag: where }))
  }
  if ((flags.workers ?? 1) > 1) throw new UsageError((say) => say.ownBotsOneThread)
  return new BotPrograms(flags.bot, flags.botTime)
}

/** What became of the decisions of bots from elsewhere, in the order of the columns. */
const FATES = [
  'answered',
  'substituted',
  'slow',
  'gone',
  'flood',
  'nonsense',
  'illegal',
  'replaced',
  'gamesGivenUp',
] as const

/** The same for people. */
export function describeBotPrograms(botPrograms: BotPrograms | null, { say, count }: Printed): string[] {
  if (botPrograms === null) return []
  const rows = Object.entries(botPrograms.counts).map(([name, of]) => [name, ...FATES.map((fate) => count(of[fate]))])
  return ['', ...aligned([[say.run.bot, ...FATES.map((fate) => say.programs[fate])], ...rows])]
}

/**
 * `name=COMMAND` (what begins with a capital is the shell's) or a command, beside those named before. Throws
 * `UsageError`.
 */
function namedCommand(text: string, before: Readonly<Record<string, string>>): Record<string, string> {
  const [, name = USUAL_NAME, given = ''] = /^(?:([a-z][\w-]*)=)?(.*)$/s.exec(text) ?? []
  if (given.trim() === '') throw new UsageError((say) => say.botFlag)
  if (Object.hasOwn(before, name)) throw new UsageError((say) => say.twoBots({ name }))
  return { ...before, [name]: commandFor(given.trim()) }
}

/** A file is run by what its ending says; anything else is a command for the shell. Throws `UsageError`. */
export function commandFor(given: string): string {
  const ending = extname(given)
  const quoted = JSON.stringify(resolve(given))
  if (/\s/.test(given) && !existsSync(given)) return given
  if (/^\.[mc]?[tj]s$/.test(ending) || ending === '.py') {
    if (!existsSync(given)) throw new UsageError((say) => say.noFile({ file: given }))
    return ending === '.py' ? `python3 ${quoted}` : `${JSON.stringify(process.execPath)} ${quoted}`
  }
  return given
}
