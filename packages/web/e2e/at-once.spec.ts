import { expect, type Page } from '@playwright/test'
import { annaBegins, correct, dialog, keepGame } from './support/companion.ts'
import { test } from './support/hand.ts'

/**
 * So many times slower than this machine: what a page sets up only after it has shown something comes late enough to be
 * missed.
 */
const SLOWER = 6

interface Key {
  readonly key: string
  readonly ctrlKey?: boolean
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** A key that comes in the very moment in which something with these words is there, before the browser does anything else. */
async function pressOnceShown(page: Page, within: string, words: string, key: Key): Promise<void> {
  const watch = ({ within, words, key }: { within: string; words: string; key: Key }) => {
    const watcher = new MutationObserver(() => {
      const shown = Array.from(document.querySelectorAll(within))
      if (!shown.some(({ textContent }) => textContent.includes(words))) return
      watcher.disconnect()
      const pressed = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(pressed)
    })
    watcher.observe(document, { subtree: true, childList: true, characterData: true })
  }
  await page.evaluate(watch, { within, words, key })
}

test('dice typed in the moment a correction asks for them are entered there', async ({ page }) => {
  await keepGame(page, { seats: 2 })
  await annaBegins(page)
  await slow(page)
  await pressOnceShown(page, 'dialog', 'Eingetragen war: 6 + 5', { key: '5' })
  await correct(page, 'Anna wirft 6 und 5')
  const isChosen = (die: string, face: string) =>
    expect(dialog(page).getByRole('group', { name: die }).getByRole('radio', { name: face })).toBeChecked()
  await isChosen('Erster Würfel', '5')
  await page.keyboard.press('4')
  await isChosen('Zweiter Würfel', '4')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'So geht alles auf' })).toBeVisible()
})

test('dice typed in the moment the desk asks for them are entered there', async ({ page }) => {
  await keepGame(page, { seats: 2 })
  const desk = page.url()
  await page.goto('/#/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await slow(page)
  await pressOnceShown(page, '.dice-input', 'Wurf eintragen', { key: '6' })
  await page.goto(desk)
  await expect(page.getByRole('group', { name: 'Erster Würfel' }).getByRole('radio', { name: '6' })).toBeChecked()
})

test('a die typed while the throw before it is on its way belongs to the next throw', async ({ page }) => {
  await keepGame(page, { seats: 2 })
  await page.keyboard.type('65')
  const enter = page.getByRole('button', { name: 'Wurf eintragen' })
  await expect(enter).toBeFocused()
  await enter.evaluate((button: HTMLElement) => {
    button.click()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
  })
  await expect(page.locator('.ledger')).toContainText('Anna wirft 6 und 5')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ledger')).toContainText('Ben wirft 1 und 2')
  await expect(page.locator('.dice-input :checked')).toHaveCount(0)
})

test('what is undone in the moment a draft is shown again is undone', async ({ page }) => {
  await page.goto('/#/workshop')
  await page.getByRole('button', { name: /^Geschenke/ }).click()
  await page.locator('.ways__way', { hasText: 'sind verboten' }).click()
  await expect(page.getByRole('button', { name: 'Deine Regeln: 1 Unterschied' })).toBeVisible()
  await page.goto('/#/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await slow(page)
  await pressOnceShown(page, 'button', 'Deine Regeln: 1', { key: 'z', ctrlKey: true })
  await page.goto('/#/workshop')
  await expect(page.getByRole('button', { name: 'Deine Regeln: kein Unterschied' })).toBeVisible()
})
