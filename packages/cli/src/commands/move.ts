import { resolve } from 'node:path'
import type { Counts, Moved } from '@hausregeln/server/storage/archive/move.ts'
import type { Command } from 'commander'
import { UsageError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { jsonOption } from '../options.ts'
import { aligned, count, printJson, printLines } from '../output.ts'
import { type Progress, showProgress } from '../progress.ts'

/** `move`: what a server keeps, from a data directory to PostgreSQL or back. */
export function defineMove(program: Command, help: Help): void {
  program
    .command('move')
    .description(help.move.about)
    .argument('<from>', help.move.from, places)
    .argument('<to>', help.move.to, places)
    .addOption(jsonOption(help))
    .action(move)
}

/** The databases of a house, in their order. Throws `UsageError`. */
function places(text: string): readonly string[] {
  const all = text.split(',').map((one) => place(one.trim()))
  if (new Set(all).size < all.length) throw new UsageError((say) => say.placeTwice)
  if (new Set(all.map((one) => one.includes('://'))).size > 1) throw new UsageError((say) => say.placesMixed)
  return all
}

/** A directory, or the address of a database. Throws `UsageError`. */
function place(text: string): string {
  if (text !== '' && !text.includes('://')) return resolve(text)
  const url = URL.canParse(text) ? new URL(text) : null
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text
  const shown = url === null ? text : `${url.protocol}//${url.host}${url.pathname}`
  throw new UsageError((say) => say.placeForm({ text: shown }))
}

async function move(from: readonly string[], to: readonly string[], flags: { readonly json?: true }): Promise<void> {
  if (from.some((place) => to.includes(place))) throw new UsageError((say) => say.samePlace)
  const { move: carry } = await import('@hausregeln/server/storage/archive/move.ts')
  let progress: Progress | undefined
  const moved = await carry(from, to, {
    begin: async (tables) => {
      progress = await showProgress('Tables', tables)
    },
    done: (tables) => progress?.update(tables),
  }).finally(() => progress?.stop())
  if (flags.json) printJson(moved)
  else printLines(report(moved))
}

const KINDS: Readonly<Record<Exclude<keyof Counts, 'digest'>, string>> = {
  tables: 'tables',
  books: 'rulebooks',
  steps: 'steps',
  entries: 'entries of games',
  receipts: 'answered requests',
  chatLines: 'lines of chat',
  persons: 'persons at tables',
}

function report({ from, to, source, target }: Moved): string[] {
  const kinds = Object.entries(KINDS) as [keyof typeof KINDS, string][]
  return [
    `From ${from}`,
    `to   ${to}`,
    '',
    ...aligned([
      ['', 'from', 'to'],
      ...kinds.map(([kind, name]) => [name, count(source[kind]), count(target[kind])]),
      ['SHA-256 of all', source.digest.slice(0, 16), target.digest.slice(0, 16)],
      ['key', 'yes', 'the same'],
    ]),
    '',
    'All of it was read back and is the same. What it came from is as it was: keep it as a',
    'back-up, and let no server run on it any more.',
  ]
}
