import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chapter, readRecord, replay } from '@hausregeln/engine'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { bookFile, readBook, writeBook } from '@hausregeln/rulebooks/file/index.ts'
import { houseChapters } from '@hausregeln/rulebooks/house/chapters.ts'
import { expect, it } from 'vitest'
import { fileOf } from './play.ts'
import { SPECS } from './specs.ts'

const folder = join(import.meta.dirname, 'records')

it.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))(
  'recorded games of %s run to their end with the rulebook out of its file, state by state',
  (id, rulebook) => {
    const read = readBook(writeBook(bookFile(rulebook)), findRulebook)
    if (read.faults) throw new Error(JSON.stringify(read.faults))
    for (const spec of SPECS.filter((one) => one.rulebook === id)) {
      const record = readRecord(readFileSync(join(folder, fileOf(spec)), 'utf8'))
      const { session, stopped } = replay(read.value.rulebook.book, record)
      expect(stopped).toBeNull()
      expect(session.length).toBe(record.entries.length)
      expect(session.record.entries.at(-1)?.link).toBe(record.entries.at(-1)?.link)
    }
  },
)

it('every built-in chapter can be named in a file', async () => {
  const home = join(import.meta.dirname, '../../../chapters')
  const files = globSync('*/rules/chapter.ts', { cwd: home })
  const exported: object[] = await Promise.all(files.map((file) => import(join(home, file))))
  const chapters = exported.flatMap((one) => Object.values(one) as Chapter[])
  expect([...houseChapters.values()].map(({ name }) => name).sort()).toEqual(chapters.map(({ name }) => name).sort())
})
