import type { Game } from '@hausregeln/engine'
import { expect, type Page } from '@playwright/test'
import { test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { mayDo, recordUntil } from './support/positions.ts'
import { begun } from './support/records.ts'

test.use({ keptPage: true })

/** With this seed Anna begins and lands on the Elisenstraße. */
const ANNA_ON_ELISENSTRASSE = 3

function actAs(page: Page, name: string) {
  return page.getByLabel('Für wen?').selectOption({ label: name })
}

test('an offer is answered by a counter-offer, and that is accepted', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: ANNA_ON_ELISENSTRASSE }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ }).click()

  await page.getByRole('button', { name: 'Tauschen', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Anbieten' })
  await expect(dialog.getByText('Kreuze an, was den Besitzer wechselt')).toBeVisible()
  await expect(send).toHaveAccessibleDescription(/K-7\.1/)
  const anna = dialog.getByRole('group', { name: 'Anna gibt' })
  const ben = dialog.getByRole('group', { name: 'Ben gibt' })
  // What is tapped on the board lies in the offer, and on the stage.
  const space = page.locator('.hr-board').getByRole('button', { name: /^Elisenstraße/ })
  await space.click()
  await expect(page.locator('.middle .offer__card')).toHaveCount(1)
  await expect(anna.getByRole('checkbox', { name: 'Elisenstraße' })).toBeChecked()
  await space.click()
  await expect(page.locator('.middle .offer__card')).toHaveCount(0)
  await anna.getByRole('checkbox', { name: 'Elisenstraße' }).check()
  await expect(page.locator('.middle .offer__card')).toHaveCount(1)
  await ben.getByRole('spinbutton', { name: 'Geld' }).fill('150')
  await expect(ben.getByText('Geld: 1.500 → 1.350')).toBeVisible()
  await expect(anna.getByText('Geld: 1.400 → 1.550')).toBeVisible()
  await dialog.getByRole('button', { name: 'Anbieten' }).click()
  await expect(page.getByRole('button', { name: 'Angebot an Ben zurückziehen' })).toBeVisible()

  await actAs(page, 'Ben')
  await page.getByRole('button', { name: 'Gegenangebot' }).click()
  await dialog.getByRole('group', { name: 'Ben gibt' }).getByRole('spinbutton', { name: 'Geld' }).fill('120')
  await dialog.getByRole('button', { name: 'Anbieten' }).click()

  await actAs(page, 'Anna')
  await page.getByRole('button', { name: /^Angebot von Ben annehmen/ }).click()
  await expect(page.locator('.players')).toContainText('1.520')
  await expect(page.locator('.players')).toContainText('1.380')
  await actAs(page, 'Ben')
  await expect(page.locator('.deeds')).toContainText('Elisenstraße')
})

test('an offer of a bot is answered where all is decided, with what it leaves', async ({ page }) => {
  const until = (game: Game) => mayDo(game, 0, 'accept')
  await openRecord(page, recordUntil({ seats: ['Anna', ['Ben', 'steady'], ['Clara', 'steady']], until }))
  const decision = page.getByRole('region', { name: 'Anna entscheidet' })
  await expect(decision.getByRole('button', { name: /^Angebot von (Ben|Clara) annehmen.*danach/ })).toBeVisible()
  await page.getByRole('switch', { name: 'mit Einzelheiten' }).click()
  const declined = page.locator('.log').getByText(/^Anna lehnt das Angebot von (Ben|Clara) ab/)
  const before = await declined.count()
  await decision.getByRole('button', { name: /ablehnen/ }).click()
  // A bot may come with another offer at once.
  await expect(declined).toHaveCount(before + 1)
  // Why a bot has done something, in its own numbers.
  const reasoned = page.locator('.log__line', { has: page.getByRole('button', { name: 'Warum?' }) }).first()
  await reasoned.getByRole('button', { name: 'Warum?' }).click()
  await expect(reasoned.getByRole('status')).toHaveText(/ \d.*\.$|gab|nichts/)
})

test('what cannot be traded is named with its paragraph, and whose offer is declined is told (K-7.1)', async ({
  page,
}) => {
  const until = (game: Game) => mayDo(game, 0, 'build') && mayDo(game, 0, 'sell') && mayDo(game, 0, 'throw')
  await openRecord(page, recordUntil({ seats: ['Anna', ['Ben', 'steady'], ['Clara', 'steady']], until }))
  await page.getByRole('button', { name: 'Tauschen', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const anna = dialog.getByRole('group', { name: 'Anna gibt' })
  await expect(anna.getByText('in deren Farbgruppe kein Gebäude steht')).toBeVisible()
  await anna.getByRole('spinbutton', { name: 'Geld' }).fill('1')
  await dialog.getByRole('group', { name: 'Ben gibt' }).getByRole('checkbox').first().check()
  // The message stays for a few seconds only, which a busy machine may need to look twice: so every frame is looked at.
  const told = page.waitForFunction(
    () => document.querySelector('.hr-toast__text')?.textContent === 'Ben lehnt das Angebot von Anna ab.',
  )
  await dialog.getByRole('button', { name: 'Anbieten' }).click()
  await told
})
