import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CHAPTERS = join(import.meta.dirname, '../../packages/chapters')

/** What a room may add to the shared types. */
const KINDS = ['choices', 'numbers', 'policies', 'section', 'vocabulary']

it('every built-in chapter is in their one list, and what it adds to the types comes along', () => {
  const index = readFileSync(join(CHAPTERS, 'rules.ts'), 'utf8')
  const folders = readdirSync(CHAPTERS).filter((name) => existsSync(join(CHAPTERS, name, 'rules/chapter.ts')))
  expect(folders.filter((name) => !index.includes(`'./${name}/rules/chapter.ts'`))).toEqual([])
  for (const name of folders) {
    const chapter = readFileSync(join(CHAPTERS, name, 'rules/chapter.ts'), 'utf8')
    const added = KINDS.filter((kind) => existsSync(join(CHAPTERS, name, `rules/${kind}.ts`)))
    const missing = added.filter((kind) => !chapter.includes(`export type * as ${kind} from './${kind}.ts'`))
    expect([name, missing]).toEqual([name, []])
  }
  expect(folders.length).toBeGreaterThan(30)
})
