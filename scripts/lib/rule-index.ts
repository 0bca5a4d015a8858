import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Rulebook } from '@hausregeln/engine'
import { readLedger, sentencesBehind } from './ledger.ts'
import { titlesOf } from './titles.ts'

const house = join(import.meta.dirname, '../..')

/** Where a rule is carried out and tried: paths from the root of the house. */
export interface RuleEntry {
  readonly id: string
  readonly title: string
  readonly slots: readonly string[]
  /** The numbers of the sentences of the source behind it; empty where the source is silent. */
  readonly sentences: string
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

interface Source {
  readonly path: string
  readonly text: string
}

function sources(...patterns: string[]): readonly Source[] {
  const paths = patterns.flatMap((pattern) => globSync(pattern, { cwd: house })).toSorted()
  return paths.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(house, path), 'utf8') }))
}

/** Where words are declared: that is no code that carries out a rule. */
const isWords = ({ path }: Source) => /\/(vocabulary|words\/\w+)\.ts$/.test(path)
const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path)
const cites = (text: string, word: string) =>
  new RegExp(String.raw`(?<![\w.-])${RegExp.escape(word)}(?![\w-]|\.\d)`).test(text)

/** The folders of a rulebook's chapters, and those from which they offer something; the kit serves every book. */
function foldersOf({ book }: Rulebook): readonly string[] {
  const doors = sources('packages/chapters/*/rules/{chapter,choices}.ts')
  const folders = new Set<string>()
  for (const { path, text } of doors) {
    const folder = posix.dirname(path)
    const door = doors.find((source) => source.path === `${folder}/chapter.ts`)
    const names = [...(door?.text ?? '').matchAll(/(?:name: |tradeIn\()'([\w-]+)'/g)].map((match) => match[1] ?? '')
    if (!names.some((name) => book.chapters.has(name))) continue
    folders.add(`${folder}/`)
    for (const [, other] of text.matchAll(/from '(\.\.\/\.\.\/[\w-]+\/rules)\//g))
      folders.add(`${posix.join(folder, other ?? '')}/`)
  }
  return [...folders]
}

/** Every rule of a rulebook with the code that cites it, by its id or by a slot, and the tests that have it in a title. */
export function ruleIndex(rulebook: Rulebook): readonly RuleEntry[] {
  const { book, ruleTexts } = rulebook
  const own = sources(`packages/rulebooks/src/${book.id}/**/*.ts`, 'packages/workbook/src/*.ts')
  const folders = [...foldersOf(rulebook), 'packages/engine/src/kit/']
  const chapters = sources('packages/chapters/*/rules/**/*.ts', 'packages/engine/src/kit/**/*.ts').filter(
    (source) => !isTest(source) && !isWords(source) && folders.some((folder) => source.path.startsWith(folder)),
  )
  const citing = own.filter(({ path }) => !/\/rules\.ts$|\.words\.ts$/.test(path))
  const tests = sources(
    'packages/*/{src,test,e2e}/**/*.{test,spec}.{ts,tsx}',
    'packages/chapters/*/*/**/*.test.ts',
  ).map((source) => ({
    path: source.path,
    text: titlesOf(source.text).join('\n'),
  }))
  const ledger = readLedger(book.id)
  return Object.entries(ruleTexts).map(([id, { title }]) => {
    const slots = Object.entries(book.rules).flatMap(([slot, rule]) => (rule === id ? [slot] : []))
    const bySlot = ({ text }: Source) => slots.some((slot) => text.includes(`'${slot}'`))
    return {
      id,
      title: title.en,
      sentences: sentencesBehind(ledger, id),
      slots,
      code: [...chapters.filter(bySlot), ...citing.filter(({ text }) => cites(text, id))].map(({ path }) => path),
      tests: tests.filter(({ text }) => cites(text, id)).map(({ path }) => path),
    }
  })
}
