import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'

const RECORD = join(import.meta.dirname, '../../lab/test/games/records/classic-2-101.jsonl')

test.use({ keptPage: true })

test('a game out of a file is analysed after its end and in its replay: sentence, curve, luck, decisions, by keys alone', async ({
  page,
}) => {
  await page.goto('/#/')
  const file = { name: 'game.jsonl', mimeType: 'application/jsonl', buffer: await readFile(RECORD) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const panel = page.locator('.analysis')
  await panel.scrollIntoViewIfNeeded()
  await expect(panel.locator('.analysis__sentence')).toHaveText(/ hat .*gewonnen: .*Glück [+−]?\d+/)
  await expect(panel.getByRole('heading', { name: 'Wendepunkte' })).toBeVisible()
  await expect(panel.getByText(/^Besser: /).first()).toBeVisible()
  await panel.locator('.analysis__seat summary').first().press('Enter')
  await expect(panel.getByRole('heading', { name: 'Größtes Glück' })).toBeVisible()
  expect(await findings(page, '.analysis')).toEqual([])

  const slider = panel.getByRole('slider', { name: 'Stelle der Partie' })
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^Runde 1: .+ \d+\s%/)
  await slider.press('ArrowRight')
  await panel.getByRole('link', { name: 'Diesen Moment ansehen' }).press('Enter')
  await expect(page).toHaveURL(/#\/replay\/game\/.+\/1$/)

  // Its lines lead through the game.
  await expect(panel.locator('.analysis__sentence')).toBeVisible()
  const moment = panel.locator('.analysis__moment').last()
  await moment.press('Enter')
  await expect(moment).toHaveAttribute('aria-current', 'step')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /100\s%/)
  await panel.locator('.analysis__seat summary').first().press('Enter')
  expect(await findings(page, '.analysis')).toEqual([])
  await expectRoom(page)
  await page.setViewportSize({ width: 640, height: 400 })
  await expect(page.locator('.hr-board')).toBeInViewport({ ratio: 0.99 })
})
