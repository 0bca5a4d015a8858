import { expect, type Page, test } from '@playwright/test'

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
  await page.goto('/')
  await page.getByRole('link', { name: 'Neues Spiel' }).click()
  await page.getByText('Fertige Hausregeln, oder ein Regelwerk aus einer Datei').click()
  await give(page, { ...SUNDAY, numbers: { startCash: -5, luck: 7 }, title: '<b>x</b>' })
  const faults = page.getByRole('status').filter({ hasText: 'Diese Datei kann nicht gespielt werden' })
  await expect(faults).toContainText('title Der Text enthält Auszeichnungen')
  await give(page, { ...SUNDAY, numbers: { startCash: -5, luck: 7 } })
  await expect(faults).toContainText('numbers.startCash "startCash" ist mindestens 0, nicht -5.')
  await expect(faults).toContainText('numbers Das Feld "luck" gibt es hier nicht.')
  await give(page, SUNDAY)
  await expect(faults).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Kleine Stadt' })).toBeVisible()
  const card = page.locator('.books__card', { hasText: 'Sonntag bei Oma' })
  await expect(card).toContainText('Nichts wird versteigert.')
  await expect(card.getByRole('radio')).toBeChecked()
  for (const seat of await page.locator('.setup__seat').all())
    await seat.getByLabel('Wer spielt').selectOption('person')
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByText('2.222').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('2.222').first()).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.saved__facts')).toContainText('Sonntag bei Oma')
})
