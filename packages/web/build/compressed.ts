import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is text; pictures and type are packed already. */
const TEXTS = '**/*.{html,js,css,svg,json,webmanifest,txt}'
/** Below so many bytes a file fits into the first packet anyway. */
const LEAST = 1024

/** Lays each file of text beside itself as small as it gets, `.br` and `.gz`, to be sent to who takes that. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: () => {
      for (const path of globSync(TEXTS, { cwd: folder })) compress(join(folder, path))
    },
  }
}

function compress(path: string): void {
  const content = readFileSync(path)
  if (content.length < LEAST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}
