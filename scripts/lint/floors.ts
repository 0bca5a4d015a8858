// Holds the floors of a package: its folders stand on one another, and an import goes down a floor, never up. Rooms of
// one floor (chapters, screens) may use each other, but not in a circle. `npm run lint` runs this beside Biome, whose
// own import table tells packages apart, not the folders within one.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

interface House {
  /** Folder of the sources. */
  readonly sources: string
  /** From the ground up; a name with `/*` stands for all folders in it, each a room of its own. */
  readonly floors: readonly (readonly string[])[]
}

export const HOUSES: readonly House[] = [
  { sources: 'packages/engine/src', floors: [['core'], ['kit'], ['chapters/*'], ['testing']] },
  {
    sources: 'packages/web/src',
    floors: [
      ['i18n'],
      ['words'],
      ['design'],
      ['board'],
      ['dice', 'frame'],
      ['game'],
      ['laboratory'],
      ['room', 'rules'],
      ['table'],
      ['given'],
      ['chapters/*'],
      ['screens'],
      ['screens/*'],
      ['workshop'],
      ['app', 'gallery'],
    ],
  },
]

interface Import {
  readonly from: string
  readonly to: string
}

/** The imports of a package that leave their folder's room, as sentences where they may not be. */
export function floorFaults(house: House, imports: readonly Import[]): string[] {
  const faults: string[] = []
  const level = (room: string) => house.floors.findIndex((floor) => floor.includes(patternOf(house, room)))
  const uses = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [here, there] = [roomOf(house, from), roomOf(house, to)]
    if (here === there || here === '') continue
    if (level(here) < 0) faults.push(`${from}: the folder "${here}" is on no floor.`)
    else if (level(there) > level(here)) faults.push(`${from} imports ${to}, which is on a floor above it.`)
    else if (level(there) === level(here)) uses.set(here, (uses.get(here) ?? new Set()).add(there))
  }
  return [...faults, ...circles(uses)]
}

/** The room of a file: its folder, or the folder in a folder of rooms; '' for a file beside the folders. */
function roomOf({ floors }: House, path: string): string {
  const [first = '', second, ...rest] = path.split('/')
  if (second === undefined) return ''
  const hasRooms = floors.flat().includes(`${first}/*`)
  return hasRooms && rest.length > 0 ? `${first}/${second}` : first
}

function patternOf({ floors }: House, room: string): string {
  return floors.flat().includes(room) ? room : `${room.split('/')[0]}/*`
}

/** A sentence for each room from which imports lead back to it. */
function circles(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some((next) => {
      if (next === goal) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, goal, seen)
    })
  return [...uses.keys()].filter((room) => reaches(room, room)).map((room) => `${room} imports itself in a circle.`)
}

/** All relative imports of the sources, types and what is loaded later included; tests are left out. */
export function importsOf(sources: string): Import[] {
  return globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(sources, path), 'utf8')
      const named = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)
      return [...named].map(([, to = '']) => ({ from: path, to: normalize(join(dirname(path), to)) }))
    })
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const faults = HOUSES.flatMap((house) =>
    floorFaults(house, importsOf(join(root, house.sources))).map(
      (fault) => `${relative(root, house.sources) || house.sources}: ${fault}`,
    ),
  )
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
