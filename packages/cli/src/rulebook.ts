import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rulebook } from '@hausregeln/engine'
import type { LabProgram } from '@hausregeln/lab/open.ts'
import { UsageError } from './failure.ts'

/** A rulebook as the command line names it: one of the house, or a folder whose `book.ts` exports it. */
type Source = { readonly id: string } | { readonly folder: string; readonly module: string }

const received = new Map<string, Rulebook>()

/**
 * The rulebook that an argument names, wherever it comes from; records and tables know it from then on by its id.
 * Throws `UsageError`, `SetupError` or `BookError`, each with sentences for the user.
 */
export async function rulebookFor(argument: string): Promise<Rulebook> {
  const [source, { receive, rulebookNamed }] = await Promise.all([
    sourceOf(argument),
    import('@hausregeln/lab/table.ts'),
  ])
  if ('id' in source) return rulebookNamed(source.id)
  const known = received.get(source.module)
  if (known !== undefined) return known
  const rulebook = await load(source)
  receive(rulebook)
  received.set(source.module, rulebook)
  return rulebook
}

/** The laboratory's program that knows the rulebook which an argument names, and the rulebook's id. Throws as above. */
export async function labFor(argument: string): Promise<{ readonly program: LabProgram; readonly id: string }> {
  const [source, { openLab, openLabWith }] = await Promise.all([sourceOf(argument), import('@hausregeln/lab/open.ts')])
  if ('id' in source) return { program: await openLab(), id: source.id }
  const { book } = await rulebookFor(argument)
  return { program: await openLabWith(source.module), id: book.id }
}

/** What looks like a path is a folder. Any other name is one of the house's, and else a folder if there is one. */
async function sourceOf(argument: string): Promise<Source> {
  const folder = resolve(argument)
  if (!/[\\/]|^\.+$/.test(argument)) {
    if (!existsSync(folder)) return { id: argument }
    const { findRulebook } = await import('@hausregeln/rulebooks')
    if (findRulebook(argument) !== undefined) return { id: argument }
  }
  if (!existsSync(folder)) throw new UsageError(`There is no folder "${argument}".`)
  if (!statSync(folder).isDirectory())
    throw new UsageError(`"${argument}" is a file. A rulebook is a folder with a book.ts.`)
  const module = join(folder, 'book.ts')
  if (!existsSync(module)) throw new UsageError(`The folder "${argument}" has no book.ts.`)
  return { folder: argument, module }
}

/** What the folder's `book.ts` exports as `rulebook`. */
async function load({ folder, module }: { readonly folder: string; readonly module: string }): Promise<Rulebook> {
  let exported: { readonly rulebook?: unknown }
  try {
    exported = await import(pathToFileURL(module).href)
  } catch (error) {
    if (error instanceof Error && error.name === 'BookError') throw error
    throw new UsageError(`The book.ts of "${folder}" cannot be loaded: ${sentenceOf(error)}`)
  }
  if (isRulebook(exported.rulebook)) return exported.rulebook
  throw new UsageError(`The book.ts of "${folder}" exports no "rulebook" that defineBook or derive has made.`)
}

/** What an error says first, as a sentence. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [line = ''] = message.trim().split('\n')
  return /[.!?]$/.test(line) ? line : `${line}.`
}

function isRulebook(value: unknown): value is Rulebook {
  if (typeof value !== 'object' || value === null) return false
  const { book, def } = value as Partial<Rulebook>
  return typeof book?.identity === 'function' && typeof def === 'object'
}
