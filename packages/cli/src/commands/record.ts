import type { Command } from 'commander'
import type { Help } from '../help/help.ts'
import { addTableOptions, jsonOption, type TableFlags, wholeNumber } from '../options.ts'
import { printJson, printLines } from '../output.ts'
import { printed } from '../printed/printed.ts'

interface RecordFlags extends TableFlags {
  readonly game: number
  readonly out: string
  readonly json?: true
}

/** `record`: one game of bots, kept as a record. */
export function defineRecord(program: Command, help: Help): void {
  const command = program.command('record').description(help.record.about)
  addTableOptions(command, help)
    .option('--game <n>', help.record.game, wholeNumber('--game', 0), 0)
    .requiredOption('-o, --out <file>', help.common.out)
    .addOption(jsonOption(help))
    .action(record)
}

async function record(flags: RecordFlags): Promise<void> {
  const { seats, option: options, seed, maxRounds, game, out } = flags
  const [{ recordGame }, { endReasonName, stateHash, writeRecord }, { rulebookFor }, { writeOut }] = await Promise.all([
    import('@hausregeln/lab'),
    import('@hausregeln/engine'),
    import('../rulebook.ts'),
    import('../files.ts'),
  ])
  const rulebook = (await rulebookFor(flags.rulebook)).book.id
  const session = recordGame({ rulebook, seats, options, seed, maxRounds }, game)
  await writeOut(out, writeRecord(session.record))
  const { s } = session.game
  const entries = session.length
  const hash = stateHash(s)
  const ended = endReasonName(session.game, s.over)
  if (flags.json) return printJson({ file: out, rulebook, seats, seed, game, entries, rounds: s.round, ended, hash })
  const words = (await printed()).say.record
  const place = { file: out, count: entries, rounds: s.round, reason: ended ?? words.givenUp, state: hash }
  printLines([words.made(place)])
}
