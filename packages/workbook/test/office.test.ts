import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulebooks } from '@hausregeln/rulebooks'
import { workbookOf } from '@hausregeln/workbook'
import { keepBooks } from '@hausregeln/workbook/books/books.ts'
import type { Cell, Sheet } from '@hausregeln/workbook/sheet.ts'
import { sheetsOf } from '@hausregeln/workbook/sheets/sheets.ts'
import { office, savedByOffice } from '@hausregeln/workbook/testing/office.ts'
import { readBack } from '@hausregeln/workbook/testing/read.ts'
import { writeSheets } from '@hausregeln/workbook/xlsx/write.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomGame } from './random-game.ts'
import { unzip } from './zip.ts'

/** One rulebook with its results as they are written; of each, in one language or the other, a workbook that lacks them. */
const CASES = rulebooks.map((rulebook, at) => ({
  rulebook,
  language: at % 2 === 0 ? ('de' as const) : ('en' as const),
}))
const WHOLE = CASES.slice(-1)

describe.runIf(office !== null)('LibreOffice opens the workbook and saves it as it reads it', () => {
  let folder = ''
  const names = ['=1+1', '__proto__', '_x0041_', 'Zoë 🎩']
  const written = new Map<string, Blob>()
  const file = (id: string) => join(folder, `${id}.xlsx`)
  let opened: ReadonlyMap<string, Blob> = new Map()
  const saved = (id: string) => opened.get(`${id}.xlsx`) ?? new Blob([])

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hausregeln-office-'))
    for (const { rulebook, language } of CASES) {
      const { id } = rulebook.book
      const { record } = randomGame(rulebook, { names, seed: 21, steps: 250 })
      const whole = await workbookOf(rulebook, record, language)
      written.set(id, whole)
      const bare = await writeSheets(sheetsOf(keepBooks(rulebook, record, language)).map(withoutResults), FOOT)
      await writeFile(file(`${id}-bare`), await bare.bytes())
    }
    for (const { rulebook } of WHOLE)
      await writeFile(file(rulebook.book.id), await (written.get(rulebook.book.id) ?? new Blob([])).bytes())
    const files = (await readdir(folder)).filter((name) => name.endsWith('.xlsx'))
    opened = await savedByOffice(
      folder,
      files.map((name) => join(folder, name)),
    )
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(CASES)('$rulebook.book.id, $language: reckons every formula to what we say', async ({ rulebook }) => {
    await agrees(written.get(rulebook.book.id) ?? new Blob([]), saved(`${rulebook.book.id}-bare`))
  })

  it.each(WHOLE)('$rulebook.book.id, $language: every cell and every chart as written', async ({ rulebook }) => {
    const [ours, theirs] = [written.get(rulebook.book.id) ?? new Blob([]), saved(rulebook.book.id)]
    await agrees(ours, theirs)
    const [drawn, kept] = [await charts(ours), await charts(theirs)]
    expect(drawn.length).toBeGreaterThanOrEqual(2)
    expect(kept).toHaveLength(drawn.length)
    for (const xml of kept) expect(xml.match(/<c:ser>/g)).toHaveLength(names.length)
  })
})

/** Cell by cell what we have written is what was read and saved. */
async function agrees(ours: Blob, theirs: Blob): Promise<void> {
  const [written, saved] = [await readBack(ours), await readBack(theirs)]
  expect([...saved.keys()]).toEqual([...written.keys()])
  for (const [sheet, rows] of written) {
    const cells = saved.get(sheet) ?? []
    expect(rows.map((row, at) => row.map((_, column) => cells[at]?.[column] ?? null))).toEqual(rows)
  }
}

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
