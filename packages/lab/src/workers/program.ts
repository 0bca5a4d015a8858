import { createRequire } from 'node:module'
import { compileFunction, constants } from 'node:vm'
import type { OpenBotProgram } from '../external/bot-program.ts'
import type { Care } from '../lawful.ts'
import type { Simulator } from '../simulator.ts'
import type { Table } from '../table.ts'

/**
 * A module with all it needs, bundled into one script. Each run of it is a program of its own: V8 watches and compiles
 * it for nothing but the rulebook, the bots and the state that it plays with. And as all functions of the script lie in
 * one, V8 knows that nobody puts others in their place, which it does not of what is imported from another module.
 */
export interface Program {
  readonly script: string
  /** What V8 has made of the script before (see code-cache.ts); null: nothing that is known. */
  readonly code: Uint8Array | null
}

/** What a program loads only when it is wanted comes as modules do anywhere. */
const LOADER = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER

/** Compiles the script of a program; `forLater`: so that its `cachedData` can be kept. */
export function compile({ script, code }: Program, forLater = false): ReturnType<typeof compileFunction> {
  return compileFunction(script, ['exports', 'require'], {
    importModuleDynamically: LOADER,
    produceCachedData: forLater,
    ...(code !== null && { cachedData: Buffer.from(code.buffer, code.byteOffset, code.byteLength) }),
  })
}

/** Runs a program from its beginning and returns what its module exports. */
export function run<Exports extends object>(program: Program): Exports {
  const exports = {}
  compile(program)(exports, createRequire(import.meta.url))
  return exports as Exports
}

/** What the program of the laboratory exports. */
export type Lab = typeof import('./lab.ts')

/** Sets simulators up. Throws `SetupError` for a table that cannot be. */
export type MakeSimulator = (table: Table, care: Care | null) => Simulator

/**
 * Each simulator is a program of its own. Only those that look at laws share one: they go from table to table before
 * compiling has paid. `unplayed`: a run of the program by which nothing has been played; the first simulator takes it.
 * `open`: the way to bots from elsewhere.
 */
export function simulatorMaker(
  program: Program,
  unplayed: Lab | null = null,
  open: OpenBotProgram | null = null,
): MakeSimulator {
  let careful: Lab | null = null
  let spare = unplayed
  const next = (): Lab => {
    const lab = spare ?? run<Lab>(program)
    spare = null
    return lab
  }
  const labFor = (care: Care | null): Lab => {
    if (care === null) return next()
    careful ??= next()
    return careful
  }
  return (table, care) => new (labFor(care).Simulator)(table, care, null, open)
}
