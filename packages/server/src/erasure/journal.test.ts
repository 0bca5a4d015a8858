import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markOf } from '../identity/marks.ts'
import type { Bar } from '../identity/tokens.ts'
import { SqliteStorage } from '../storage/sqlite.ts'
import type { Storage } from '../storage/storage.ts'
import { eraseGuest } from './erase.ts'
import { Journal } from './journal.ts'
import { ERASED, ERASING } from './reasons.ts'
import { replay } from './replay.ts'

let directory: string
let file: string
let storage: Storage
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hausregeln-journal-'))
  file = join(directory, 'erasures.journal')
  storage = new SqliteStorage(directory)
})
afterEach(async () => {
  await storage.close()
  rmSync(directory, { recursive: true })
})

function bar(guest: string, at: number, changes: Partial<Bar> = {}): Bar {
  return { guest, at, before: 0, banned: false, reason: '', ...changes }
}

describe('the journal of erasures and bars', () => {
  it('has the last of each person, and nobody’s id; who was erased stays so', async () => {
    const journal = await Journal.open(file)
    await journal.keep([bar('ada', 1, { banned: true, reason: 'Rude' }), bar('ben', 2, { reason: ERASING, before: 2 })])
    await journal.keep([bar('ada', 5), bar(markOf('ben'), 9)])
    const text = readFileSync(file, 'utf8')
    for (const word of ['ada', 'ben', 'Rude']) expect(text).not.toContain(word)
    expect((await Journal.open(file)).entries).toEqual([
      { who: markOf('ada'), at: 5, before: 0, banned: false, erased: false },
      { who: markOf('ben'), at: 9, before: 0, banned: false, erased: true },
    ])
  })

  it('notes nothing twice, nor what is older than what it has', async () => {
    const journal = await Journal.open(file)
    await journal.keep([bar('ada', 5, { banned: true })])
    const text = readFileSync(file, 'utf8')
    await journal.keep([bar('ada', 5, { banned: true }), bar('ada', 4)])
    await journal.keepNew([bar('ada', 5, { banned: true })])
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('leaves a line aside that was cut off, and is appended to after it', async () => {
    await (await Journal.open(file)).keep([bar('ada', 1)])
    appendFileSync(file, '\n{"who":"abc","at":1')
    const journal = await Journal.open(file)
    expect(journal.entries).toHaveLength(1)
    await journal.keep([bar('ben', 2)])
    expect((await Journal.open(file)).entries.map(({ who }) => who)).toEqual([markOf('ada'), markOf('ben')])
  })

  it('says in a sentence where it is damaged, and that it cannot be written', async () => {
    writeFileSync(file, '\n{"who":7}\n')
    await expect(Journal.open(file)).rejects.toThrow(/journal .* is damaged at line 2\. Put back/)
    const folder = join(directory, 'folder')
    mkdirSync(folder)
    await expect(Journal.open(folder)).rejects.toThrow(/cannot be read \(EISDIR\)/)
    const nowhere = await Journal.open(join(directory, 'none', 'file'))
    await expect(nowhere.keep([bar('ada', 1)])).rejects.toThrow(/cannot be written \(ENOENT\)/)
    expect(nowhere.entries).toEqual([])
  })

  it('is appended to before anything is changed', async () => {
    const journal = await Journal.open(join(directory, 'none', 'file'))
    await expect(eraseGuest({ storage, journal }, 'ada', 1)).rejects.toThrow(/cannot be written/)
    expect(await storage.bars()).toEqual([])
  })
})

describe('what a journal says is carried out again', () => {
  it('of persons whose tokens alone are left, who are known by their marks', async () => {
    const journal = await Journal.open(file)
    await journal.keep([bar('ada', 3, { banned: true }), bar('ben', 4, { reason: ERASED, before: 4 })])
    expect(await replay({ storage, journal }, 10)).toEqual({ erased: 1, barred: 1 })
    expect((await storage.bars()).map(({ guest, banned, before }) => [guest, banned, before]).sort()).toEqual(
      [
        [markOf('ada'), true, 0],
        [markOf('ben'), false, 4],
      ].sort(),
    )
    expect(await replay({ storage, journal }, 11)).toEqual({ erased: 0, barred: 0 })
  })

  it('unless the database has decided otherwise since, of which it learns', async () => {
    const journal = await Journal.open(file)
    await journal.keep([bar('ada', 3, { banned: true })])
    await storage.bar(bar('ada', 7))
    await storage.bar(bar('eve', 8, { banned: true }))
    expect(await replay({ storage, journal }, 10)).toEqual({ erased: 0, barred: 0 })
    expect(await storage.bars()).toEqual([bar('ada', 7), bar('eve', 8, { banned: true })])
    expect(journal.entries.map(({ who, banned }) => [who, banned])).toEqual([
      [markOf('ada'), false],
      [markOf('eve'), true],
    ])
  })

  it('when an erasure was cut off', async () => {
    const journal = await Journal.open(file)
    await journal.keep([bar('ben', 4, { reason: ERASING, before: 4 })])
    await storage.bar(bar('ben', 4, { reason: ERASING, before: 4 }))
    expect(await replay({ storage, journal }, 10)).toEqual({ erased: 1, barred: 0 })
    expect(await storage.bars()).toMatchObject([{ guest: markOf('ben'), reason: ERASED }])
  })
})
