import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { complaints, hurry, playByMouse, startGame } from './play.ts'

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

for (const book of ['Stadion', 'Vereinfacht'])
  test(`${book}: ten decisions of one's own without a complaint of the browser`, async ({ page }) => {
    test.setTimeout(90_000)
    const heard = complaints(page)
    await startGame(page, { book, seats: ['person', 'steady', 'plain'], seed: 11 })
    await hurry(page)
    await playByMouse(page, 10)
    await expect(page.locator('.decision')).toBeVisible()
    expect(heard).toEqual([])
  })

test('the bank of the simplified rules and its pot are on view, with the paragraph that ends the game', async ({
  page,
}) => {
  await startGame(page, { book: 'Vereinfacht', seats: ['person', 'person'], seed: 1 })
  const bank = page.getByRole('region', { name: 'Bank und Topf' })
  await expect(bank.getByRole('meter', { name: 'Bank' })).toHaveAttribute('aria-valuetext', '140.000 von 200.000')
  await expect(bank.getByRole('button', { name: 'V-3.2' })).toBeVisible()
})

test('rulebooks are compared before one is chosen; too many players for one are refused with a sentence', async ({
  page,
}) => {
  await page.goto('/#/new')
  await page.getByText('Worin unterscheiden sich die Regelbücher?').click()
  await expect(page.getByRole('row', { name: /^Geld der Bank/ })).toContainText('endlich')
  await expect(page.getByRole('row', { name: /^Miete nur auf Verlangen/ })).toBeVisible()
  for (let seat = 4; seat < 7; seat++) await page.getByRole('button', { name: 'Platz dazu' }).click()
  await page.locator('.books__card', { hasText: 'Vereinfacht' }).click()
  await expect(page.getByText('für höchstens 6 Spieler')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the stadium and the end of a game have no barrier that axe finds', async ({ page }) => {
    await startGame(page, { book: 'Stadion', seats: ['person', 'person'], seed: 5 })
    await page.getByRole('button', { name: 'Würfeln' }).click()
    await page.locator('.decision .answers').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Aufgeben' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click()
    await expect(page.locator('.ranking')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})
