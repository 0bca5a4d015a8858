import type { OpenBotProgram } from '../external/bot-program.ts'
import type { Simulator } from '../simulator.ts'
import { AT_FIRST, type Inlining, inline, letCompile } from './compiling.ts'
import type { LabProgram } from './open.ts'
import { playTimed } from './played.ts'
import { simulatorMaker } from './program.ts'
import type { Players } from './run.ts'

/**
 * Plays parts of runs in this thread; between two of them everything else gets its turn. `open`: the way to bots from
 * elsewhere.
 */
export function playersHere(program: LabProgram, open: OpenBotProgram | null = null): Players {
  const makeSimulator = simulatorMaker(program, program.lab, open)
  return {
    at(table, care) {
      program.lab.checkTable(table)
      let set: { readonly inlining: Inlining; readonly simulator: Simulator } | null = null
      return async (first, games, { inlining, goesOn } = AT_FIRST) => {
        await new Promise((resolve) => setTimeout(resolve))
        // With bots from elsewhere there is nothing to be won by compiling again, and their programs would have to
        // begin again.
        if (set === null || (set.inlining !== inlining && open === null)) {
          inline(inlining)
          set = { inlining, simulator: makeSimulator(table, care) }
        }
        letCompile(goesOn)
        try {
          return playTimed(set.simulator, first, games)
        } finally {
          // What else runs in this thread is compiled as ever.
          letCompile(true)
        }
      }
    },
    close: async () => {},
  }
}
