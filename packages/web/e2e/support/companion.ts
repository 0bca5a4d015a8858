import { expect, type Page } from '@playwright/test'
import { bookCard } from './play.ts'

interface KeptWish {
  readonly seats: number
  /** German title of the rulebook; the first one if left out. */
  readonly book?: string
  /** Options to switch on, by their German name. */
  readonly switches?: readonly string[]
  /** How many of the last seats are bots. */
  readonly bots?: number
}

/** From the set-up to the desk of who keeps a game on a real board; Anna has won the first throw in classic. */
export async function keepGame(page: Page, { seats, book, switches = [], bots = 0 }: KeptWish): Promise<void> {
  await page.goto('/#/new')
  const rows = page.locator('.setup__seat')
  await rows.first().waitFor()
  if (book !== undefined) await bookCard(page, book).click()
  await page.getByText('Begleiter für ein echtes Brett').click()
  await expect(page.getByLabel('Startzahl der Würfel')).toBeHidden()
  while ((await rows.count()) > seats)
    await rows
      .last()
      .getByRole('button', { name: /vom Tisch/ })
      .click()
  for (let seat = seats - bots; seat < seats; seat++)
    await rows.nth(seat).getByLabel('Wer spielt').selectOption('plain')
  for (const name of switches) await page.locator('.setup__options label', { hasText: name }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByRole('region', { name: 'Kontostände' })).toBeVisible()
}

/** The first throw of two: Anna 6 and 5, Ben 1 and 2. */
export async function annaBegins(page: Page): Promise<void> {
  await typeDice(page, 'Wer beginnt? Anna wirft 6 und 5', 6, 5)
  await typeDice(page, 'Anna beginnt', 1, 2)
}

/** Dice by keys; `told` stands in the log then. */
export async function typeDice(page: Page, told: string, ...faces: readonly (number | string)[]): Promise<void> {
  await page.locator('.dice-input').waitFor()
  // Nobody presses a key before they see what is asked, and the page hears no answer before.
  await expect(page.locator('[data-asked=""] .dice-input')).toHaveCount(0)
  for (const face of faces) await page.keyboard.press(`${face}`)
  await page.keyboard.press('Enter')
  await expect(page.locator('.ledger')).toContainText(told)
}

export const balance = (page: Page, name: string) =>
  page.locator('.balances__seat', { hasText: name }).locator('.balances__cash')
export const dialog = (page: Page) => page.getByRole('dialog')

export async function correct(page: Page, sentence: string): Promise<void> {
  await page
    .locator('.ledger__entry', { hasText: sentence })
    .getByRole('button', { name: /^Eintrag \d+ berichtigen/ })
    .click()
  await expect(dialog(page)).toBeVisible()
}

export async function tapDice(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const [die, face] of faces.entries())
    await dialog(page)
      .getByRole('group', { name: die === 0 ? 'Erster Würfel' : 'Zweiter Würfel' })
      .locator('label', { has: page.getByRole('radio', { name: `${face}`, exact: true }) })
      .click()
}
