import type { PlayPart } from './run.ts'
import { Simulator } from './simulator.ts'
import type { Table } from './table.ts'

/** Plays parts of a run in this thread; between two of them everything else gets its turn. Throws `SetupError`. */
export function playHere(table: Table, laws: boolean): PlayPart {
  const simulator = new Simulator(table, laws)
  return async (first, games) => {
    await new Promise((resolve) => setTimeout(resolve))
    return simulator.play(first, games)
  }
}
