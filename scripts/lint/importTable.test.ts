import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { floorFaults } from './floors.ts'
import { patternOf } from './folders.ts'
import { PACKAGES } from './house.ts'
import { importsIn, importsOf } from './imports.ts'
import { packageFaults } from './packages.ts'

const house = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'hausregeln-lint-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the import table says of one file with this text. */
function faults(path: string, text: string): string[] {
  const imports = importsIn(path, text)
  expect(imports).toHaveLength(1)
  return [...packageFaults(PACKAGES, imports), ...Object.values(PACKAGES).flatMap((one) => floorFaults(one, imports))]
}

/** Puts files into an otherwise empty house and tells which rules of our lint each of them breaks. */
function broken(files: ReadonlyMap<string, string>): Map<string, string[]> {
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  cpSync(join(house, 'biome.json'), join(folder, 'biome.json'))
  cpSync(join(house, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  const biome = join(house, 'node_modules/.bin/biome')
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', ...files.keys()]
  const { stdout } = spawnSync(biome, options, { cwd: folder, encoding: 'utf8' })
  const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(stdout)
  const found = Map.groupBy(report.diagnostics, ({ location }) => location.path)
  return new Map([...files.keys()].map((path) => [path, (found.get(path) ?? []).map(({ category }) => category)]))
}

describe('the import table', () => {
  it('holds in the whole house', () => {
    const folders = Object.values(PACKAGES).map(({ folder }) => folder)
    const imports = importsOf(house, folders)
    for (const one of folders)
      expect(imports.filter(({ from }) => patternOf(one).test(from)).length, one).toBeGreaterThan(2)
    expect(packageFaults(PACKAGES, imports)).toEqual([])
  })

  it.each([
    ['packages/engine/src/core/dice.ts', '../kit/money.ts'],
    ['packages/engine/src/core/dice.ts', '@hausregeln/chapters/rent/rules/rent.ts'],
    ['packages/engine/src/core/dice.ts', '@noble/hashes/sha2.js'],
    ['packages/engine/src/core/hash.ts', 'fast-check'],
    ['packages/engine/src/core/hash.ts', 'node:fs'],
    ['packages/engine/src/kit/money.ts', '@hausregeln/chapters/rent/rules/rent.ts'],
    ['packages/chapters/rent/rules/rent.ts', '../../testing/script.ts'],
    ['packages/chapters/rent/rules/rent.ts', 'fast-check'],
    ['packages/chapters/rent/rules/rent.ts', '../../../engine/src/kit/money.ts'],
    ['packages/chapters/rent/rules/rent.ts', '@hausregeln/rulebooks'],
    ['packages/chapters/rent/rules/rent.test.ts', '@hausregeln/rulebooks/classic/book.ts'],
    ['packages/rulebooks/src/classic/book.ts', '@hausregeln/bots'],
    ['packages/rulebooks/src/classic/book.ts', '../../../engine/src/index.ts'],
    ['packages/bots/src/bot.ts', '@hausregeln/lab'],
    ['packages/lab/src/workers/run.ts', '@hausregeln/cli'],
    ['packages/workbook/src/books/books.ts', '@hausregeln/bots'],
    ['packages/protocol/src/table.ts', '@hausregeln/rulebooks'],
    ['packages/server/src/app.ts', '@hausregeln/lab'],
    ['packages/chapters/rent/rules/rent.ts', '@hausregeln/view-kit/table/part.ts'],
    ['packages/chapters/rent/view/part.ts', '@hausregeln/web'],
    ['packages/chapters/rent/view/part.ts', '@hausregeln/bots'],
    ['packages/chapters/rent/test/rent.test.ts', '@hausregeln/web'],
    ['packages/view-kit/src/table/part.ts', '@hausregeln/web'],
    ['packages/view-kit/src/table/part.ts', '@hausregeln/lab'],
    ['packages/web/src/main.tsx', '@hausregeln/server'],
    ['packages/web/src/main.tsx', '@hausregeln/cli'],
    ['packages/cli/src/main.ts', '@hausregeln/web'],
    ['examples/railway/book.ts', '@hausregeln/bots'],
  ])('forbids %s to import %s', (path, imported) => {
    expect(faults(path, `export { a } from '${imported}'`)).toHaveLength(1)
  })

  it.each([
    `export type { A } from '@hausregeln/bots'`,
    `import {\n  type A,\n} from '@hausregeln/bots'`,
    `import '@hausregeln/bots/bot.ts'`,
    `export const a = import('@hausregeln/bots')`,
    `export type A = typeof import('@hausregeln/bots')`,
  ])('holds for types and for what is loaded later, too: %s', (text) => {
    expect(faults('packages/rulebooks/src/a.ts', text)).toEqual([
      expect.stringMatching(
        /^packages\/rulebooks\/src\/a\.ts imports @hausregeln\/bots\S*: rulebooks may import engine, say, chapters only\.$/,
      ),
    ])
  })

  it.each([
    ['packages/engine/src/core/dice.ts', './state.ts'],
    ['packages/engine/src/core/hash.ts', '@noble/hashes/sha2.js'],
    ['packages/engine/src/kit/money.ts', '../core/state.ts'],
    ['packages/chapters/rent/rules/rent.ts', '@hausregeln/engine/kit/money.ts'],
    ['packages/chapters/rent/rules/rent.ts', '../../turn/rules/turn.ts'],
    ['packages/chapters/rent/rules/rent.test.ts', 'vitest'],
    ['packages/rulebooks/src/classic/book.ts', '@hausregeln/engine/kit/money.ts'],
    ['packages/bots/src/bot.ts', '@hausregeln/rulebooks'],
    ['packages/lab/src/workers/run.ts', '@hausregeln/bots'],
    ['packages/lab/src/workers/run.ts', 'node:os'],
    ['packages/web/src/main.tsx', '@hausregeln/lab'],
    ['packages/web/src/main.tsx', '@hausregeln/view-kit/design/index.ts'],
    ['packages/web/src/parts/parts.ts', '@hausregeln/chapters/views.ts'],
    ['packages/web/src/parts/parts.ts', '@hausregeln/chapters/rent/view/part.ts'],
    ['packages/chapters/rent/view/part.ts', 'react'],
    ['packages/chapters/rent/test/rent.test.ts', '../rules/rent.ts'],
    ['packages/chapters/rent/test/rent.test.ts', '@hausregeln/bots'],
    ['packages/chapters/rent/view/part.ts', '../rules/rent.ts'],
    ['packages/chapters/rent/view/part.ts', '../../settle/view/part.ts'],
    ['packages/chapters/rent/view/part.ts', '@hausregeln/view-kit/table/part.ts'],
    ['packages/chapters/views.ts', './rent/view/part.ts'],
    ['packages/cli/src/main.ts', '@hausregeln/server'],
    ['examples/railway/railway.test.ts', '@hausregeln/lab'],
  ])('allows %s to import %s', (path, imported) => {
    expect(faults(path, `export { a } from '${imported}'`)).toEqual([])
  })
})

describe('what runs in Node', () => {
  const others = Object.entries(PACKAGES).filter(([name]) => !['web', 'chapters/view'].includes(name))
  it.each(others)('loads no chapter’s view: %s', (_, { folder }) => {
    const path = `${folder}/src/a.ts`
    for (const view of ['rent/view/part.ts', 'views.ts'])
      expect(faults(path, `export { a } from '@hausregeln/chapters/${view}'`)).toHaveLength(1)
  })
})

describe('game logic', () => {
  const impure = [
    ['clock', 'export const now = Date.now()', 'lint/style/noRestrictedGlobals'],
    ['output', 'console.log(1)', 'lint/style/noRestrictedGlobals'],
    ['environment', `export { readFileSync } from 'node:fs'`, 'lint/correctness/noNodejsModules'],
    ['chance', 'export const die = Math.random()', 'plugin'],
  ] as const
  const folders = ['engine/src', 'chapters/rent/rules', 'rulebooks/src', 'bots/src']
  const pathOf = (name: string, kind: string) => `packages/${name}/${kind}.ts`
  // One start of Biome looks at all of them.
  const rules = broken(
    new Map(folders.flatMap((name) => impure.map(([kind, text]) => [pathOf(name, kind), text] as const))),
  )

  it.each(folders)('of %s knows no clock, no output, no environment, no other chance', (name) => {
    for (const [kind, , rule] of impure) expect(rules.get(pathOf(name, kind))).toEqual([rule])
  })
})
