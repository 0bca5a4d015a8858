import { Command } from 'commander'
import { type Help, helpFor, layOut } from './help/help.ts'
import { ENGLISH, type Refusals } from './refusals/refusals.ts'
import { toldUsage } from './refusals/usage.ts'

/** What defines each command, by its name, in the order of the help. */
const COMMANDS = {
  rulebooks: async () => (await import('./commands/rulebooks.ts')).defineRulebooks,
  sim: async () => (await import('./commands/sim.ts')).defineSim,
  arena: async () => (await import('./commands/arena.ts')).defineArena,
  balance: async () => (await import('./commands/balance.ts')).defineBalance,
  record: async () => (await import('./commands/record.ts')).defineRecord,
  replay: async () => (await import('./commands/replay.ts')).defineReplay,
  analyse: async () => (await import('./commands/analyse.ts')).defineAnalyse,
  verify: async () => (await import('./commands/verify.ts')).defineVerify,
  xlsx: async () => (await import('./commands/xlsx.ts')).defineXlsx,
  laws: async () => (await import('./commands/laws.ts')).defineLaws,
  landings: async () => (await import('./commands/landings.ts')).defineLandings,
  gym: async () => (await import('./commands/gym.ts')).defineGym,
  seat: async () => (await import('./commands/seat.ts')).defineSeat,
  move: async () => (await import('./commands/move.ts')).defineMove,
  lesson: async () => (await import('./commands/lesson/lesson.ts')).defineLesson,
  book: async () => (await import('./commands/book/book.ts')).defineBook,
  lab: async () => (await import('./commands/lab/lab.ts')).defineLab,
} as const satisfies Readonly<Record<string, () => Promise<(program: Command, help: Help) => void>>>

type CommandName = keyof typeof COMMANDS

/**
 * The command that `args` names, or all of them where they name none: for the help, and for what an unknown name is like.
 * What a command needs beyond its options is loaded when it runs. `refusals`: how it says what it does not understand.
 */
export async function createProgram(args: readonly string[], refusals: Refusals = ENGLISH): Promise<Command> {
  const help = await helpFor(args, process.env)
  const program = layOut(new Command('hausregeln'), help)
    .description(help.program.about)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`${toldUsage(text, refusals)}\n`) })
    .helpCommand(false)
  const [named = ''] = args
  const wanted = isCommand(named) ? [COMMANDS[named]] : Object.values(COMMANDS)
  for (const define of await Promise.all(wanted.map((load) => load()))) define(program, help)
  for (const command of program.commands) command.copyInheritedSettings(program)
  return program
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}
