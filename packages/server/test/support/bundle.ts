import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown'

const MAIN = join(import.meta.dirname, '../../src/main.ts')
/** In the project, from where libraries are found. */
const KEPT = join(import.meta.dirname, '../../../../.cache/servers')
/** How long a bundle that nobody asks for is kept: another run of tests may still use it. In milliseconds. */
const UNUSED = 86_400_000

/** Where a thread or a process of its own begins. */
const BEGINNING = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g

/** Modules find what they begin in the bundle, and what lies beside them where it lies. */
const placed: Plugin = {
  name: 'placed',
  transform(code, id) {
    if (!id.endsWith('.ts') || !code.includes('import.meta')) return null
    const begun = code.replaceAll(BEGINNING, (_, path: string) => {
      const file = this.emitFile({ type: 'chunk', id: join(dirname(id), path) })
      return `new URL(import.meta.ROLLUP_FILE_URL_${file})`
    })
    // No line has moved.
    return { code: begun.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))), map: null }
  },
}

/** What is no script of a library, or not there at all, and a library that begins threads from files of its own. */
const OUTSIDE = /^(node:|pg-native$|tinypool$)/

/** What every server loads is one script: some 130 of words would be dearer to find than to read. */
const WORDS = { groups: [{ name: 'words', test: /\.words\.ts$/ }] }
/** Words that are loaded one by one elsewhere lie in it, too: nothing to warn of. */
const CHECKS = { ineffectiveDynamicImport: false }

/**
 * The server as a few scripts, its libraries in them, which Node loads with less than half the work of its 1,400 modules;
 * its threads and the relay are among them. They lie in a folder named by all that they contain, so that they are those
 * of the sources as they are now. Returns the path of the one to begin with.
 */
export async function bundleServer(): Promise<string> {
  const build = await rolldown({ input: MAIN, platform: 'node', plugins: [placed], external: OUTSIDE, checks: CHECKS })
  const { output } = await build.generate({ format: 'esm', sourcemap: true, comments: false, codeSplitting: WORDS })
  await build.close()
  const main = output.find((file) => file.type === 'chunk' && file.facadeModuleId === MAIN)
  if (main === undefined) throw new Error('The bundle of the server lacks its beginning.')
  const folder = keep(output)
  clear()
  return join(folder, main.fileName)
}

/** Writes a bundle, whole or not at all, unless it is there. */
function keep(output: readonly (OutputChunk | OutputAsset)[]): string {
  const files = output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)
  const folder = join(KEPT, hash('sha256', files.map(([name, text]) => `${name} ${text}`).join('\n')))
  try {
    // It counts as used at once, before another run looks for what it may remove.
    utimesSync(folder, new Date(), new Date())
    return folder
  } catch {
    // It is not there.
  }
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(draft, name), text)
  try {
    renameSync(draft, folder)
  } catch {
    // Another run has made the same.
    rmSync(draft, { recursive: true })
  }
  return folder
}

/** Removes bundles of sources that have changed since. */
function clear(): void {
  for (const name of readdirSync(KEPT)) {
    const folder = join(KEPT, name)
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found !== undefined && Date.now() - found.mtimeMs > UNUSED) rmSync(folder, { recursive: true, force: true })
  }
}
