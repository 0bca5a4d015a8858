import type { Package } from './house.ts'
import { type Import, isTest } from './imports.ts'

type Packages = Readonly<Record<string, Package>>

/** A sentence for each import that the table of packages does not allow. */
export function packageFaults(packages: Packages, imports: readonly Import[]): string[] {
  return imports.flatMap((one) => faultOf(packages, one) ?? [])
}

function faultOf(packages: Packages, { from, named, to }: Import): string | null {
  const own = ownerOf(packages, from)
  if (own === null) return null
  const { may, freeTests, libraries, folder } = packages[own] as Package
  if (to !== null) {
    const owner = ownerOf(packages, to)
    if (owner === null || owner === own || packages[owner]?.folder.startsWith('packages/') !== true) return null
    return `${from} imports ${to} by a path: another package is imported by its name, @hausregeln/${owner}.`
  }
  const other = /^@hausregeln\/([\w-]+)/.exec(named)?.[1]
  if (other !== undefined) {
    const free = freeTests === true && isTest(from)
    if (other === own || may.includes(other) || free) return null
    return `${from} imports ${named}: ${own} may import ${may.join(', ') || 'no other package'}${may.length > 0 ? ' only' : ''}.`
  }
  if (libraries === undefined || isTest(from) || named.startsWith('#')) return null
  const allowed = libraries[from.slice(folder.length + 1)] ?? []
  const fits = allowed.some((library) => named === library || named.startsWith(`${library}/`))
  return fits ? null : `${from} imports ${named}: ${own} is held to the libraries that scripts/lint/house.ts names.`
}

/** The package in whose folder a file lies; null: scripts, and what lies at the root. */
function ownerOf(packages: Packages, path: string): string | null {
  return Object.keys(packages).find((name) => path.startsWith(`${packages[name]?.folder}/`)) ?? null
}
