import type { Command } from 'commander'
import { readText } from '../../files.ts'
import type { Help } from '../../help/help.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

/** `lab run`, `lab schema`: experiments as files. */
export function defineRun(lab: Command, help: Help): void {
  const run = lab.command('run').description(help.run.about).argument('<experiment>', help.run.experiment)
  addGuestOptions(run, help).action(runFile)
  lab.command('schema').description(help.run.schema).action(printSchema)
}

async function runFile(file: string, flags: GuestFlags): Promise<void> {
  const { readExperiment } = await import('@hausregeln/lab/experiment/index.ts')
  await printExperiment(readExperiment(await readText(file)), flags)
}

async function printSchema(): Promise<void> {
  const [{ experimentJsonSchema }, { printJson }] = await Promise.all([
    import('@hausregeln/lab/experiment/schema.ts'),
    import('../../output.ts'),
  ])
  printJson(experimentJsonSchema())
}
