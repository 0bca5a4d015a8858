import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { recordUntil } from './support/positions.ts'

test.use({ keptPage: true })

const PHONE = { width: 360, height: 740 }

/** Two of the plainest bots, and as few games as there can be. */
async function cheaply(page: Page): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Spieler', exact: true }).fill('2')
  await page.getByRole('combobox', { name: 'Wer spielt' }).selectOption('Bot Schlicht')
  await page.getByRole('spinbutton', { name: 'Spiele je Seite, höchstens' }).fill('50')
}

test('money on free parking, and no auctions: each alone and both together, from the page alone', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.goto('/#/laboratory')
  const rule = page.getByRole('group', { name: 'Welche Regel?' })
  await rule.getByRole('searchbox').fill('frei parken')
  await expect(rule.getByRole('combobox', { name: 'Frage' })).toContainText(/Frei Parken/i)
  await page.getByRole('switch', { name: /Eine zweite Regel/ }).click()
  const other = page.getByRole('group', { name: 'Und welche dazu?' })
  await other.getByRole('searchbox').fill('versteigert abgelehnt')
  await expect(other.getByRole('combobox', { name: 'Stattdessen' })).toBeVisible()
  await cheaply(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Spielen' }).click()
  await expect(page.locator('.lab__answer')).toContainText('nach 50 Spielpaaren')
  await expect(page.locator('.lab__answer')).toContainText('Minuten am Tisch')
  const sides = page.getByRole('region', { name: 'Tabelle: Jede Seite für sich' }).getByRole('row')
  await expect(sides).toHaveCount(5)
})

test('the salary slides along its curve by keys alone: what was played stays, and what is looked at is played', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.goto('/#/laboratory')
  await page.getByText('Was eine Zahl bewirkt').click()
  await page.getByRole('combobox', { name: 'Welche Zahl?' }).selectOption({ index: 1 })
  await cheaply(page)
  await page.getByRole('button', { name: 'Spielen' }).click()
  const answer = page.locator('.lab__answer')
  await expect(answer).toContainText('Länge in Runden')
  const figure = page.locator('.lab__finding').first()
  await expect(figure.locator('svg').first()).toBeVisible()
  await figure.getByText('Tabelle', { exact: true }).click()
  const rows = figure.getByRole('row')
  const meter = page.locator('meter')
  await expect(meter).toHaveJSProperty('value', Number(await meter.getAttribute('max')))
  const count = await rows.count()
  const slider = page.getByRole('slider')
  await slider.press('ArrowRight')
  const value = await slider.getAttribute('aria-valuetext')
  await expect(answer).toContainText(`${value} – Länge in Runden`)
  await expect(rows).toHaveCount(count + 1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect(await findings(page)).toEqual([])
  // What was played is kept as soon as nothing more is.
  await expect(page.getByRole('button', { name: 'Anhalten' })).toHaveCount(0)
  await page.reload()
  await figure.getByText('Tabelle', { exact: true }).click()
  await expect(rows).toHaveCount(count + 1)
})

test('a recorded game from a file is played on from, by the bots that are chosen; a file that is none is refused', async ({
  page,
}) => {
  test.slow()
  const record = recordUntil({
    seats: [
      ['Ben', 'plain'],
      ['Dora', 'plain'],
    ],
    until: (game) => game.s.round > 3,
  })
  await page.goto('/#/laboratory')
  await page.getByText('Aus einem Spiel', { exact: true }).click()
  const file = page.getByLabel('Ein aufgezeichnetes Spiel aus einer Datei …')
  await file.setInputFiles({ name: 'letter.jsonl', mimeType: 'text/plain', buffer: Buffer.from('Dear Anna') })
  await expect(page.getByText('Von dieser Datei aus lässt sich nicht weiterspielen:')).toBeVisible()
  await file.setInputFiles({ name: 'evening.jsonl', mimeType: 'text/plain', buffer: Buffer.from(record) })
  await expect(page.getByRole('combobox', { name: 'Spiel', exact: true })).toHaveValue('own file')
  await page.getByText('Was, wenn …?').click()
  await page.getByRole('combobox', { name: 'Wer spielt' }).selectOption('Bot Schlicht')
  await page.getByRole('spinbutton', { name: 'Spiele je Seite, höchstens' }).fill('50')
  await page.getByRole('button', { name: 'Spielen' }).click()
  await expect(page.locator('.lab__answer')).toContainText(/Noch ±.+ Punkte|Am besten: /)
  await expect(page.locator('.lab__answer')).toContainText('50 Spiele')
})
