import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulebookFor } from '../src/rulebook.ts'
import { runHere, runJson, runJsonHere } from './hausregeln.ts'

const root = join(import.meta.dirname, '../../..')
const RAILWAY = join(root, 'examples/railway')
const table = ['--seats', 'steady,random', '--seed', '4', '--max-rounds', '30']
let folder = ''

/** Folders that hold no rulebook, each with what is said of it. `null`: no book.ts at all. */
const broken: Readonly<Record<string, readonly [book: string | null, sentence: RegExp]>> = {
  empty: [null, /^The folder ".+\/empty" has no book\.ts\.$/],
  garbled: ['export const rulebook = {{', /^The book\.ts of ".+\/garbled" cannot be loaded: .+\.$/],
  elsewhere: [
    "import { x } from '@hausregeln/nowhere'\nexport const rulebook = x",
    /^The book\.ts of ".+\/elsewhere" cannot be loaded: Cannot find package .+\.$/,
  ],
  failing: ["throw new Error('No luck today')", /^The book\.ts of ".+\/failing" cannot be loaded: No luck today\.$/],
  bare: [
    'export const book = 1',
    /^The book\.ts of ".+\/bare" exports no "rulebook" that defineBook or derive has made\.$/,
  ],
  faked: ["export const rulebook = { book: { id: 'x' } }", /^The book\.ts of ".+\/faked" exports no "rulebook"/],
  taken: [
    "import { derive } from '@hausregeln/engine'\nimport { classic } from '@hausregeln/rulebooks'\n" +
      "export const rulebook = derive(classic, { id: 'classic', version: 1, title: classic.title, numbers: { bail: 10 } })",
    /^There is a rulebook "classic" already, with other rules: this one needs another id\.$/,
  ],
  unplayable: [
    "import { derive } from '@hausregeln/engine'\nimport { classic } from '@hausregeln/rulebooks'\n" +
      "export const rulebook = derive(classic, { id: 'poor', version: 1, title: { de: 'P', en: 'P' }, without: ['settle'] })",
    /^The rulebook "poor" cannot be played: .*"shortfall" must be chosen/,
  ],
}

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/folders-'))
  for (const [name, [book]] of Object.entries(broken)) {
    await mkdir(join(folder, name))
    if (book !== null) await writeFile(join(folder, name, 'book.ts'), book)
  }
})
afterAll(() => rm(folder, { recursive: true }))

describe('--rulebook FOLDER', () => {
  it('is recorded, replayed, verified and written as a workbook', async () => {
    const file = join(folder, 'railway.record')
    const recorded = await runJson('record', '--rulebook', RAILWAY, ...table, '-o', file)
    expect(recorded).toMatchObject({ rulebook: 'railway', file })
    const named = ['--rulebook', RAILWAY]
    const [replayed, verified, books, unnamed, other] = await Promise.all([
      runJsonHere('replay', file, ...named),
      runJsonHere('verify', file, ...named),
      runJsonHere('xlsx', file, '-o', join(folder, 'railway.xlsx'), ...named),
      runHere('replay', file),
      runHere('replay', file, '--rulebook', 'classic'),
    ])
    expect(replayed).toMatchObject({ rulebook: 'railway', hash: recorded.hash, stopped: null })
    expect(verified.entries).toBe(recorded.entries)
    expect(books.rulebook).toBe('railway')
    expect(unnamed).toMatchObject({ code: 1, out: '' })
    expect(unnamed.err).toMatch(
      /^The record is of the rulebook "railway"\. There are: .+ --rulebook says where another/,
    )
    expect(other).toMatchObject({ code: 1, err: 'The record is of the rulebook "railway", not of "classic".\n' })
  })

  it('is simulated, weighed and listed', async () => {
    const [report, balance, listed] = await Promise.all([
      runJson('sim', '--rulebook', RAILWAY, ...table, '--games', '4', '--workers', '2'),
      runJson('balance', '--rulebook', RAILWAY, ...table, '--games', '4'),
      runJsonHere('rulebooks', '--rulebook', RAILWAY),
    ])
    expect(report).toMatchObject({ rulebook: 'railway', games: 4 })
    expect(balance.run).toMatchObject({ rulebook: 'railway', games: 4 })
    expect(listed.rulebooks.map(({ id }: { id: string }) => id)).toEqual(['railway'])
  })

  it.each(Object.entries(broken))(
    'says in one sentence what is wrong with a folder: %s',
    async (name, [, sentence]) => {
      await expect(rulebookFor(join(folder, name))).rejects.toThrow(sentence)
    },
  )

  it('says so where there is none', async () => {
    const [none, file] = await Promise.all([
      runHere('record', '--rulebook', './nowhere', ...table, '-o', join(folder, 'no.record')),
      runHere('laws', '--rulebook', join(root, 'package.json'), '--games', '1', '--seed', '1'),
    ])
    expect(none).toMatchObject({ code: 2, err: 'There is no file or folder "./nowhere".\n' })
    expect(file.err).toMatch(/^The rulebook in .+package\.json cannot be played:\n {2}format: "format" is missing\.\n/)
  })
})
