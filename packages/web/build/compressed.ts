import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is text; pictures and type are packed already. */
const TEXTS = '**/*.{html,js,css,svg,json,webmanifest,txt}'
/** Below so many bytes a file fits into the first packet anyway. */
const LEAST = 1024

/** The ways in which files are packed, by what their names end in. */
const WAYS = {
  br: (content: Buffer) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Lays each file of text beside itself as small as it gets, `.br` and `.gz`, to be sent to who takes that. What is packed
 * is kept by what it contains, until a build has no use for it: most files are those of the build before.
 */
export function compressed(): Plugin {
  let folder = ''
  let kept = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
      kept = join(root, 'node_modules/.cache/compressed')
    },
    closeBundle: () => {
      mkdirSync(kept, { recursive: true })
      const used = new Set(globSync(TEXTS, { cwd: folder }).flatMap((path) => compress(join(folder, path), kept)))
      for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name))
    },
  }
}

/** The names under which what is packed is kept. */
function compress(path: string, kept: string): readonly string[] {
  const content = readFileSync(path)
  if (content.length < LEAST) return []
  const mark = createHash('sha256').update(content).digest('hex')
  return Object.entries(WAYS).map(([ending, pack]) => {
    const name = `${mark}.${ending}`
    const packed = join(kept, name)
    if (!existsSync(packed)) writeFileSync(packed, pack(content))
    copyFileSync(packed, `${path}.${ending}`)
    return name
  })
}
