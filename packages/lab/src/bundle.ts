import { fileURLToPath } from 'node:url'
import { keep, keptBundle } from './kept.ts'

/**
 * A module with all it needs, as one script. It is made when it is needed first and kept until a source changes.
 * `module`: a `file:` URL; `kept`: the folder where bundles are kept.
 */
export async function bundle(module: string, kept: string): Promise<string> {
  const known = keptBundle(kept, module)
  if (known !== null) return known
  const began = Date.now()
  const { rolldown } = await import('rolldown')
  const build = await rolldown({ input: fileURLToPath(module), platform: 'node' })
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false })
  const sources = await build.watchFiles
  await build.close()
  const script = output[0].code
  keep(kept, module, { script, sources, began })
  return script
}
