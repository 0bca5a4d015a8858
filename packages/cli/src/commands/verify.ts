import type { Proof } from '@hausregeln/engine'
import type { Command } from 'commander'
import type { Help } from '../help/help.ts'
import { bookOption, jsonOption } from '../options.ts'
import { printJson, printLines } from '../output.ts'

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

const SEEDS: Readonly<Record<Proof['seed'], string>> = {
  revealed: 'all of them follow from the seed to which the server was committed and the nonces of the seats.',
  secret: 'whether they are fair can be checked when the game is over and the seed is revealed.',
  other: 'they were not thrown by a server that commits itself.',
}

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
  printLines([
    `${entries} entries follow from each other and keep the rules.`,
    `${draws} dice and cards: ${SEEDS[seed]}`,
    ...(isOlder(record.header) ? [`It has format ${format}, whose hashes of states can no longer be compared.`] : []),
  ])
}
