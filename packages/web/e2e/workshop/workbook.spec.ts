import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecord, replay } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { office, savedByOffice } from '@hausregeln/workbook/testing/office.ts'
import { cellsOf, readElsewhere } from '@hausregeln/workbook/testing/other.ts'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { type Download, expect, type Page } from '@playwright/test'
import { test } from '../support/hand.ts'
import { startGame } from '../support/play.ts'

test.use({ keptPage: true })

/** A long game of eight: its entries make more than is compressed at once. */
const RECORD = join(import.meta.dirname, '../../../lab/test/games/records/classic-8-110.jsonl')

async function download(page: Page, name: RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return file
}

test('the books of a game in play are kept as a workbook, in the language of the page', async ({ page }) => {
  await startGame(page, { seats: ['person', 'steady'], seed: 5 })
  await page.locator('.decision .answers').first().waitFor()
  const german = await download(page, /Als Arbeitsmappe sichern/)
  expect(german.suggestedFilename()).toMatch(/^hausregeln-classic-\d{4}-\d\d-\d\d\.xlsx$/)
  const book = await readBack(await german.path())
  expect([...book.keys()]).toEqual(
    expect.arrayContaining(['Spiel', 'Einträge', 'Guthaben', 'Vermögen', 'Grundstücke', 'Regeln']),
  )
  expect(book.get('Spiel')?.flat()).toContain('Das Spiel läuft noch (Runde 1).')
  expect(records(book, 'Einträge').at(-1)?.Runde).toBe(1)
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('a saved game is kept as a workbook, however long it is', async ({ page }) => {
    await page.goto('/#/')
    await page.locator('input[type=file]').setInputFiles(RECORD)
    await expect(page.locator('.ranking')).toBeVisible()
    await page.goto('/#/')
    const file = await download(page, /Save as a workbook/)
    const book = await readBack(await file.path())
    const record = readRecord(await readFile(RECORD, 'utf8'))
    const { s } = replay(classic.book, record).session.game
    const last = records(book, 'Entries').at(-1)
    const names = record.header.seats.map(({ name }) => name)
    expect(names.map((name) => last?.[name])).toEqual(names.map((_, seat) => s.cash[seat]))
    expect(book.get('Game')?.flat()).toContain('won')
    const elsewhere = await readElsewhere(await readFile(await file.path()))
    const values = (sheet: string) => cellsOf(elsewhere, sheet).map((row) => row.map(({ value }) => value))
    expect(elsewhere.SheetNames).toEqual([...book.keys()])
    expect(
      values('Balances')
        .at(-1)
        ?.slice(3, 3 + names.length),
    ).toEqual(names.map((_, seat) => s.cash[seat]))
  })

  test('LibreOffice opens what the page has kept, and reads every entry and balance', async ({ page }, info) => {
    info.skip(office === null, 'LibreOffice is not installed (Debian: apt-get install libreoffice-calc)')
    await page.goto('/#/')
    await page.locator('input[type=file]').setInputFiles(RECORD)
    await expect(page.locator('.ranking')).toBeVisible()
    await page.goto('/#/')
    const file = await download(page, /Save as a workbook/)
    await file.saveAs(info.outputPath('game.xlsx'))
    const book = await readBack(info.outputPath('game.xlsx'))
    const opened = await savedByOffice(info.outputDir, [info.outputPath('game.xlsx')])
    const saved = await readBack(opened.get('game.xlsx') ?? new Blob([]))
    expect(records(saved, 'Entries')).toEqual(records(book, 'Entries'))
    expect(records(saved, 'Balances')).toEqual(records(book, 'Balances'))
  })
})
