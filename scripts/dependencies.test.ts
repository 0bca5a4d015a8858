import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Versions = Readonly<Record<string, string>>
type Manifest = { dependencies?: Versions; devDependencies?: Versions; optionalDependencies?: Versions }

const house = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(house, path), 'utf8')

function dependencies(): [name: string, version: string][] {
  const paths = ['package.json', ...globSync('packages/*/package.json', { cwd: house })]
  const manifests = paths.map((path): Manifest => JSON.parse(read(path)))
  return manifests
    .flatMap((m) => [m.dependencies, m.devDependencies, m.optionalDependencies])
    .flatMap((versions) => Object.entries(versions ?? {}))
    .filter(([name]) => !name.startsWith('@hausregeln/'))
}

describe('dependencies', () => {
  it('each have a line in docs/DEPENDENCIES.md, and nothing else has one', () => {
    const explained = [...read('docs/DEPENDENCIES.md').matchAll(/^\| `(.+?)` \|/gm)].map((match) => match[1])
    expect(explained.toSorted()).toEqual([...new Set(dependencies().map(([name]) => name))].toSorted())
  })

  it('have exact versions', () => {
    expect(dependencies().filter(([, version]) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version))).toEqual([])
  })

  it('are locked without the address of any registry', () => {
    const { packages }: { packages: Record<string, { resolved?: string }> } = JSON.parse(read('package-lock.json'))
    const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? [])
    expect(addresses.filter((address) => !address.startsWith('packages/'))).toEqual([])
  })
})
