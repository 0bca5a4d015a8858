import type { Command } from 'commander'
import { readText } from '../../files.ts'
import { addGuestOptions, type GuestFlags, printExperiment } from './print.ts'

/** `lab run`, `lab schema`: experiments as files. */
export function defineRun(lab: Command): void {
  const run = lab
    .command('run')
    .description('play the experiment of a file')
    .argument('<experiment>', 'a JSON file (see: hausregeln lab schema)')
  addGuestOptions(run).action(runFile)
  lab.command('schema').description('print the JSON Schema of the files of experiments').action(printSchema)
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
