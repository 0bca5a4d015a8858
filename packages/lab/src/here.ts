import { inlineWholeSteps } from './inlining.ts'
import type { Care } from './lawful.ts'
import type { PlayPart } from './run.ts'
import { Simulator } from './simulator.ts'
import type { Table } from './table.ts'

/** Plays parts of a run in this thread; between two of them everything else gets its turn. Throws `SetupError`. */
export function playHere(table: Table, care: Care | null): PlayPart {
  inlineWholeSteps()
  const simulator = new Simulator(table, care)
  return async (first, games) => {
    await new Promise((resolve) => setTimeout(resolve))
    return simulator.play(first, games)
  }
}
