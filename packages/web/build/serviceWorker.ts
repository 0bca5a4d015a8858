import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { credit, LICENCES } from './licences.ts'

/** The service worker, beside the page: it may only serve what lies beside or below it. */
const NAME = 'sw.js'
/** Named by their content: what lies at such an address never changes. */
const NAMED = /^assets\//
/** What is of no use without a network: pages of servers, pictures for links, what is sent packed. */
const LEFT_OUT = /\.(br|gz)$|^404\.html$|^invitation\.png$|^sw\.js$/

interface Kept {
  readonly url: string
  readonly revision: string | null
}

/**
 * Writes the service worker, which lays all files of the page onto the device, every rulebook's among them. It is built
 * apart from the page: a single file without imports, as all browsers take it.
 */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const entry = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === join(root, 'index.html'),
        )
        if (entry === undefined) return this.error('The page has no script to be known by.')
        const { code, packages } = await built(join(root, 'offline/sw.ts'))
        credit(join(dir, LICENCES), packages)
        const told = { FILES: keptFiles(dir), BUILD: entry.fileName }
        const names = Object.entries(told).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`)
        writeFileSync(join(dir, NAME), `${names.join('')}${code}`)
      },
    },
  }
}

/** All files that the device keeps, by their addresses beside the page. */
function keptFiles(folder: string): readonly Kept[] {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile())
  const names = files.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  )
  return names
    .filter((name) => !LEFT_OUT.test(name))
    .sort()
    .map((url) => ({ url, revision: NAMED.test(url) ? null : fingerprint(join(folder, url)) }))
}

function fingerprint(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
}

interface Built {
  readonly code: string
  /** What it is made of beside our own. */
  readonly packages: readonly string[]
}

async function built(input: string): Promise<Built> {
  const bundle = await rolldown({ input, transform: { define: { 'process.env.NODE_ENV': '"production"' } } })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const [{ code, moduleIds }] = output
  const packages = moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
  return { code, packages: [...new Set(packages)] }
}
