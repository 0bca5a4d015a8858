import { expect, type Page, test } from '@playwright/test'
import { mayDo, recordUntilDebt } from './positions.ts'

/** With this seed Ben, who buys nothing, ends up owing more than he could ever raise; before that, there is a debt that mortgages cover. */
const SEED = 12

async function load(page: Page, record: string): Promise<void> {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'debt.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(record),
  })
  await expect(page.locator('.decision')).toBeVisible()
}

test('a debt says what is missing, and that falls as money is raised (K-8.1)', async ({ page }) => {
  await load(
    page,
    recordUntilDebt((game, debtor) => mayDo(game, debtor, 'mortgage'), SEED),
  )
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
  await load(
    page,
    recordUntilDebt((game, debtor) => debtor === 1 && mayDo(game, debtor, 'bankrupt'), SEED),
  )
  await expect(page.getByRole('heading', { name: 'Ben entscheidet' })).toBeVisible()
  await page.getByRole('button', { name: 'Bankrott erklären' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Doch nicht' }).click()
  await expect(page.getByRole('button', { name: 'Bankrott erklären' })).toBeVisible()
  await page.getByRole('button', { name: 'Bankrott erklären' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, unwiderruflich' }).click()
  await expect(page.locator('.ranking')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nur Anna/ })).toBeVisible()
})
