import { resolve } from 'node:path'
import type { Counts, Moved } from '@hausregeln/server/storage/archive/move.ts'
import type { Command } from 'commander'
import { UsageError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { jsonOption } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { type Printed, printed } from '../printed/printed.ts'
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
      progress = await showProgress('tables', tables)
    },
    done: (tables) => progress?.update(tables),
  }).finally(() => progress?.stop())
  if (flags.json) printJson(moved)
  else printLines(report(moved, await printed()))
}

const KINDS = [
  'tables',
  'books',
  'steps',
  'entries',
  'receipts',
  'chatLines',
  'persons',
] as const satisfies readonly Exclude<keyof Counts, 'digest'>[]

function report({ from, to, source, target }: Moved, { say: { move: words }, count }: Printed): string[] {
  const [first = '', second = ''] = aligned([[words.from], [words.to]])
  return [
    `${first} ${from}`,
    `${second} ${to}`,
    '',
    ...aligned([
      ['', words.columnFrom, words.columnTo],
      ...KINDS.map((kind) => [words[kind], count(source[kind]), count(target[kind])]),
      [words.hash, source.digest.slice(0, 16), target.digest.slice(0, 16)],
      [words.key, words.yes, words.same],
    ]),
    '',
    words.done,
  ]
}
