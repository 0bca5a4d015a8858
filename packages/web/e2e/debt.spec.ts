import type { Game } from '@hausregeln/engine'
import { expect } from '@playwright/test'
import { selfAnswer } from '../src/screens/table/decision/selfAnswer.ts'
import { test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, mayDo, recordUntil } from './support/positions.ts'

test.use({ keptPage: true })

/** Anna wants everything; Ben buys nothing, and ends up owing more than anybody could ever raise. */
const GREEDY = [
  'demand',
  'build',
  'bid',
  'buy',
  'throw',
  'endTurn',
  'mortgage',
  'sell',
  'pass',
  'decline',
  'bankrupt',
] as const
const IDLE = ['pass', 'throw', 'decline', 'endTurn', 'mortgage', 'sell', 'buy', 'bankrupt'] as const
const SEATS = { seats: ['Anna', 'Ben'], wishes: [GREEDY, IDLE] }

test('a debt says what is missing, and that falls as money is raised (K-8.1)', async ({ page }) => {
  const until = (game: Game) => asked(game, 0)?.ask === 'debt' && mayDo(game, 0, 'mortgage')
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben', 'Clara', 'David'], until }))
  const missing = page.getByRole('meter', { name: 'Es fehlen noch' })
  const before = Number(await missing.getAttribute('value'))
  expect(before).toBeGreaterThan(0)
  await page
    .locator('.decision .answers')
    .getByRole('button', { name: /^Hypothek auf/ })
    .first()
    .click()
  await expect(async () => {
    const left = (await missing.isVisible()) ? Number(await missing.getAttribute('value')) : 0
    expect(left).toBeLessThan(before)
  }).toPass()
})

test('bankruptcy is asked about first, and can be thought better of (K-8.1)', async ({ page }) => {
  const until = (game: Game) => mayDo(game, 1, 'bankrupt')
  await openRecord(page, recordUntil({ ...SEATS, until }))
  await expect(page.getByRole('heading', { name: 'Ben entscheidet' })).toBeVisible()
  await page.getByRole('button', { name: 'Bankrott erklären' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('button', { name: 'Bankrott erklären' })).toBeVisible()
  await page.getByRole('button', { name: 'Bankrott erklären' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, unwiderruflich' }).click()
  await expect(page.locator('.ranking')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nur Anna/ })).toBeVisible()
})

test('a purchase that could not be paid with everything is told and not asked; taken back, it is asked (K-2.1)', async ({
  page,
}) => {
  const until = (game: Game) => selfAnswer(game, 0, { beyond: true, only: false, end: null, last: null }) !== null
  await openRecord(page, recordUntil({ ...SEATS, until }))
  await expect(page.locator('.hr-toast')).toContainText('Der Kauf entfällt. (K-2.1)')
  const buying = page.getByRole('button', { name: 'Nicht kaufen' })
  await expect(buying).toHaveCount(0)
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(buying).toBeVisible()
})
