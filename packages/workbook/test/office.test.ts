import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rulebooks } from '@hausregeln/rulebooks'
import { workbookOf } from '@hausregeln/workbook'
import { keepBooks } from '@hausregeln/workbook/books/books.ts'
import type { Cell, Sheet } from '@hausregeln/workbook/sheet.ts'
import { sheetsOf } from '@hausregeln/workbook/sheets/sheets.ts'
import { readBack } from '@hausregeln/workbook/testing/read.ts'
import { writeSheets } from '@hausregeln/workbook/xlsx/write.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'
import { unzip } from './zip.ts'

/** LibreOffice, where it is installed (Debian: `apt-get install libreoffice-calc`). */
const office = ((): string | null => {
  try {
    return execFileSync('which', ['soffice'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
})()

const LANGUAGES = ['de', 'en'] as const
const CASES = rulebooks.flatMap((rulebook) => LANGUAGES.map((language) => ({ rulebook, language })))

describe.runIf(office !== null)('LibreOffice opens the workbook and saves it as it reads it', () => {
  let folder = ''
  const names = ['=1+1', '__proto__', '_x0041_', 'Zoë 🎩']
  const file = (id: string, language: string) => join(folder, `${id}-${language}.xlsx`)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hausregeln-office-'))
    for (const { rulebook, language } of CASES) {
      const { record } = randomGame(rulebook, { names, seed: 21, steps: 500 })
      const blob = await workbookOf(rulebook, record, language)
      await writeFile(file(rulebook.book.id, language), Buffer.from(await blob.arrayBuffer()))
      const bare = await writeSheets(sheetsOf(keepBooks(rulebook, record, language)).map(withoutResults), FOOT)
      await writeFile(file(rulebook.book.id, `${language}-bare`), Buffer.from(await bare.arrayBuffer()))
    }
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const into = ['--convert-to', 'xlsx', '--outdir', join(folder, 'saved')]
    const files = CASES.flatMap(({ rulebook, language }) =>
      [language, `${language}-bare`].map((of) => file(rulebook.book.id, of)),
    )
    await promisify(execFile)(office ?? '', [profile, '--headless', ...into, ...files])
  }, 240_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(CASES)('$rulebook.book.id, $language: every cell and every chart', async ({ rulebook, language }) => {
    const path = file(rulebook.book.id, language)
    const load = async (at: string) => new Blob([await readFile(at)])
    const [ours, theirs] = [await load(path), await load(path.replace(folder, join(folder, 'saved')))]
    const [written, saved] = [await readBack(ours), await readBack(theirs)]
    expect([...saved.keys()]).toEqual([...written.keys()])
    for (const [sheet, rows] of written) {
      const cells = saved.get(sheet) ?? []
      const read = rows.map((row, at) => row.map((_, column) => cells[at]?.[column] ?? null))
      expect(read).toEqual(rows)
    }
    const reckoned = await readBack(await load(join(folder, 'saved', `${rulebook.book.id}-${language}-bare.xlsx`)))
    for (const [sheet, rows] of written) {
      const cells = reckoned.get(sheet) ?? []
      expect(rows.map((row, at) => row.map((_, column) => cells[at]?.[column] ?? null))).toEqual(rows)
    }
    const [drawn, kept] = [await charts(ours), await charts(theirs)]
    expect(drawn.length).toBeGreaterThanOrEqual(2)
    expect(kept).toHaveLength(drawn.length)
    for (const xml of kept) expect(xml.match(/<c:ser>/g)).toHaveLength(names.length)
  })
})

const FOOT = { game: 'A game', date: null }

/** A sheet whose formulas stand without what they come to: who opens it must reckon. */
function withoutResults(sheet: Sheet): Sheet {
  const { running, rows } = sheet
  const inBlock = (row: number, column: number) =>
    running !== undefined && row >= running.row && column >= running.column && column < running.column + running.columns
  const bare = (cell: Cell, row: number, column: number): Cell => {
    if (inBlock(row, column)) return null
    return typeof cell === 'object' && cell?.formula !== undefined ? { ...cell, value: null } : cell
  }
  return {
    ...sheet,
    rows: rows.map((row, at) => ({ ...row, cells: row.cells.map((cell, column) => bare(cell, at, column)) })),
  }
}

async function charts(workbook: Blob): Promise<string[]> {
  const files = [...(await unzip(workbook)).entries()]
  return files.flatMap(([path, xml]) => (/^xl\/charts\/chart\d+\.xml$/.test(path) ? [xml] : []))
}
