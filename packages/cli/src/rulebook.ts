import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Rulebook } from '@hausregeln/engine'
import type { LabProgram } from '@hausregeln/lab/workers/open.ts'
import { UsageError } from './failure.ts'

/** A rulebook as the command line names it: a built-in one, a file, or a folder whose `book.ts` exports it. */
type Source = { readonly id: string } | { readonly file: string } | { readonly folder: string; readonly module: string }

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
  const path = 'file' in source ? source.file : source.module
  const known = received.get(path)
  if (known !== undefined) return known
  const rulebook = await loadFrom(source)
  receive(rulebook)
  received.set(path, rulebook)
  return rulebook
}

/** The same of a rulebook that is only looked at: its id may stand for other rules elsewhere. */
export async function rulebookOnly(argument: string): Promise<Rulebook> {
  const source = await sourceOf(argument)
  return 'id' in source ? rulebookFor(argument) : loadFrom(source)
}

async function loadFrom(source: Exclude<Source, { readonly id: string }>): Promise<Rulebook> {
  return 'file' in source ? loadFile(source.file) : load(source)
}

/** The laboratory's program that knows the rulebook which an argument names, and the rulebook's id. Throws as above. */
export async function labFor(argument: string): Promise<{ readonly program: LabProgram; readonly id: string }> {
  const [source, lab] = await Promise.all([sourceOf(argument), import('@hausregeln/lab/workers/open.ts')])
  if ('id' in source) return { program: await lab.openLab(), id: source.id }
  const rulebook = await rulebookFor(argument)
  const { id } = rulebook.book
  if ('module' in source) return { program: await lab.openLabWith(source.module), id }
  const { bookFile } = await import('@hausregeln/rulebooks/file/index.ts')
  return { program: await lab.openLabWithFile(bookFile(rulebook)), id }
}

/** What serves games to an agent, and its program that knows the rulebook which an argument names. Throws as above. */
export async function gymFor(argument: string) {
  const [source, { openGymProgram, serveGym }] = await Promise.all([
    sourceOf(argument),
    import('@hausregeln/lab/gym/serve.ts'),
  ])
  if ('id' in source) return { serveGym, program: await openGymProgram(), id: source.id }
  // A rulebook from elsewhere is of the modules that are here.
  const { id } = (await rulebookFor(argument)).book
  return { serveGym, program: await import('@hausregeln/lab/gym/program.ts'), id }
}

async function loadFile(path: string): Promise<Rulebook> {
  const { openBookFile } = await import('./book-file.ts')
  return (await openBookFile(path)).rulebook
}

/**
 * What looks like a path is a file or a folder. Any other name is a built-in one or of a finished book, else what lies
 * there.
 */
async function sourceOf(argument: string): Promise<Source> {
  const folder = resolve(argument)
  if (!/[\\/]|^\.+$/.test(argument)) {
    const finished = await finishedFile(argument)
    if (finished !== null) return { file: finished }
    if (!existsSync(folder)) return { id: argument }
    const { findRulebook } = await import('@hausregeln/rulebooks')
    if (findRulebook(argument) !== undefined) return { id: argument }
  }
  if (!existsSync(folder)) throw new UsageError((say) => say.noFileOrFolder({ file: argument }))
  if (!statSync(folder).isDirectory()) return { file: folder }
  const module = join(folder, 'book.ts')
  if (!existsSync(module)) throw new UsageError((say) => say.noBookFile({ file: argument }))
  return { folder: argument, module }
}

/** The file of a finished book of this name. */
async function finishedFile(id: string): Promise<string | null> {
  const { finishedBooks } = await import('@hausregeln/rulebooks/finished/index.ts')
  if (!finishedBooks.some((book) => book.id === id)) return null
  return fileURLToPath(import.meta.resolve(`@hausregeln/rulebooks/finished/${id}.json`))
}

/** What the folder's `book.ts` exports as `rulebook`. */
async function load({ folder, module }: { readonly folder: string; readonly module: string }): Promise<Rulebook> {
  let exported: { readonly rulebook?: unknown }
  try {
    exported = await import(pathToFileURL(module).href)
  } catch (error) {
    if (error instanceof Error && error.name === 'BookError') throw error
    throw new UsageError((say) => say.bookNotLoaded({ file: folder, sentence: sentenceOf(error) }))
  }
  if (isRulebook(exported.rulebook)) return exported.rulebook
  throw new UsageError((say) => say.bookNotExported({ file: folder }))
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
