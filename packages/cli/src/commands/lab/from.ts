import type { Command } from 'commander'
import { UsageError } from '../../failure.ts'
import { readText } from '../../files.ts'
import type { Help } from '../../help/help.ts'
import { wholeNumber } from '../../options.ts'
import { addGamesOptions, commonOf, type GameFlags } from './flags.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

interface FromFlags extends GameFlags, GuestFlags {
  readonly entry?: number
  readonly whatIf?: true
  readonly actor?: number
  readonly trade?: string
  readonly rulebook?: string
}

const TRADE_EXAMPLE = '{"from":0,"to":1,"give":{"cash":100},"get":{"spaces":[39]}}'

/** `lab from`: how a game goes on from a position. */
export function defineFrom(lab: Command, help: Help): void {
  const from = lab
    .command('from')
    .description(help.from.about)
    .argument('<file>', help.from.file)
    .option('--entry <n>', help.from.entry, wholeNumber('--entry', 0))
    .option('--what-if', help.from.whatIf)
    .option('--actor <n>', help.from.actor, wholeNumber('--actor', 1))
    .option('--trade <json>', help.from.trade({ example: TRADE_EXAMPLE }))
    .option('--rulebook <id>', help.from.rulebook)
  addGuestOptions(addGamesOptions(from, help, 1000), help).action(run)
}

async function run(file: string, flags: FromFlags): Promise<void> {
  const { experimentOf } = await import('@hausregeln/lab/experiment/index.ts')
  const text = await readText(file)
  const position = text.startsWith('{"hausregeln"')
    ? { record: text.trimEnd().split('\n'), ...(flags.entry !== undefined && { entry: flags.entry }) }
    : jsonOf(text, file)
  const trade = flags.trade === undefined ? undefined : jsonOf(flags.trade, '--trade')
  const experiment = experimentOf({
    kind: 'from',
    ...commonOf(flags),
    ...(flags.rulebook !== undefined && { book: flags.rulebook }),
    ...(flags.seats !== undefined && { bots: [...flags.seats] }),
    options: flags.option,
    position,
    ask: trade !== undefined ? 'trade' : flags.whatIf === true || flags.actor !== undefined ? 'whatIf' : 'chances',
    ...(flags.actor !== undefined && { seat: flags.actor - 1 }),
    ...(trade !== undefined && { trade }),
  })
  await printExperiment(experiment, flags)
}

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError((say) => say.noJson({ file: where }))
  }
}
