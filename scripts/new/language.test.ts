import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../packages/say/src/languages.ts'
import { addLanguage } from './language.ts'

const ROOT = join(import.meta.dirname, '../..')
const LIST = 'packages/say/src/languages.ts'
/** Languages that nobody may have begun yet, with the regions where they are most spoken. */
const BEGUN = [
  ['pl', 'pl-PL'],
  ['it', 'it-IT'],
  ['sv', 'sv-SE'],
] as const
const [NEW, TAG] = BEGUN.find(([code]) => !Object.hasOwn(LANGUAGES, code)) ?? ['da', 'da-DK']
const WORDS = 'packages/rulebooks/src/say/en.ftl'
const tree = mkdtempSync(join(tmpdir(), 'language-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))
for (const path of [LIST, WORDS]) {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  cpSync(join(ROOT, path), join(tree, path))
}

it('a language is begun with a line and a file beside each with words', () => {
  expect(addLanguage(tree, NEW)).toContain(
    `  1 files ${NEW}.ftl, all of them empty: English stands in (docs/TRANSLATING.md)`,
  )
  expect(readFileSync(join(tree, LIST), 'utf8')).toContain(`  ${NEW}: { tag: '${TAG}', whole: false },\n} as const`)
  expect(readFileSync(join(tree, dirname(WORDS), `${NEW}.ftl`), 'utf8')).toBe('')
})

it('one that is there, or that is none, is refused, and nothing is written', () => {
  const before = readFileSync(join(tree, LIST), 'utf8')
  expect(() => addLanguage(tree, NEW)).toThrow(`The language ${NEW} is already there.`)
  for (const none of ['xx', 'Polski', '../..', ''])
    expect(() => addLanguage(tree, none)).toThrow(`“${none}” is no code of a language`)
  expect(readFileSync(join(tree, LIST), 'utf8')).toBe(before)
})
