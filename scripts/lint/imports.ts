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
  /** Whether it is loaded only when it is needed, or imported as a type within one. */
  readonly later?: boolean
}

/** `import … from 'x'`, `export … from 'x'`, the last line of one that has several, `import 'x'`. */
const STATEMENT = /^(?:import|(?:import|export|\})[^'\n]*? from) '([^'\n]+)'/gm
/** `import('x')`, as a type or when it is needed. */
const CALL = /\bimport\(\s*'([^'\n]+)'\s*\)/g

/** The imports in a file's text. */
export function importsIn(from: string, text: string): Import[] {
  const found = (pattern: RegExp, later: boolean) =>
    [...text.matchAll(pattern)].map(([, named = '']): Import => {
      const to = named.startsWith('.') ? normalize(join(dirname(from), named)) : null
      return { from, named, to, later }
    })
  return [...found(STATEMENT, false), ...found(CALL, true)]
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
