import type { OptionDef, Rulebook } from '@hausregeln/engine'
import type { Command } from 'commander'
import type { Help } from '../help/help.ts'
import { jsonOption } from '../options.ts'
import { aligned, printJson, printLines } from '../output.ts'
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
  printLines([...listed.flatMap(paragraph), `bots: ${BOT_NAMES.join(', ')}`])
}

function facts({ book, title }: Rulebook) {
  const { id, version, minSeats, maxSeats, options } = book
  return { id, version, title, minSeats, maxSeats, options }
}

function paragraph({ book, title }: Rulebook): string[] {
  const { id, version, minSeats, maxSeats, options } = book
  const rows = options.map((option) => [`  ${option.id}`, range(option), option.rule, option.name.en, option.name.de])
  return [
    `${id}: ${title.en} / ${title.de}, version ${version}, ${minSeats} to ${maxSeats} players`,
    ...aligned(rows),
    '',
  ]
}

function range({ min, max, default: usual }: OptionDef): string {
  return `${min}–${max}, default ${usual}`
}
