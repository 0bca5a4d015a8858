import type { OpenDoor } from './door/door.ts'
import { type Inlining, inline } from './inlining.ts'
import type { LabProgram } from './open.ts'
import { playTimed } from './played.ts'
import { simulatorMaker } from './program.ts'
import type { Players } from './run.ts'
import type { Simulator } from './simulator.ts'

/**
 * Plays parts of runs in this thread; between two of them everything else gets its turn. `open`: the way to bots from
 * elsewhere.
 */
export function playersHere(program: LabProgram, open: OpenDoor | null = null): Players {
  const makeSimulator = simulatorMaker(program, program.lab, open)
  return {
    at(table, care) {
      program.lab.checkTable(table)
      let set: { readonly inlining: Inlining; readonly simulator: Simulator } | null = null
      return async (first, games, inlining = 'usual') => {
        await new Promise((resolve) => setTimeout(resolve))
        // With bots from elsewhere there is nothing to be won by compiling again, and their programs would have to
        // begin again.
        if (set === null || (set.inlining !== inlining && open === null)) {
          inline(inlining)
          set = { inlining, simulator: makeSimulator(table, care) }
        }
        return playTimed(set.simulator, first, games)
      }
    },
    close: async () => {},
  }
}
