import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:worker-address'
const RESOLVED = `\0${NAME}`

/**
 * The address of the worker, built together with the page: what both need (engine, rulebooks) is one file that the browser
 * loads once. Vite would build it apart, with a copy of everything.
 */
export function sharedWorker(): Plugin {
  let build = true
  let root = ''
  return {
    name: 'shared-worker',
    configResolved(config) {
      build = config.command === 'build'
      root = config.root
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      if (!build) return "export default '/src/game/worker.ts'"
      const file = this.emitFile({ type: 'chunk', id: join(root, 'src/game/worker.ts'), name: 'worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
