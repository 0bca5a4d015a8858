import type { Rulebook } from '@hausregeln/engine'
import { textIn } from '@hausregeln/engine/core/saying.ts'
import type { Command } from 'commander'
import type { Help } from '../help/help.ts'
import { jsonOption } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
import { type Printed, printed } from '../printed/printed.ts'
import { rulebookFor } from '../rulebook.ts'

interface RulebooksFlags {
  readonly rulebook?: string
  readonly json?: true
}

/** `rulebooks`: what can be played, and with which options. */
export function defineRulebooks(program: Command, help: Help): void {
  program
    .command('rulebooks')
    .description(help.rulebooks.about)
    .option('--rulebook <id>', help.common.rulebookOrAll)
    .addOption(jsonOption(help))
    .action(listRulebooks)
}

async function listRulebooks({ rulebook, json }: RulebooksFlags): Promise<void> {
  const [{ rulebooks }, { BOT_NAMES }] = await Promise.all([
    import('@hausregeln/rulebooks'),
    import('@hausregeln/bots'),
  ])
  const listed = rulebook === undefined ? rulebooks : [await rulebookFor(rulebook)]
  if (json) return printJson({ rulebooks: listed.map(facts), bots: BOT_NAMES })
  const inWords = await printed()
  const bots = inWords.say.book.bots({ name: BOT_NAMES.join(', ') })
  printLines([...listed.flatMap((one) => paragraph(one, inWords)), bots])
}

function facts({ book, title }: Rulebook) {
  const { id, version, minSeats, maxSeats, options } = book
  return { id, version, title, minSeats, maxSeats, options }
}

function paragraph({ book, title }: Rulebook, { say, language }: Printed): string[] {
  const { id, version, minSeats, maxSeats, options } = book
  const rows = options.map((option) => [
    `  ${option.id}`,
    say.book.range({ least: option.min, most: option.max, value: `${option.default}` }),
    option.rule,
    textIn(option.name, language),
  ])
  const head = { book: id, title: textIn(title, language), version, least: minSeats, most: maxSeats }
  return [say.book.head(head), ...aligned(rows), '']
}
