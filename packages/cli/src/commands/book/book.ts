import type { Command } from 'commander'
import type { Help } from '../../help/help.ts'
import { defineCheck } from './check.ts'
import { defineDiff } from './diff.ts'
import { defineExport } from './export.ts'
import { defineFuzz } from './fuzz.ts'
import { defineHouse } from './house.ts'
import { defineSchema } from './schema.ts'

/** `book`: rulebooks as files. */
export function defineBook(program: Command, help: Help): void {
  const book = program.command('book').description(help.book.about)
  for (const define of [defineExport, defineCheck, defineDiff, defineSchema, defineFuzz, defineHouse])
    define(book, help)
  for (const command of book.commands) command.copyInheritedSettings(book)
}
