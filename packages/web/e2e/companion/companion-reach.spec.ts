import { expect, type Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { annaBegins, balance, dialog, keepGame, typeDice } from '../support/companion.ts'
import { test } from '../support/hand.ts'
import { LOOKS } from '../support/looks.ts'

test.use({ keptPage: true })

test('everything by keyboard alone: dice, a purchase, a card, a correction, an adjustment', async ({ page }) => {
  test.slow()
  await page.goto('/#/new')
  await page.locator('.setup__seat').first().waitFor()
  await tabTo(page, 'Spiel am Bildschirm')
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Name').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.dice-input').waitFor()
  for (const dice of ['65', '12', '13', '14']) {
    await page.keyboard.type(dice)
    await page.keyboard.press('Enter')
    await expect(page.locator('.ledger')).toContainText(`wirft ${dice[0]} und ${dice[1]}`)
    await expect(page.locator('.dice-input :checked')).toHaveCount(0)
  }
  await expect(page.locator('.ledger')).toContainText('Anna beginnt')
  await typeDice(page, 'Anna zieht auf Chausseestraße', 4, 2)
  await tabTo(page, 'Chausseestraße für 100 kaufen')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Zug beenden')
  await page.keyboard.press('Enter')
  await typeDice(page, 'Ben zieht auf Ereignisfeld', 3, 4)
  await tabTo(page, 'Suchen')
  await page.keyboard.type('rückenw')
  await page.keyboard.press('Enter')
  await expect(balance(page, 'Ben')).toContainText('1.700')

  await tabTo(page, 'Eintrag 6 berichtigen')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Eingetragen war: 4 + 2')
  await page.keyboard.type('54')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'So geht alles auf' })).toBeVisible()
  await tabTo(page, 'Berichtigung eintragen')
  await page.keyboard.press('Enter')
  await expect(balance(page, 'Anna')).toContainText('1.380')

  await tabTo(page, 'Ausgleichen')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Betrag')
  await page.keyboard.type('20')
  await tabTo(page, 'Grund')
  await page.keyboard.type('gefunden')
  await tabTo(page, 'Ausgleich eintragen')
  await page.keyboard.press('Enter')
  await expect(balance(page, 'Anna')).toContainText('1.400')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a typical turn takes the keeper four taps, and a card that only this table has a few letters', async ({
    page,
  }) => {
    await keepGame(page, { seats: 2 })
    await annaBegins(page)
    const taps = await countTaps(page)
    await tapFaces(page, 4, 2)
    await page.getByRole('button', { name: /^Chausseestraße für 100 kaufen/ }).click()
    await expect(balance(page, 'Anna')).toContainText('1.400')
    await page.getByRole('button', { name: 'Zug beenden' }).click()
    await page.locator('.dice-input').waitFor()
    expect(await taps()).toBe(4)

    await tapFaces(page, 3, 4)
    await page.getByLabel('Suchen').fill('erhalte 75')
    await page.keyboard.press('Enter')
    await expect(page.locator('.ledger')).toContainText('eine Karte, die nur dieser Tisch hat: 75 Taler von der Bank')
    await expect(balance(page, 'Ben')).toContainText('1.575')
  })
})

/** Counts from now on how often the screen is touched. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { taps: 0 }
    addEventListener('pointerdown', () => count.taps++, { capture: true })
    return count
  })
  return () => counter.evaluate(({ taps }) => taps)
}

async function tapFaces(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const [die, face] of faces.entries())
    await page
      .getByRole('group', { name: die === 0 ? 'Erster Würfel' : 'Zweiter Würfel' })
      .locator('label', { has: page.getByRole('radio', { name: `${face}`, exact: true }) })
      .click()
}

/** Nobody presses a key before they see what is asked, and the page hears no answer before. */
async function seen(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[data-asked]')?.getAttribute('data-asked') !== '')
}

/** Tabs on until something of this name has the focus: its label, or what stands on it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = (wanted: string) => {
    const focus = document.activeElement as HTMLInputElement | null
    const labels = Array.from(focus?.labels ?? [], (label) => label.textContent ?? '')
    return [focus?.getAttribute('aria-label') ?? '', focus?.textContent ?? '', ...labels].some((text) =>
      text.trim().startsWith(wanted),
    )
  }
  for (let tab = 0; tab < 150; tab++) {
    if (await page.evaluate(isThere, name)) return seen(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to "${name}"`)
}

for (const { locale, colorScheme } of LOOKS)
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width: 360, height: 740 } })

    test('the desk and its dialogs fit a phone and have no barrier that axe finds', async ({ page }) => {
      test.slow()
      await page.goto('/#/new')
      await page.getByText(/^(Begleiter für ein echtes Brett|Companion for a real board)$/).click()
      await page.locator('button[type=submit]').click()
      await page.locator('.dice-input').waitFor()
      for (const [entered, keys] of [
        ['6', '5', 'Enter'],
        ['1', '2', 'Enter'],
      ].entries()) {
        for (const key of keys) await page.keyboard.press(key)
        await expect(page.locator('.ledger__entry')).toHaveCount(entered + 1)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await findings(page)).toEqual([])
      await page.locator('.ledger__entry button[aria-label]').first().click()
      await expect(dialog(page)).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Ausgleichen|Adjust)$/ }).click()
      expect(await findings(page)).toEqual([])
    })
  })
