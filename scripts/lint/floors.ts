import { posix } from 'node:path'
import type { Package } from './house.ts'
import { type Import, isTest } from './imports.ts'

type Levels = readonly (readonly string[])[]

/**
 * The imports that leave their folder, as sentences where they may not be: a package's folders stand on one
 * another, an import goes down a floor, never up, and no source imports the tooling beside it. Tests are left out.
 */
export function floorFaults({ folder, floors }: Package, imports: readonly Import[]): string[] {
  if (floors === undefined) return []
  const base = posix.join(folder, floors.sources, '/')
  const beside = imports.filter(
    ({ from, to }) => from.startsWith(base) && to?.startsWith(`${folder}/`) && !to.startsWith(base) && !isTest(from),
  )
  const inside = imports.flatMap(({ from, to }) =>
    from.startsWith(base) && to?.startsWith(base) && !isTest(from)
      ? [{ from: from.slice(base.length), to: to.slice(base.length) }]
      : [],
  )
  return [
    ...beside.map(({ from, to }) => `${from} imports ${to}: no source needs the tooling beside it.`),
    ...faultsOf(floors.levels, inside).map((fault) => `${posix.join(folder, floors.sources)}: ${fault}`),
  ]
}

interface Arrow {
  readonly from: string
  readonly to: string
}

function faultsOf(levels: Levels, arrows: readonly Arrow[]): string[] {
  const faults: string[] = []
  const level = (folder: string) => levels.findIndex((floor) => floor.some((pattern) => fits(pattern, folder)))
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [here, there] = [folderOf(levels, from), folderOf(levels, to)]
    if (here === there || here === '') continue
    if (level(here) < 0) faults.push(`${from}: the folder "${here}" is on no floor.`)
    else if (level(there) > level(here)) faults.push(`${from} imports ${to}, which is on a floor above it.`)
    else if (level(there) === level(here)) uses.set(here, (uses.get(here) ?? new Set()).add(there))
  }
  return [...faults, ...circles(uses)]
}

/** The folder of a file: the deepest one that the table names, or else its first one; '' for a file beside the folders. */
function folderOf(levels: Levels, path: string): string {
  const folders = path.split('/').slice(0, -1)
  const nested = folders.map((_, last) => folders.slice(0, last + 1).join('/'))
  return nested.findLast((folder) => levels.flat().some((pattern) => fits(pattern, folder))) ?? folders[0] ?? ''
}

/** Whether the table means this folder by `design`, `*\/rules` or `screens/*`; what lies beside the folders in it, too. */
function fits(pattern: string, folder: string): boolean {
  if (pattern === `${folder}/*`) return true
  const [names, folders] = [pattern.split('/'), folder.split('/')]
  return names.length === folders.length && names.every((name, i) => name === '*' || name === folders[i])
}

/** A sentence for each folder from which imports lead back to it. */
function circles(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some((next) => {
      if (next === goal) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, goal, seen)
    })
  return [...uses.keys()]
    .filter((folder) => reaches(folder, folder))
    .map((folder) => `${folder} imports itself in a circle.`)
}
