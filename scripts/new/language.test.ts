import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addLanguage } from './language.ts'

const ROOT = join(import.meta.dirname, '../..')
const LIST = 'packages/say/src/languages.ts'
const WORDS = 'packages/rulebooks/src/say/en.ftl'
const tree = mkdtempSync(join(tmpdir(), 'language-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))
for (const path of [LIST, WORDS]) {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  cpSync(join(ROOT, path), join(tree, path))
}

it('a language is begun with a line and a file beside each with words', () => {
  expect(addLanguage(tree, 'pl')).toContain(
    '  1 files pl.ftl, all of them empty: English stands in (docs/TRANSLATING.md)',
  )
  expect(readFileSync(join(tree, LIST), 'utf8')).toContain("  pl: { tag: 'pl-PL', whole: false },\n} as const")
  expect(readFileSync(join(tree, dirname(WORDS), 'pl.ftl'), 'utf8')).toBe('')
})

it('one that is there, or that is none, is refused, and nothing is written', () => {
  const before = readFileSync(join(tree, LIST), 'utf8')
  expect(() => addLanguage(tree, 'pl')).toThrow('The language pl is already there.')
  for (const none of ['xx', 'Polski', '../..', ''])
    expect(() => addLanguage(tree, none)).toThrow(`“${none}” is no code of a language`)
  expect(readFileSync(join(tree, LIST), 'utf8')).toBe(before)
})
