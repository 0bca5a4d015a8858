import { Command } from 'commander'
import { defineAnalyse } from './commands/analyse.ts'
import { defineArena } from './commands/arena.ts'
import { defineBalance } from './commands/balance.ts'
import { defineBook } from './commands/book/book.ts'
import { defineGym } from './commands/gym.ts'
import { defineLab } from './commands/lab/lab.ts'
import { defineLandings } from './commands/landings.ts'
import { defineLaws } from './commands/laws.ts'
import { defineMove } from './commands/move.ts'
import { defineRecord } from './commands/record.ts'
import { defineReplay } from './commands/replay.ts'
import { defineRulebooks } from './commands/rulebooks.ts'
import { defineSeat } from './commands/seat.ts'
import { defineSim } from './commands/sim.ts'
import { defineVerify } from './commands/verify.ts'
import { defineXlsx } from './commands/xlsx.ts'

const COMMANDS = [
  defineRulebooks,
  defineSim,
  defineArena,
  defineBalance,
  defineRecord,
  defineReplay,
  defineAnalyse,
  defineVerify,
  defineXlsx,
  defineLaws,
  defineLandings,
  defineGym,
  defineSeat,
  defineMove,
  defineBook,
  defineLab,
]

/** All commands. What a command needs beyond its options is loaded when it runs. */
export function createProgram(): Command {
  const program = new Command('hausregeln')
    .description('Property-trading board games by their rulebooks: simulate, record, replay and verify games.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(sentence(text)) })
    .helpCommand(false)
  for (const define of COMMANDS) define(program)
  for (const command of program.commands) command.copyInheritedSettings(program)
  return program
}

/** `error: unknown option '--x'\n(Did you mean --y?)` as a sentence of its own. */
function sentence(text: string): string {
  const [, first = '', rest = ''] = /^(?:error: )?(.)(.*)$/s.exec(text.trim().replaceAll('\n', ' ')) ?? []
  const told = first.toUpperCase() + rest
  return `${/[.)?]$/.test(told) ? told : `${told}.`}\n`
}
