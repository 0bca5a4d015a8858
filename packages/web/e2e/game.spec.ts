import { expect, type Page } from '@playwright/test'
import { test } from './support/hand.ts'
import { hurry, openRecord, playByMouse, startGame } from './support/play.ts'
import { begun } from './support/records.ts'

test.use({ keptPage: true })

const MOST = 600
/** After so many answers the agreed time is over: how long a game takes to its last bankruptcy hangs on the dice. */
const ENOUGH = 25

/** Plays on by mouse until the agreed time, which the person calls after a while, has ended the game. */
async function playToTheEnd(page: Page): Promise<void> {
  await playByMouse(page, ENOUGH)
  await page.getByRole('button', { name: 'Die Zeit ist um' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Die Zeit ist um' }).click()
  await playByMouse(page, MOST)
}

test('a whole game by mouse: from the landing page to the winner, and a rematch', async ({ page }) => {
  await startGame(page, { seats: ['person', 'steady', 'steady'], seed: 4, switches: ['Kurzes Spiel'], minutes: 30 })
  await hurry(page)
  await playToTheEnd(page)
  await expect(page.getByRole('columnheader', { name: 'Vermögen' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Vermögen im Lauf des Spiels' })).toBeVisible()
  await page.getByRole('button', { name: 'Revanche' }).click()
  await expect(page.locator('.decision .answers').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a whole game at 360 px to its agreed time, without scrolling sideways', async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await startGame(page, { seats: ['person', 'steady', 'steady'], seed: 4, minutes: 30 })
    await hurry(page)
    expect(await width()).toBeLessThanOrEqual(360)
    await playToTheEnd(page)
    await expect(page.locator('.ranking')).toBeVisible()
    expect(await width()).toBeLessThanOrEqual(360)
  })
})

/** With this seed Anna begins and lands on the Turmstraße. */
const ANNA_ON_TURMSTRASSE = 0
/** With this seed Anna begins, lands on the Elisenstraße, and so does Ben after her. */
const BEN_FOLLOWS_ANNA = 3

test('dice that lie show one side each: what is read out', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: BEN_FOLLOWS_ANNA }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  const dice = page.locator('.middle .hr-dice')
  const read = /\d/g
  await expect(dice).toHaveAccessibleName(read)
  const name = (await dice.getAttribute('aria-label')) ?? ''
  const sides = dice.locator('.hr-die__side:visible')
  const pips = await sides.evaluateAll((all) => all.map((side) => side.querySelectorAll('circle').length))
  expect(pips.map(String)).toEqual(name.match(read))
})

test('a reload in the middle of an auction comes back to it, and it goes on', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: ANNA_ON_TURMSTRASSE }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await page.getByRole('button', { name: 'Nicht kaufen, sondern versteigern' }).click()
  await page.getByLabel('Gebot', { exact: true }).fill('35')
  await page.getByRole('button', { name: '35 bieten' }).click()
  // A screen reader is told what is asked of whom comes next.
  await expect(
    page.locator('[aria-live]', { hasText: /^Versteigerung: Turmstraße, 35\sTaler von Anna/ }),
  ).toBeAttached()
  await expect(page.locator('.decision__ask', { hasText: /35\sTaler von Anna/ })).toBeVisible()
  await page.reload()
  await expect(page.locator('.decision__ask', { hasText: /35\sTaler von Anna/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ben entscheidet' })).toBeVisible()
  await page.getByRole('button', { name: 'Passen' }).click()
  await expect(page.locator('.log')).toContainText('Anna ersteigert Turmstraße für 35')
})

test('rent is demanded with one key, and who throws first is told what lapses', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: BEN_FOLLOWS_ANNA }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ }).click()
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await expect(page.locator('[aria-live]', { hasText: /Miete.*Die Taste R verlangt sie/ })).toBeAttached()
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await expect(page.getByText('mit diesem Wurf verfällt sie')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.locator('.log')).toContainText('Ben zahlt 6 Taler Miete an Anna')
  await expect(page.getByText('mit diesem Wurf verfällt sie')).toBeHidden()
})

test('while rents can be demanded nobody throws; an owner who waives lets play go on at once (K-3.1)', async ({
  page,
}) => {
  await startGame(page, { seats: ['person', 'person'], seed: BEN_FOLLOWS_ANNA, grace: 60 })
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ }).click()
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  const dice = page.getByRole('button', { name: 'Würfeln' })
  await expect(dice).toHaveAttribute('aria-disabled', 'true')
  await expect(dice).toHaveAccessibleDescription(/K-3\.1/)
  await page.getByRole('button', { name: 'Auf Miete verzichten: 6 von Ben für Elisenstraße' }).click()
  await expect(page.locator('.log')).toContainText('Anna verzichtet')
  await expect(dice).not.toHaveAttribute('aria-disabled', 'true')
})

test('your own last move can be taken back while nothing was drawn since', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: BEN_FOLLOWS_ANNA }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeHidden()
  await page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ }).click()
  await expect(page.locator('.players')).toContainText('1.400')
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.locator('.players')).not.toContainText('1.400')
  await expect(page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ })).toBeVisible()
})

test('a key held down does nothing to what comes after', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: BEN_FOLLOWS_ANNA }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await expect(page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ })).toBeFocused()
  await expect(page.locator('[data-asked=""]')).toHaveCount(0)
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('button', { name: 'Zug beenden' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anna entscheidet' })).toBeVisible()
})

test('a refused action is disabled and names its paragraph', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: BEN_FOLLOWS_ANNA }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ }).click()
  await page.locator('.deeds').getByRole('button', { name: 'Elisenstraße', exact: true }).click()
  const build = page.getByRole('dialog').getByRole('button', { name: /^Haus auf Elisenstraße bauen/ })
  await expect(build).toHaveAttribute('aria-disabled', 'true')
  await expect(build).toHaveAccessibleDescription(/K-5\.1$/)
})
