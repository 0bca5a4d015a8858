import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'
import { type Lab, type Program, run } from './program.ts'

/** Where bundles are kept. */
const KEPT = fileURLToPath(new URL('../../../.cache/programs', import.meta.url))

/** Bundles the module at this address (a `file:` URL), or takes what was kept of it. */
export async function programOf(module: string): Promise<Program> {
  return { script: await bundle(module, KEPT) }
}

/** The laboratory as a program, and a run of it for all but play. */
export interface LabProgram extends Program {
  readonly lab: Lab
}

/** Makes the laboratory's program, or takes what was kept of it, and runs it. */
export async function openLab(): Promise<LabProgram> {
  const program = await programOf(new URL('./lab.ts', import.meta.url).href)
  return { ...program, lab: run<Lab>(program) }
}
