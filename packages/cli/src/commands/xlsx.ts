import { resolve } from 'node:path'
import { constants, deflateRawSync } from 'node:zlib'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import type { Command } from 'commander'
import { UsageError } from '../failure.ts'
import type { Help } from '../help/help.ts'
import { bookOption, jsonOption, languageOption } from '../options.ts'
import { printJson, printLines } from '../output.ts'
import { printed } from '../printed/printed.ts'

interface XlsxFlags {
  readonly out: string
  readonly language: Language
  readonly rulebook?: string
  readonly csv?: true
  readonly json?: true
}

/** `xlsx`: the books of a recorded game as a workbook. */
export function defineXlsx(program: Command, help: Help): void {
  program
    .command('xlsx')
    .description(help.xlsx.about)
    .argument('<record>', help.common.record)
    .requiredOption('-o, --out <file>', help.xlsx.out)
    .addOption(languageOption('--lang, --language <language>', help.xlsx.lang))
    .option('--csv', help.xlsx.csv)
    .addOption(bookOption(help))
    .addOption(jsonOption(help))
    .action(writeBooks)
}

async function writeBooks(file: string, { out, language, rulebook: named, csv, json }: XlsxFlags): Promise<void> {
  if (resolve(out) === resolve(file)) throw new UsageError((say) => say.outIsRecord({ file: out }))
  const [{ readRecord }, { bringDeflate, workbookOf, tablesOf }, { playAgain, rulebookOf }, { readText, writeOut }] =
    await Promise.all([
      import('@hausregeln/engine'),
      import('@hausregeln/workbook'),
      import('../records.ts'),
      import('../files.ts'),
    ])
  bringDeflate(deflate)
  const record = readRecord(await readText(file))
  const rulebook = await rulebookOf(record, named)
  const workbook = await playAgain(() => (csv ? tablesOf : workbookOf)(rulebook, record, language))
  await writeOut(out, await workbook.bytes())
  const entries = record.entries.length
  if (json) return printJson({ file: out, rulebook: rulebook.book.id, language, entries, bytes: workbook.size })
  const { say } = await printed(language)
  printLines([say.record.books({ file: out, count: entries, bytes: workbook.size })])
}

/** As small as the usual level makes sheets, in two thirds of its time. */
const LEVEL = 5

function deflate(bytes: Uint8Array, final: boolean): Uint8Array<ArrayBuffer> {
  return deflateRawSync(bytes, { level: LEVEL, finishFlush: final ? constants.Z_FINISH : constants.Z_SYNC_FLUSH })
}
