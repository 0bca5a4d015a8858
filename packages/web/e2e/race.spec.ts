import { expect, test } from '@playwright/test'
import { hurry, startGame } from './play.ts'

const enabled = 'button:not([aria-disabled="true"])'
const MOST = 80

test('against bots a countdown is seen before the throw that lets a rent lapse, and R demands it in time', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await startGame(page, { seats: ['person', 'plain', 'plain', 'plain'], seed: 7 })
  await hurry(page)
  const countdown = page.getByRole('meter', { name: /^Der nächste Wurf fällt in/ })
  const answer = page.locator(`.decision .answers ${enabled}`)
  for (let step = 0; step < MOST; step++) {
    await countdown.or(answer).first().waitFor()
    if (await countdown.isVisible()) break
    const pass = answer.filter({ hasText: 'Passen' })
    const main = page.locator(`.decision .answers ${enabled}.js-main`)
    const wish = (await pass.count()) > 0 ? pass : (await main.count()) > 0 ? main : answer
    await wish
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
  }
  await expect(countdown).toBeVisible()
  const demand = page.getByRole('button', { name: /^Miete verlangen/ })
  const wanted = await demand.count()
  expect(wanted).toBeGreaterThan(0)
  for (let rent = 0; rent < wanted; rent++) await page.keyboard.press('r')
  await expect(page.locator('.log')).toContainText(/zahlt .* Miete an Anna/)
  await expect(countdown).toBeHidden()
})

test('slow bots are skipped to one’s own next decision', async ({ page }) => {
  await startGame(page, { seats: ['person', 'plain', 'plain', 'plain'], seed: 7 })
  await page.getByText('Gemächlich', { exact: true }).click()
  const own = page.locator(`.decision .answers ${enabled}`)
  const skip = page.getByRole('button', { name: 'Vorspulen bis zu mir' })
  await own.or(skip).first().waitFor()
  for (let step = 0; step < 5 && !(await skip.isVisible()); step++) {
    await own.first().click()
    await own.or(skip).first().waitFor()
  }
  await skip.click()
  await expect(own.first()).toBeVisible({ timeout: 8000 })
  await expect(skip).toBeHidden()
})
