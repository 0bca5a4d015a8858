import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compile } from '../../packages/say/compiler/compile.ts'
import { pseudo } from '../../packages/say/compiler/pseudo.ts'
import { LANGUAGES, REFERENCE } from '../../packages/say/src/languages.ts'
import { atOnceLists } from './at-once.ts'
import { findCatalogues } from './catalogues.ts'
import { doubled, listsOf } from './lists.ts'
import { pageLists } from './pages.ts'
import { exportTree, importTree, tidied } from './tree.ts'

const ROOT = join(import.meta.dirname, '../..')
const here = mkdtempSync(join(tmpdir(), 'hausregeln-words-'))
afterAll(() => rmSync(here, { recursive: true, force: true }))
const { catalogues, faults } = findCatalogues(ROOT)

describe('the words of the project', () => {
  it('are found, and can be read', () => {
    expect([...faults, ...doubled(catalogues)]).toEqual([])
    expect(catalogues.length).toBeGreaterThan(0)
  })

  it.each(catalogues.map((catalogue) => [catalogue.folder, catalogue] as const))(
    'in %s are whole and right in every language, and compiled as they stand: npm run words writes them again',
    (folder, catalogue) => {
      const { files, faults, warnings } = compile(catalogue)
      expect(faults).toEqual([])
      expect(warnings).toEqual([])
      for (const [name, text] of files) expect(readFileSync(join(ROOT, folder, name), 'utf8'), name).toBe(text)
      expect([...catalogue.languages.keys()]).toEqual(expect.arrayContaining(Object.keys(LANGUAGES)))
    },
  )
})

it('nouns of several may have forms for how many they are, as in Polish: “3 domy”, “5 domów”', () => {
  const texts = catalogues.map(({ folder }) => readFileSync(join(ROOT, folder, 'en.ftl'), 'utf8'))
  const nouns = texts.flatMap((text) => [...text.matchAll(/^(.*)\n([a-z]+-many) = /gm)])
  expect(nouns.length).toBeGreaterThan(6)
  expect(nouns.filter(([, comment]) => comment !== '# $count (number)').map(([, , key]) => key)).toEqual([])
})

it.each([...listsOf(catalogues), ...pageLists(catalogues), ...atOnceLists(catalogues)])(
  '%s lists all folders with words: npm run words writes it again',
  (path, text) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text)
  },
)

describe('a tree for a translation platform', () => {
  const folder = 'room/words'
  const write = (text: string, name = 'de.ftl') => {
    mkdirSync(join(here, folder), { recursive: true })
    writeFileSync(join(here, folder, name), text)
  }

  it('has a folder a language, and comes back with what was changed in it', () => {
    write('a = Haus\n', 'en.ftl')
    write('a = Haus\n')
    const tree = join(here, 'tree')
    expect(exportTree(here, [folder], tree)).toBe(2)
    expect(existsSync(join(tree, 'de', `${folder}.ftl`))).toBe(true)
    const translated = Object.keys(LANGUAGES).flatMap((one) => (one === REFERENCE ? [] : [`"${one}"`]))
    // As Pontoon's checks read it.
    expect(readFileSync(join(tree, 'l10n.toml'), 'utf8')).toBe(
      `basepath = "."\nlocales = [${translated.join(', ')}]\n\n[[paths]]\n    reference = "en/**/*.ftl"\n    l10n = "{locale}/**/*.ftl"\n`,
    )
    expect(importTree(here, [folder], tree)).toEqual({ changed: [], refused: [] })

    writeFileSync(join(tree, 'de', `${folder}.ftl`), 'a   =   Villa\n')
    writeFileSync(join(tree, 'en', `${folder}.ftl`), 'a = Changed\n')
    cpSync(join(tree, 'de'), join(tree, 'pl'), { recursive: true })
    expect(importTree(here, [folder], tree)).toEqual({ changed: [`${folder}/de.ftl`, `${folder}/pl.ftl`], refused: [] })
    expect(readFileSync(join(here, folder, 'de.ftl'), 'utf8')).toBe('a = Villa\n')
    expect(readFileSync(join(here, folder, 'en.ftl'), 'utf8')).toBe('a = Haus\n')
  })

  it('is refused where it cannot be read or belongs nowhere, with the place; the rest is taken', () => {
    write('a = Haus\n')
    const tree = join(here, 'broken')
    for (const [path, text] of [
      [`de/${folder}.ftl`, 'a = Turm\n'],
      [`fr/${folder}.ftl`, 'a = { $n\n'],
      ['de/attic/words.ftl', 'a = Turm\n'],
      [`Deutsch!/${folder}.ftl`, 'a = Turm\n'],
    ] as const) {
      mkdirSync(join(tree, path, '..'), { recursive: true })
      writeFileSync(join(tree, path), text)
    }
    const { changed, refused } = importTree(here, [folder], tree)
    expect(changed).toEqual([`${folder}/de.ftl`])
    expect(refused).toEqual([
      `Deutsch!/${folder}.ftl: “Deutsch!” names no language.`,
      'de/attic/words.ftl: there are no words in attic/words.',
      `fr/${folder}.ftl:1: This is no message: Expected token: "}"`,
    ])
    expect(existsSync(join(here, folder, 'fr.ftl'))).toBe(false)
  })

  it.each(
    catalogues.flatMap(({ folder, languages }) => [...languages.keys()].map((language) => `${folder}/${language}.ftl`)),
  )('%s is laid out as a platform would write it', (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    expect(tidied(text)).toBe(text)
  })
})

describe('the language that is made for testing', () => {
  it.each(['The bank has nothing left to give.', 'Shh, pst!', 'OK'])(
    'makes a third more of “%s”, with accents',
    (text) => {
      const letters = (said: string) => said.match(/[\p{L}~]/gu)?.length ?? 0
      expect(letters(pseudo(text))).toBeGreaterThanOrEqual(Math.ceil((letters(text) * 4) / 3))
      expect(pseudo(text)).not.toBe(text)
    },
  )
})
