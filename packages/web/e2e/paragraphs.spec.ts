import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { hurry, openRecord } from './support/play.ts'
import { begun } from './support/records.ts'

test.use({ keptPage: true })

const NAMES = {
  classic: [
    'Aus der Vorlage',
    'Ergänzt aus den üblichen klassischen Regeln, weil die Vorlage schweigt',
    'Hausregel zur Wahl',
    'Unsere Auslegung',
  ],
  exchange: [
    'Aus der Vorlage',
    'Durch Verweis aus den klassischen Regeln übernommen',
    'Hausregel zur Wahl',
    'Unsere Auslegung',
  ],
  euronopoly: ['Aus der Vorlage', 'Hausregel zur Wahl', 'Unsere Auslegung'],
} as const

/** What is said of where each part of a paragraph comes from, to those who listen. */
async function spoken(page: Page, paragraph: string): Promise<readonly string[]> {
  const marks = await page.locator(`[id="${paragraph}"] .part-mark`).allTextContents()
  return marks.map((mark) => mark.replace(/: $/, ''))
}

for (const [book, names] of Object.entries(NAMES))
  test(`${book}: every part of every paragraph has a mark that the legend explains`, async ({ page }) => {
    await page.goto(`/#/rules/${book}`)
    const legend = page.getByRole('list', { name: 'Woher die Sätze kommen' })
    await expect(legend.getByRole('listitem')).toHaveText([...names])
    const parts = page.locator('.rules__rule .rule-part')
    const marks = parts.locator('.part-mark')
    await expect(parts).not.toHaveCount(0)
    await expect(marks).toHaveCount(await parts.count())
    const said = await marks.allTextContents()
    expect(new Set(said.map((mark) => mark.replace(/: $/, '')))).toEqual(new Set(names))
    for (const mark of await marks.all()) await expect(mark.locator('svg')).toHaveCount(1)
  })

test('a paragraph tells the source, what fills it in and our reading apart (K-5.1, K-4.1, K-2.2)', async ({ page }) => {
  await page.goto('/#/rules/classic')
  const [source, filled, option, reading] = NAMES.classic
  await expect(page.locator('[id="K-2.2"]')).toBeVisible()
  expect(await spoken(page, 'K-5.1')).toEqual([source, filled])
  expect(await spoken(page, 'K-4.1')).toEqual([filled, option, reading])
  expect(await spoken(page, 'K-2.2')).toEqual([source, reading])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the marks are printed with their legend, dark on light, and nothing to press is (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme })
    await page.goto('/#/rules/exchange')
    await expect(page.getByRole('list', { name: 'Woher die Sätze kommen' })).toBeVisible()
    await expect(page.locator('[id="B-1.1"] .part-mark').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.locator('.rules__contents')).toBeHidden()
    await expect(page.locator('.frame__switches')).toBeHidden()
    expect(await findings(page, '.rules', ['color-contrast'])).toEqual([])
  })

test('the dialog of a paragraph has its marks and their legend, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openRecord(page, begun({ seats: ['Anna', ['Ben', 'steady']], seed: 3 }))
  await hurry(page)
  await page.locator('.rule-chip').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.rule-part').first()).toBeVisible()
  const kinds = new Set(await dialog.locator('.part-mark').allTextContents())
  await expect(dialog.locator('.part-legend li')).toHaveCount(kinds.size)
  expect(await findings(page, 'dialog')).toEqual([])
})
