// npm run check: types, lint and the nearest tests of what has changed since the last commit, or since another:
// npm run check -- main. `npm test` alone runs everything.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { titlesOf } from '../lib/titles.ts'
import { placeOf } from '../lint/circles.ts'
import { PACKAGES } from '../lint/house.ts'
import { importFaults } from '../lint/importFaults.ts'
import { type Import, importsOf } from '../lint/imports.ts'
import { type House, nearest } from './nearest.ts'

const ROOT = join(import.meta.dirname, '../..')
const BIN = join(ROOT, 'node_modules/.bin')
/** More tests than this are left to `npm test`: with them nobody would wait for the answer. */
const MOST = 4

const USAGE = `usage: npm run check [-- COMMIT] [-- --list]

Types, lint and the nearest ${MOST} test files of what differs from COMMIT (HEAD, if left out), new files included.
  --list   only says which files have changed and which tests are nearest`

function git(...args: readonly string[]): string[] {
  const out = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  return out.split('\n').filter((line) => line !== '')
}

/** Files that differ from a commit and are there. */
function changedSince(commit: string): string[] {
  const base = git('merge-base', 'HEAD', commit)[0] ?? commit
  const found = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return found.filter((path) => existsSync(join(ROOT, path))).sort()
}

const FOLDERS = [...new Set([...Object.values(PACKAGES).map(({ folder }) => folder), 'scripts', 'examples'])]

function readHouse(written: readonly Import[]): House {
  const imports = written.map((one) => ({ ...one, to: one.to ?? placeOf(one.named) }))
  const paths = globSync(
    [
      'packages/*/{src,test,build}/**/*.test.ts',
      'packages/chapters/*/*/**/*.test.ts',
      'scripts/**/*.test.ts',
      'examples/**/*.test.ts',
    ],
    {
      cwd: ROOT,
      exclude: ['**/node_modules'],
    },
  )
  const titles = (path: string) => titlesOf(readFileSync(join(ROOT, path), 'utf8'))
  return { imports, tests: new Map(paths.map((path) => [path, titles(path)])) }
}

const CHAPTER = /^packages\/chapters\/([\w-]+)\/rules\//

/** The rules that changed chapters carry out: their slots, as each rulebook fills them. */
async function rulesOf(changed: readonly string[]): Promise<Set<string>> {
  const names = [...new Set(changed.flatMap((path) => CHAPTER.exec(path)?.[1] ?? []))]
  const rules = new Set<string>()
  if (names.length === 0) return rules
  const { rulebooks } = await import('@hausregeln/rulebooks')
  for (const name of names) {
    const chapters: readonly Partial<Chapter>[] = Object.values(await import(chapterOf(name)))
    for (const slot of chapters.flatMap(({ slots }) => slots ?? []))
      for (const { book } of rulebooks) rules.add(book.rules[slot] ?? '')
  }
  return rules
}

const chapterOf = (name: string) => join(ROOT, `packages/chapters/${name}/rules/chapter.ts`)

/** Runs a step; says whether it has found nothing. */
function step(title: string, isGood: () => boolean): boolean {
  const begun = performance.now()
  const good = isGood()
  console.log(`${good ? 'ok    ' : 'FAILED'} ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  return good
}

function run(program: string, ...args: readonly string[]): boolean {
  return spawnSync(join(BIN, program), args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function told(faults: readonly string[]): boolean {
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

const LINTED = /\.(tsx?|mjs|jsonc?|css)$/

async function check(commit: string, listed: boolean): Promise<boolean> {
  const changed = changedSince(commit)
  if (changed.length === 0) {
    console.log(`Nothing differs from ${commit}.`)
    return true
  }
  const imports = importsOf(ROOT, FOLDERS)
  const near = nearest(readHouse(imports), changed, await rulesOf(changed))
  const chosen = near.slice(0, MOST)
  if (listed) {
    console.log([`Changed: ${changed.length}`, ...changed, `Tests: ${near.length}`, ...near].join('\n'))
    return true
  }
  const linted = changed.filter((path) => LINTED.test(path))
  const quick = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--config-path=biome.quick.json']
  const steps = [
    step('types', () => run('tsc', '--build', '--checkers', '1')),
    linted.length === 0 || step('style of what has changed', () => run('biome', ...quick, ...linted)),
    step('import table', () => told(importFaults(imports))),
    chosen.length === 0 || step('tests', () => run('vitest', 'run', '--no-isolate', '--maxWorkers=1', ...chosen)),
  ]
  const left = near.length > MOST ? ` of ${near.length} that are near` : ''
  console.log(`${chosen.length} test files${left}. Circles of values, and all the rest: npm test.`)
  return steps.every((good) => good)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { list: { type: 'boolean', default: false } } })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(2)
  }
}

const { positionals, values } = readArguments()
try {
  if (!(await check(positionals[0] ?? 'HEAD', values.list))) process.exitCode = 1
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  process.exitCode = 2
}
