import { patternOf } from './folders.ts'
import type { Package } from './house.ts'
import { type Import, isTest } from './imports.ts'

type Packages = Readonly<Record<string, Package>>

/** A sentence for each import that the table of packages does not allow. */
export function packageFaults(packages: Packages, imports: readonly Import[]): string[] {
  return imports.flatMap((one) => faultOf(packages, one) ?? [])
}

function faultOf(packages: Packages, one: Import): string | null {
  const own = ownerOf(packages, one.from)
  if (own === null) return null
  const path = one.to ?? pathOf(one.named)
  return path === null ? libraryFault(packages, own, one) : houseFault(packages, own, one, ownerOf(packages, path))
}

/** What is wrong with an import of our own; `other`: whose it is. */
function houseFault(packages: Packages, own: string, { from, named, to }: Import, other: string | null): string | null {
  const { may, freeTests } = packages[own] as Package
  if (other === own) return null
  if (to !== null) {
    if (other === null || packages[other]?.folder.startsWith('packages/') !== true) return null
    if (npmName(own) !== npmName(other))
      return `${from} imports ${to} by a path: another package is imported by its name, @hausregeln/${npmName(other)}.`
  }
  if (other !== null && (may.includes(other) || (freeTests === true && isTest(from)))) return null
  return `${from} imports ${named}: ${own} may import ${may.join(', ') || 'no other package'}${may.length > 0 ? ' only' : ''}.`
}

function libraryFault(packages: Packages, own: string, { from, named }: Import): string | null {
  const { libraries, folder } = packages[own] as Package
  if (libraries === undefined || isTest(from) || named.startsWith('#')) return null
  const allowed = libraries[from.slice(folder.length + 1)] ?? []
  const fits = allowed.some((library) => named === library || named.startsWith(`${library}/`))
  return fits ? null : `${from} imports ${named}: ${own} is held to the libraries that scripts/lint/house.ts names.`
}

/** Where lies what is imported by the name of a package, as far as the import table must know; null: a library. */
function pathOf(named: string): string | null {
  const [, name, path = 'index.ts'] = /^@hausregeln\/([\w-]+)(?:\/(.+))?$/.exec(named) ?? []
  return name === undefined ? null : `packages/${name}/${path}`
}

/** A kind of file inside a package (`chapters/view`) comes with the whole of it. */
function npmName(name: string): string {
  return name.split('/')[0] as string
}

/** The package in whose folder a file lies, a kind of file before the whole; null: scripts, and what lies at the root. */
function ownerOf(packages: Packages, path: string): string | null {
  const owners = Object.keys(packages).filter((name) => holds(packages[name] as Package, path))
  return owners.sort((a, b) => b.length - a.length)[0] ?? null
}

function holds({ folder, lists = [] }: Package, path: string): boolean {
  return patternOf(folder).test(path) || lists.includes(path)
}
