import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import as it is written, types and what is loaded later included. */
export interface Import {
  /** The importing file, from the root of the house. */
  readonly from: string
  /** As it is written: `./state.ts`, `@hausregeln/engine/kit/money.ts`, `vitest`. */
  readonly named: string
  /** The imported file, from the root of the house, if it is named by a path. */
  readonly to: string | null
}

/** `import … from 'x'`, `export … from 'x'`, the last line of one that has several, `import 'x'`. */
const STATEMENT = /^(?:import|(?:import|export|\})[^'\n]*? from) '([^'\n]+)'/gm
/** `import('x')`, as a type or when it is needed. */
const CALL = /\bimport\(\s*'([^'\n]+)'\s*\)/g

/** The imports in a file's text. */
export function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT), ...text.matchAll(CALL)].map(([, named = '']) => ({
    from,
    named,
    to: named.startsWith('.') ? normalize(join(dirname(from), named)) : null,
  }))
}

/** The imports of all sources and tests in the folders. Paths are from `root`. */
export function importsOf(root: string, folders: readonly string[]): Import[] {
  const paths = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] }),
  )
  return [...new Set(paths)].flatMap((path) => importsIn(path, readFileSync(join(root, path), 'utf8')))
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /\/test\//.test(path)
}
