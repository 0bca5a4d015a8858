import { inlineWholeSteps } from './inlining.ts'
import type { Care } from './lawful.ts'
import { type MakeSimulator, simulatorMaker, simulatorProgram } from './program.ts'
import type { PlayPart } from './run.ts'
import type { Simulator } from './simulator.ts'
import { checkTable, type Table } from './table.ts'

let maker: Promise<MakeSimulator> | null = null

/** Plays parts of a run in this thread; between two of them everything else gets its turn. Throws `SetupError`. */
export function playHere(table: Table, care: Care | null): PlayPart {
  checkTable(table)
  let simulator: Simulator | null = null
  return async (first, games) => {
    maker ??= simulatorProgram().then(simulatorMaker)
    const makeSimulator = await maker
    await new Promise((resolve) => setTimeout(resolve))
    inlineWholeSteps()
    simulator ??= makeSimulator(table, care)
    return simulator.play(first, games)
  }
}
