import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'
import { defineAtlas } from './atlas.ts'
import { defineAbout } from './book.ts'
import { defineCompare } from './compare.ts'
import { defineFrom } from './from.ts'
import { definePace } from './pace.ts'
import { defineRun } from './run.ts'
import { defineValidate } from './validate.ts'

/** `lab`: experiments. */
export function defineLab(program: Command, help: Help): void {
  const lab = program.command('lab').description(help.lab.about)
  for (const define of [defineCompare, defineFrom, defineAbout, defineRun, defineAtlas, definePace, defineValidate])
    define(lab, help)
  for (const command of lab.commands) command.copyInheritedSettings(program)
}
