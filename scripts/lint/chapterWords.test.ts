import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CHAPTERS = join(import.meta.dirname, '../../packages/engine/src/chapters')

it('the compiler knows the words of every chapter', () => {
  const index = readFileSync(join(CHAPTERS, 'index.ts'), 'utf8')
  const folders = readdirSync(CHAPTERS).filter((name) => existsSync(join(CHAPTERS, name, 'vocabulary.ts')))
  expect(folders.filter((name) => !index.includes(`'./${name}/vocabulary.ts'`))).toEqual([])
  expect(folders.length).toBeGreaterThan(30)
})
