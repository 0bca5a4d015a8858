import type { Command } from 'commander'
import { defineAtlas } from './atlas.ts'
import { defineAbout } from './book.ts'
import { defineCompare } from './compare.ts'
import { defineFrom } from './from.ts'
import { definePace } from './pace.ts'
import { defineRun } from './run.ts'
import { defineValidate } from './validate.ts'

/** `lab`: experiments. */
export function defineLab(program: Command): void {
  const lab = program.command('lab').description('experiments: compare rules, play on from a position, look at a book')
  for (const define of [defineCompare, defineFrom, defineAbout, defineRun, defineAtlas, definePace, defineValidate])
    define(lab)
  for (const command of lab.commands) command.copyInheritedSettings(program)
}
