import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** With so many entries nobody finds anything in a folder any more. */
const CROWDED = 40
/** What is built or installed, and what was recorded: nobody looks through that. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache'])
/** A folder a chapter: they are looked for by name. */
const CHAPTERS = 'packages/chapters'

it('no folder of sources but that of the chapters has 40 entries or more', () => {
  const paths = globSync('{docs,examples,packages,python,scripts}/**', {
    cwd: ROOT,
    exclude: (path) => LEFT_OUT.has(basename(path)),
  })
  const entries = Map.groupBy(paths, (path) => dirname(path).replaceAll('\\', '/'))
  const crowded = [...entries].filter(([folder, { length }]) => length >= CROWDED && folder !== CHAPTERS)
  expect(crowded.map(([folder, { length }]) => `${folder} has ${length} entries`)).toEqual([])
  expect(entries.get(CHAPTERS)?.length).toBeGreaterThan(CROWDED)
})
