import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, isTest } from './imports.ts'

const ROOT = join(import.meta.dirname, '../..')
/** So many files may import each other, as types: more of them nobody can read one by one. */
const MOST = 3

/** Where lies what is imported by a package's name: among its sources, or beside them; null: a library. */
export function placeOf(named: string): string | null {
  const [, name, path] = /^@hausregeln\/([\w-]+)(?:\/(.+))?$/.exec(named) ?? []
  if (name === undefined) return null
  const beside = `packages/${name}/${path}`
  return existsSync(join(ROOT, beside)) ? beside : `packages/${name}/src/${path ?? 'index.ts'}`
}

/** A sentence for each circle of more than three files that import each other, types included. Tests are left out. */
export function circleFaults(imports: readonly Import[], most = MOST): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { from, to, named, later } of imports) {
    const target = to ?? placeOf(named)
    if (target !== null && !later && !isTest(from)) uses.set(from, (uses.get(from) ?? new Set()).add(target))
  }
  return circlesOf(uses)
    .filter((circle) => circle.length > most)
    .map((circle) => `${circle.sort().join(', ')} import each other: a circle of more than ${most} files.`)
}

/** The files that reach each other, together: Tarjan's strongly connected components of more than one file. */
function circlesOf(uses: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const numbers = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const number = numbers.size
    let low = number
    numbers.set(file, number)
    open.push(file)
    for (const next of uses.get(file) ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, numbers.get(next) ?? low)
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) found.push(circle)
    }
    return low
  }
  for (const file of uses.keys()) if (!numbers.has(file)) visit(file)
  return found
}
