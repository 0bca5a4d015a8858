import type { Plugin } from 'vite'

/** Where the workers begin, by the name under which their address is imported. */
const WORKERS: Readonly<Record<string, { readonly file: string; readonly name: string }>> = {
  'virtual:worker-address': { file: '@hausregeln/view-kit/game/worker.ts', name: 'worker' },
  'virtual:reel-address': { file: '@hausregeln/view-kit/story/worker.ts', name: 'reel-worker' },
  'virtual:laboratory-address': { file: '/src/laboratory/worker.ts', name: 'laboratory-worker' },
  'virtual:coach-address': { file: '/src/coach/worker.ts', name: 'coach-worker' },
  'virtual:analysis-address': { file: '/src/analysis/worker.ts', name: 'analysis-worker' },
}

/**
 * The addresses of the workers, built together with the page: what they need (engine, rulebooks) is one file that the
 * browser loads once. Vite would build them apart, with a copy of everything.
 */
export function sharedWorker(): Plugin {
  let build = true
  return {
    name: 'shared-worker',
    configResolved(config) {
      build = config.command === 'build'
    },
    resolveId: (id) => (Object.hasOwn(WORKERS, id) ? `\0${id}` : undefined),
    async load(id) {
      const worker = id.startsWith('\0') ? WORKERS[id.slice(1)] : undefined
      if (worker === undefined) return undefined
      const found = await this.resolve(worker.file)
      if (found === null) return this.error(`There is no worker ${worker.file}.`)
      if (!build) return `export default ${JSON.stringify(`/@fs/${found.id.replace(/^\//, '')}`)}`
      const file = this.emitFile({ type: 'chunk', id: found.id, name: worker.name })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
