import { expect, type Page } from '@playwright/test'
import { newcomer, OWN_PAGE } from '../support/hand.ts'
import { bookCard } from '../support/play.ts'
import { test } from '../support/several.ts'

test.use({ keptPage: true })

/** Chooses a file on the set-up screen as a stranger would give it. */
function give(page: Page, file: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(file))
  return page.locator('.own-book input').setInputFiles({ name: 'rules.json', mimeType: 'application/json', buffer })
}

const SUNDAY = {
  format: 1,
  id: 'sunday',
  version: 1,
  title: { de: 'Sonntag bei Oma', en: 'Sunday at Grandma’s' },
  about: { de: 'Nichts wird versteigert.', en: 'Nothing is auctioned.' },
  extends: 'classic',
  choices: { declined: 'staysWithBank' },
  numbers: { startCash: 2222 },
}

test('a rulebook out of a file is refused with its faults, or played, saved and exported with the game', async ({
  page,
}) => {
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Neues Spiel' }).click()
  await page.getByText('Fertige Hausregeln, oder ein Regelbuch aus einer Datei').click()
  await give(page, { ...SUNDAY, numbers: { startCash: -5, luck: 7 }, title: '<b>x</b>' })
  const faults = page.getByRole('status').filter({ hasText: 'Diese Datei kann nicht gespielt werden' })
  await expect(faults).toContainText('title Der Text enthält Auszeichnungen')
  await give(page, { ...SUNDAY, numbers: { startCash: -5, luck: 7 } })
  await expect(faults).toContainText('numbers.startCash „Startgeld“ muss mindestens 0 sein, nicht -5.')
  await expect(faults).toContainText('numbers Das Feld "luck" gibt es hier nicht.')
  await give(page, SUNDAY)
  await expect(faults).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kleine Stadt' })).toBeVisible()
  const card = bookCard(page, 'Sonntag bei Oma')
  await expect(card).toContainText('Nichts wird versteigert.')
  await expect(card.getByRole('radio')).toBeChecked()
  for (const seat of await page.locator('.setup__seat').all())
    await seat.getByLabel('Wer spielt').selectOption('person')
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByText('2.222').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('2.222').first()).toBeVisible()
  await page.goto('/#/')
  await expect(page.locator('.saved__facts')).toContainText('Sonntag bei Oma')
})

// Nothing else has brought the words of all languages there: the game carries the rulebook in each of them.
test(
  'a finished rulebook is played at once; a rule in its log leads to the sentences that it strikes',
  OWN_PAGE,
  async ({ page }) => {
    await page.goto('/#/new')
    await page.getByText('Fertige Hausregeln, oder ein Regelbuch aus einer Datei').click()
    await page.getByRole('button', { name: 'Kleine Stadt', exact: true }).click()
    await expect(bookCard(page, 'Kleine Stadt').getByRole('radio')).toBeChecked()
    await page.getByRole('button', { name: 'Spiel beginnen' }).click()
    await expect(page.locator('.decision')).toBeVisible()
    await page.getByRole('button', { name: 'Regelbuch' }).click()
    const rules = page.getByRole('dialog')
    const struck = rules.locator('[id="K-0.1"]')
    await expect(struck.locator('s').first()).toBeVisible()
    await struck.getByRole('button', { name: 'H-24' }).first().click()
    await expect(rules.locator('[id="H-24"]')).toBeFocused()
    await expect(rules.locator('[id="H-24"]')).toContainText('24 Felder')
    await expect(rules.getByRole('heading', { name: 'Kleine Stadt' })).toBeInViewport({ ratio: 1 })
  },
)

test('an online table plays by a rulebook from a file: people who come by its link read what differs before they sit down', async ({
  page,
  browser,
}) => {
  await page.goto('/#/online')
  await page.getByLabel('Dein Name am Tisch').fill('Ada')
  await page.getByText('Fertige Hausregeln, oder ein Regelbuch aus einer Datei').click()
  await give(page, SUNDAY)
  await expect(bookCard(page, 'Sonntag bei Oma').getByRole('radio')).toBeChecked()
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await expect(page.getByText('2 Unterschiede zu „Klassisch“')).toBeVisible()
  const guest = await newcomer(browser)
  await guest.goto(page.url())
  await guest.getByLabel('Dein Name am Tisch').fill('Ben')
  await guest.getByRole('button', { name: 'Zum Tisch' }).click()
  const rules = guest.getByRole('region', { name: 'Gespielt wird nach eigenen Regeln' })
  await expect(rules).toContainText('2.222')
  await rules.getByRole('button', { name: 'In meine Liste' }).click()
  await guest.getByRole('button', { name: 'Hier sitzen' }).first().click()
  await page.getByRole('button', { name: /Bots/ }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  for (const one of [page, guest]) {
    await expect(one.getByText('2.222').first()).toBeVisible()
    await one.reload()
    await expect(one.getByText('2.222').first()).toBeVisible()
  }
  await guest.goto('/#/new')
  await guest.getByText('Fertige Hausregeln, oder ein Regelbuch aus einer Datei').click()
  await guest.getByRole('button', { name: 'Sonntag bei Oma', exact: true }).click()
  await expect(bookCard(guest, 'Sonntag bei Oma').getByRole('radio')).toBeChecked()
  await guest.getByRole('button', { name: '„Sonntag bei Oma“ aus der Liste nehmen' }).click()
  await expect(guest.getByRole('button', { name: 'Sonntag bei Oma', exact: true })).toHaveCount(0)
})
