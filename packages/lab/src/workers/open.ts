import { hash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BookFile } from '@hausregeln/rulebooks/file/index.ts'
import { bundle } from './bundle.ts'
import { nameOf } from './bundle-cache.ts'
import { codeOf } from './code-cache.ts'
import { type Lab, type Program, run } from './program.ts'

/** Where bundles are kept. */
const KEPT = fileURLToPath(new URL('../../../../.cache/programs', import.meta.url))

/** Bundles the module at this address (a `file:` URL), or takes what was kept of it. */
export async function programOf(module: string): Promise<Program> {
  const script = await bundle(module, KEPT)
  return { script, code: codeOf(KEPT, nameOf(module), script) }
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

/**
 * The same with a rulebook from elsewhere: `book`, an absolute path, is a module that exports it as `rulebook`. Rejects
 * with `BookError` or `SetupError` for one that cannot be played.
 */
export async function openLabWith(book: string): Promise<LabProgram> {
  return openEntry([`import { rulebook } from ${JSON.stringify(book)}`])
}

/** The same with a rulebook that is data: `file` stands alone and was checked. */
export async function openLabWithFile(file: BookFile): Promise<LabProgram> {
  const compile = fileURLToPath(import.meta.resolve('@hausregeln/rulebooks/file/compile.ts'))
  return openEntry([
    `import { compileFile } from ${JSON.stringify(compile)}`,
    `const rulebook = compileFile(${JSON.stringify(file)}, () => undefined)`,
  ])
}

/** The laboratory's program that has received the rulebook of these lines. */
async function openEntry(lines: readonly string[]): Promise<LabProgram> {
  const program = await programOf(pathToFileURL(entryWith(lines)).href)
  return { ...program, lab: run<Lab>(program) }
}

/** A module that is the laboratory and has received the rulebook: it lies with the bundles. */
function entryWith(lines: readonly string[]): string {
  const lab = fileURLToPath(new URL('./lab.ts', import.meta.url))
  const text = [
    `import { receive } from ${JSON.stringify(lab)}`,
    ...lines,
    `export * from ${JSON.stringify(lab)}`,
    'receive(rulebook)',
    '',
  ].join('\n')
  const file = join(KEPT, `with-${hash('sha256', text).slice(0, 12)}.ts`)
  if (!existsSync(file)) {
    mkdirSync(KEPT, { recursive: true })
    writeFileSync(file, text)
  }
  return file
}
