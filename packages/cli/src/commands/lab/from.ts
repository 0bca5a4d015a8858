import type { Command } from 'commander'
import { UsageError } from '../../failure.ts'
import { readText } from '../../files.ts'
import { wholeNumber } from '../../options.ts'
import { addGamesOptions, commonOf, type GameFlags } from './flags.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

interface FromFlags extends GameFlags, GuestFlags {
  readonly entry?: number
  readonly whatIf?: true
  readonly trade?: string
  readonly rulebook?: string
}

/** `lab from`: how a game goes on from a position. */
export function defineFrom(lab: Command): void {
  const from = lab
    .command('from')
    .description('how a recorded game, or a position of a JSON file, goes on')
    .argument('<file>', 'a record, or a position as JSON (see: hausregeln lab schema)')
    .option('--entry <n>', 'after so many entries of the record; usually after all', wholeNumber('--entry', 0))
    .option('--what-if', 'what each action of the moment does to the chances')
    .option('--trade <json>', 'what a deal does: {"from":0,"to":1,"give":{"cash":100},"get":{"spaces":[39]}}')
    .option('--rulebook <id>', 'of a position by hand')
  addGuestOptions(addGamesOptions(from, 1000)).action(run)
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
    ask: trade !== undefined ? 'trade' : flags.whatIf === true ? 'whatIf' : 'chances',
    ...(trade !== undefined && { trade }),
  })
  await printExperiment(experiment, flags)
}

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${where} is neither a record nor JSON.`)
  }
}
