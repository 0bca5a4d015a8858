import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { keep, keptBundle } from './bundle-cache.ts'

/**
 * What is loaded only when it is wanted stays where it is: laid into the script, it would make a function of every module
 * that it shares, and V8 could not take their constants for constants any more.
 */
const loadedLater: Plugin = {
  name: 'loaded later',
  async resolveId(source, importer, { kind }) {
    if (kind !== 'dynamic-import') return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found === null || found.id.startsWith('node:') ? found : { id: pathToFileURL(found.id).href, external: true }
  },
}

/** Games are played without a word: what is said lies with those who say it, as a page has it. */
const silent: Plugin = {
  name: 'silent',
  async resolveId(source, importer) {
    if (source !== '#words' && source !== '#spoken') return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found === null ? null : { id: found.id.replace(/\.ts$/, '.browser.ts') }
  },
}

/**
 * A module with all it needs, as one script. It is made when it is needed first and kept until a source changes.
 * `module`: a `file:` URL; `kept`: the folder where bundles are kept.
 */
export async function bundle(module: string, kept: string): Promise<string> {
  const known = keptBundle(kept, module)
  if (known !== null) return known
  const began = Date.now()
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: fileURLToPath(module), platform: 'node', plugins: [loadedLater, silent] })
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false })
  const sources = await build.watchFiles
  await build.close()
  const script = output[0].code
  keep(kept, module, { script, sources, began })
  return script
}
