import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../packages/say/src/languages.ts'
import { tidied } from '../words/tree.ts'
import { copyProject } from './copy.ts'
import { make } from './main.ts'

const HOUSE = join(import.meta.dirname, '../..')
/** Names under which nobody has made anything yet: who follows the documents makes what they make. */
const free = (parent: string, name: string): string =>
  existsSync(join(HOUSE, parent, name)) ? free(parent, `${name}-too`) : name
const SIMPLE = free('packages/chapters', 'snake-eyes')
const ASKING = free('packages/chapters', 'crossroads')
const BOOK = free('examples', 'my-book')
const BOT = free('examples/bots', 'my-bot')
const LANGUAGE = ['nl', 'it', 'sv'].find((code) => !Object.hasOwn(LANGUAGES, code)) ?? 'da'
const CHAPTERS = [SIMPLE, ASKING].map((name) => `packages/chapters/${name}`)
const MADE = [
  ['chapter', SIMPLE],
  ['chapter', ASKING, '--asks'],
  ['book', BOOK],
  ['bot', BOT],
  ['language', LANGUAGE],
]
/** Their own folders, and the line that a language has in the list of languages. */
const isOurs = (path: string): boolean =>
  [...CHAPTERS, `examples/${BOOK}`, `examples/bots/${BOT}`].some((folder) => path.startsWith(`${folder}/`)) ||
  path === 'packages/say/src/languages.ts' ||
  path.endsWith(`/${LANGUAGE}.ftl`)
/** Lists that programs write: what stands at their heads says so. */
const WRITTEN = /^\/\/ Written by `npm run (words|chapters)`/

const copy = mkdtempSync(join(tmpdir(), 'hausregeln-new-'))
const run = (program: string, ...more: string[]): string =>
  execFileSync(process.execPath, [join(copy, 'node_modules', program), ...more], {
    cwd: copy,
    encoding: 'utf8',
    // The compiler collects its garbage a quarter as often, as in `npm test`.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', GOGC: '400' },
  })
const script = (name: string): void => {
  execFileSync(process.execPath, [join(copy, 'scripts', name, 'main.ts')], { cwd: copy, stdio: 'pipe' })
}

beforeAll(() => {
  copyProject(HOUSE, copy)
  for (const wish of MADE) make(copy, wish)
  writeFileSync(join(copy, `packages/chapters/turn/say/${LANGUAGE}.ftl`), 'refusal-mustThrow = Eerst gooien.\n')
  script('words')
  script('chapters')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new', () => {
  it('makes chapters, a rulebook, a bot and a language that no other file must name, but for lists that are written', () => {
    const files = (root: string) =>
      globSync('{packages,examples}/**/*.{ts,tsx,ftl,json}', { cwd: root, exclude: ['**/node_modules', '**/dist'] })
    const changed = files(copy).filter((path) => {
      const text = readFileSync(join(copy, path), 'utf8')
      return !existsSync(join(HOUSE, path)) || readFileSync(join(HOUSE, path), 'utf8') !== text
    })
    const byHand = changed.filter((path) => !WRITTEN.test(readFileSync(join(copy, path), 'utf8')))
    expect(byHand.filter((path) => !isOurs(path))).toEqual([])
    expect(byHand.length).toBeGreaterThan(25)
  })

  it('makes what is written as the rest is: lines broken, imports in order, words laid out', () => {
    const style = ['check', '--linter-enabled=false', ...CHAPTERS]
    expect(run('@biomejs/biome/bin/biome', ...style)).toContain('No fixes applied')
    const words = globSync(
      CHAPTERS.map((folder) => `${folder}/say/*.ftl`),
      { cwd: copy },
    ).map((path) => readFileSync(join(copy, path), 'utf8'))
    expect(words.length).toBeGreaterThan(5)
    for (const text of words) expect(tidied(text)).toBe(text)
  })

  it('makes what compiles', () => {
    const chapters = ['', '/tsconfig.play.json', '/tsconfig.view.json', '/tsconfig.test.json']
    const projects = [...chapters.map((one) => `packages/chapters${one}`), 'examples']
    expect(run('typescript/bin/tsc', '--build', '--checkers', '1', ...projects)).toBe('')
  })

  it('makes what is tested, and passes', () => {
    const folders = [...CHAPTERS, `examples/${BOOK}`, `examples/bots/${BOT}`]
    // In one process, which loads what all of them share once.
    expect(run('vitest/vitest.mjs', 'run', '--maxWorkers=1', ...folders)).toMatch(/Test Files +4 passed \(4\)/)
  })

  it.each([
    [[], 'npm run new chapter NAME'],
    [['chapter', 'Snake Eyes'], '“Snake Eyes” is no name: small letters, digits and hyphens, like snake-eyes.'],
    [['chapter', 'turn'], 'There is already a folder packages/chapters/turn.'],
    [['language', 'fr'], 'The language fr is already there.'],
    [['language', 'klingon'], '“klingon” is no code of a language: two or three letters, like nl.'],
  ])('refuses %j with a sentence, and makes nothing', (wish, sentence) => {
    expect(() => make(copy, wish)).toThrow(sentence)
  })
})
