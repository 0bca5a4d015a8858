import type { Command } from 'commander'
import { defineCheck } from './check.ts'
import { defineDiff } from './diff.ts'
import { defineExport } from './export.ts'
import { defineFuzz } from './fuzz.ts'
import { defineHouse } from './house.ts'
import { defineSchema } from './schema.ts'

/** `book`: rulebooks as files. */
export function defineBook(program: Command): void {
  const book = program.command('book').description('rulebooks as files: write, check and compare them')
  for (const define of [defineExport, defineCheck, defineDiff, defineSchema, defineFuzz, defineHouse]) define(book)
  for (const command of book.commands) command.copyInheritedSettings(book)
}
