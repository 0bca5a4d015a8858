import type { Plugin } from 'vite'

/**
 * Files of the build that import each other run in an order that nobody has chosen: what one takes from the other when it
 * is read is not there yet. Such a build is refused.
 */
export function chunkCircles(): Plugin {
  return {
    name: 'chunk-circles',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      )
      const circle = findCircle(imports)
      if (circle !== null) this.error(`Files of the build import each other: ${circle.join(' → ')}.`)
    },
  }
}

/** A way along imports that comes back to where it began; null: there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    const at = way.indexOf(file)
    if (at >= 0) return [...way.slice(at), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found !== null) return found
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const found = walk(file, [])
    if (found !== null) return found
  }
  return null
}
