import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Notice } from '../src/screens/aside/licences.ts'

/** What Vite writes of the packages in the page (`build.license`), and what is added to it here. */
export const LICENCES = 'licences.json'

/** Comes as a file, so that Vite does not see it among the page's code. */
const FONT = '@fontsource-variable/bricolage-grotesque'
/** The licence of the house, which others use word for word. */
const HOUSE = join(import.meta.dirname, '../../../LICENSE')
const COPYRIGHT = /^Copyright .*$/m

interface Manifest {
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name?: string }
}

/** Writes whose everything in the built page is: packages, the type, ours. A package without a licence ends the build. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[LICENCES]
        if (file?.type !== 'asset') return this.error(`Vite has not written ${LICENCES}.`)
        const found = JSON.parse(String(file.source)) as readonly Pick<Notice, 'name'>[]
        file.source = JSON.stringify([ofHouse(), ...inOrder([ofFont(), ...found.map(({ name }) => ofPackage(name))])])
      },
    },
  }
}

/** Adds packages to the file, which is built already: they stand in what is built apart from the page. */
export function credit(path: string, packages: readonly string[]): void {
  const [house, ...others] = JSON.parse(readFileSync(path, 'utf8')) as readonly Notice[]
  const known = new Set(others.map(({ name }) => name))
  const further = packages.filter((name) => !known.has(name)).map(ofPackage)
  writeFileSync(path, JSON.stringify([house, ...inOrder([...others, ...further])]))
}

function inOrder(notices: readonly Notice[]): readonly Notice[] {
  return notices.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(placeOf(`${name}/package.json`), 'utf8')) as Manifest
}

/** Where npm has laid a file of a package. Packages may keep it from being imported. */
function placeOf(path: string): string {
  return join(import.meta.dirname, '../../../node_modules', path)
}

/** A package with its licence; where it says by name alone that it is MIT, with the words of that and whose it is. */
export function ofPackage(name: string): Notice {
  const { version, license = '', author = '' } = manifestOf(name)
  const text = licenceOf(name)
  if (text !== null) return { name, version, identifier: license, text }
  if (license !== 'MIT') throw new Error(`${name} comes without the text of its licence (${license}).`)
  const holder = typeof author === 'string' ? author : (author.name ?? '')
  if (holder === '') throw new Error(`${name} does not say whose it is.`)
  return { name, version, identifier: license, text: ofHouse().text.replace(COPYRIGHT, `Copyright (c) ${holder}`) }
}

/** The text that lies in the package; null: there is none. */
function licenceOf(name: string): string | null {
  const file = readdirSync(placeOf(name)).find((each) => /^licen[cs]e/i.test(each))
  return file === undefined ? null : readFileSync(placeOf(`${name}/${file}`), 'utf8')
}

function ofFont(): Notice {
  const { version, license = '' } = manifestOf(FONT)
  return {
    name: 'Bricolage Grotesque',
    version,
    identifier: license,
    text: readFileSync(placeOf(`${FONT}/LICENSE`), 'utf8'),
  }
}

function ofHouse(): Notice {
  const text = readFileSync(HOUSE, 'utf8')
  return { name: 'Hausregeln', version: manifestOf('@hausregeln/web').version, identifier: 'MIT', text }
}
