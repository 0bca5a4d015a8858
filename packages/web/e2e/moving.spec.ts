import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { newcomer } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { begun } from './support/records.ts'
import { test } from './support/several.ts'

test.use({ keptPage: true })

test('a game of one screen goes on online; saved there by all who play, it goes on at one screen again', async ({
  page,
  browser,
}) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: 3 }))
  const money = await page.locator('.players').innerText()
  await page.getByRole('button', { name: 'Online weiterspielen' }).click()
  await expect(page.getByLabel('Dein Name am Tisch')).toHaveValue('Anna')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await expect(page.getByText('Hier geht ein Spiel weiter')).toBeVisible()
  await expect(page.getByText('bisher Ben')).toBeVisible()
  const phone = await newcomer(browser, { viewport: { width: 360, height: 740 }, locale: 'de-DE' })
  await phone.goto(page.url())
  await phone.getByLabel('Dein Name am Tisch').fill('Ben')
  await phone.getByRole('button', { name: 'Zum Tisch' }).click()
  await phone.getByRole('button', { name: 'Hier sitzen' }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.locator('.players')).toHaveText(money.replaceAll('\n', ''), { useInnerText: false })
  await page.getByRole('button', { name: 'Spielstand sichern' }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Allen vorschlagen' }).click()
  await phone.getByRole('button', { name: /^Abstimmung/ }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Einverstanden' }).click()
  await page.getByRole('button', { name: 'Gesicherter Spielstand' }).click()
  await page.getByRole('button', { name: 'An diesem Bildschirm weiterspielen' }).click()
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.locator('.decision')).toBeVisible()
  await expect(page.getByText('Ab hier würfelt dieser Bildschirm.').first()).toBeVisible()
  // The table online goes on without it.
  await expect(phone.getByText('Der Spielstand ist gesichert').first()).toBeAttached()
})
