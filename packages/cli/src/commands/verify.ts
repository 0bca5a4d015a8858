import type { Proof } from '@hausregeln/engine'
import type { Command } from 'commander'
import type { Help } from '../help/help.ts'
import { bookOption, jsonOption } from '../options.ts'
import { printJson, printLines } from '../output.ts'
import { printed } from '../printed/printed.ts'

/** `verify`: whether a record keeps the rules, and its dice and cards follow from what was committed to. */
export function defineVerify(program: Command, help: Help): void {
  program
    .command('verify')
    .description(help.verify.about)
    .argument('<file>', help.common.record)
    .addOption(bookOption(help))
    .addOption(jsonOption(help))
    .action(verify)
}

const SEEDS = {
  revealed: 'seedRevealed',
  secret: 'seedSecret',
  other: 'seedOther',
} as const satisfies Readonly<Record<Proof['seed'], string>>

async function verify(file: string, flags: { readonly rulebook?: string; readonly json?: true }): Promise<void> {
  const [{ isOlder, readRecord, verifyRecord }, { rulebookOf }, { readText }] = await Promise.all([
    import('@hausregeln/engine'),
    import('../records.ts'),
    import('../files.ts'),
  ])
  const record = readRecord(await readText(file))
  const { book } = await rulebookOf(record, flags.rulebook)
  const { draws, seed } = verifyRecord(book, record)
  const entries = record.entries.length
  const { format } = record.header
  if (flags.json) return printJson({ file, format, entries, draws, seed })
  const words = (await printed()).say.record
  printLines([
    words.follows({ count: entries }),
    words.draws({ count: draws, sentence: words[SEEDS[seed]] }),
    ...(isOlder(record.header) ? [words.older({ format })] : []),
  ])
}
