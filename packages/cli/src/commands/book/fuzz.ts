import type { Command } from 'commander'
import { RunError } from '../../failure.ts'
import type { Help } from '../../help/help.ts'
import { jsonOption, seedOption, wholeNumber } from '../../options.ts'
import { printJson, printLines } from '../../output.ts'
import { printed } from '../../printed/printed.ts'
import { showProgress } from '../../progress.ts'

interface FuzzFlags {
  readonly runs: number
  readonly first: number
  readonly seed: number
  readonly json?: true
}

/** `book fuzz`: damaged files, each of which must be refused with a sentence or play by the laws. */
export function defineFuzz(book: Command, help: Help): void {
  book
    .command('fuzz')
    .description(help.fuzz.about)
    .option('--runs <n>', help.fuzz.runs, wholeNumber('--runs', 1), 10_000)
    .option('--first <n>', help.fuzz.first, wholeNumber('--first', 0), 0)
    .addOption(seedOption(help))
    .addOption(jsonOption(help))
    .action(fuzz)
}

async function fuzz({ runs, first, seed, json }: FuzzFlags): Promise<void> {
  const { tryDamaged } = await import('@hausregeln/lab/fuzz/fuzz.ts')
  const found = { refused: 0, played: 0 }
  const progress = await showProgress('files', runs)
  try {
    for (let run = first; run < first + runs; run++) {
      const { outcome, wrong } = tryDamaged(seed, run)
      if (wrong !== null) throw new RunError(() => `File ${run} of seed ${seed}, ${outcome}: ${wrong}`)
      found[outcome]++
      if (run % 16 === 0) await new Promise((resolve) => setImmediate(resolve))
      progress.update(run - first + 1)
    }
  } finally {
    progress.stop()
  }
  if (json) return printJson({ seed, first, runs, ...found })
  const { refused, played } = found
  const { say } = await printed()
  printLines([say.fuzz.done({ count: runs, refused, played })])
}
