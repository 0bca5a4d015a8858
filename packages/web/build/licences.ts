import { readFileSync } from 'node:fs'
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
        const found = JSON.parse(String(file.source)) as readonly Partial<Notice>[]
        const all = [ofFont(), ...found.map(({ name = '', text = '' }) => ofPackage(name, text))]
        all.sort((a, b) => a.name.localeCompare(b.name, 'en'))
        file.source = JSON.stringify([ofHouse(), ...all])
      },
    },
  }
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(placeOf(`${name}/package.json`), 'utf8')) as Manifest
}

/** Where npm has laid a file of a package. Packages may keep it from being imported. */
function placeOf(path: string): string {
  return join(import.meta.dirname, '../../../node_modules', path)
}

/** `text`: of its licence, as far as the package brings one. */
export function ofPackage(name: string, text: string): Notice {
  const { version, license = '', author = '' } = manifestOf(name)
  if (text.trim() !== '') return { name, version, identifier: license, text }
  if (license !== 'MIT') throw new Error(`${name} comes without the text of its licence (${license}).`)
  const holder = typeof author === 'string' ? author : (author.name ?? '')
  if (holder === '') throw new Error(`${name} does not say whose it is.`)
  return { name, version, identifier: license, text: ofHouse().text.replace(COPYRIGHT, `Copyright (c) ${holder}`) }
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
