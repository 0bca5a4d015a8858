import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import type { Care } from './lawful.ts'
import type { Simulator } from './simulator.ts'
import type { Table } from './table.ts'

/**
 * A module with all it needs, bundled into one script. Each run of it is a program of its own: V8 watches and compiles
 * it for nothing but the rulebook, the bots and the state that it plays with. And as all functions of the script lie in
 * one, V8 knows that nobody puts others in their place, which it does not of what is imported from another module.
 */
export interface Program {
  readonly script: string
}

/** Bundles the module at this address (a `file:` URL). */
export async function bundle(module: string): Promise<Program> {
  const build = await rolldown({ input: fileURLToPath(module), platform: 'node' })
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false })
  await build.close()
  return { script: output[0].code }
}

/** Runs a program from its beginning and returns what its module exports. */
export function run<Exports extends object>({ script }: Program): Exports {
  const exports = {}
  compileFunction(script, ['exports', 'require'])(exports, createRequire(import.meta.url))
  return exports as Exports
}

type SimulatorModule = typeof import('./simulator.ts')

/** The simulator as a program. */
export function simulatorProgram(): Promise<Program> {
  return bundle(new URL('./simulator.ts', import.meta.url).href)
}

/** Sets simulators up. Throws `SetupError` for a table that cannot be. */
export type MakeSimulator = (table: Table, care: Care | null) => Simulator

/**
 * Each simulator is a program of its own. Only those that look at laws share one: they go from table to table before
 * compiling has paid.
 */
export function simulatorMaker(program: Program): MakeSimulator {
  let careful: SimulatorModule | null = null
  const moduleFor = (care: Care | null): SimulatorModule => {
    if (care === null) return run(program)
    careful ??= run<SimulatorModule>(program)
    return careful
  }
  return (table, care) => new (moduleFor(care).Simulator)(table, care)
}
