import { expect } from '@playwright/test'
import { test } from './support/hand.ts'

/** What French never has: a sign that could begin a line, and words of the two other languages. */
const PLAIN_SPACE = /[^\S\u00a0\u202f][;:!?»]/
const ELSEWHERE = /\b(Runde|Spieler|Würfel|Regeln|Round|Players|Rent|Bank pays|the)\b/

test.use({ keptPage: true, locale: 'fr-FR' })

test('the page is played in French, from the start page to the first purchase, and speaks another language when asked', async ({
  page,
}) => {
  await page.goto('/#/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('.home__book').first()).toContainText('Le jeu que vous connaissez')
  await page.getByRole('link', { name: 'Nouvelle partie' }).click()
  await page.getByText('Autres réglages').click()
  await page.getByLabel('Nombre de départ').fill('3')
  expect(await page.locator('main').innerText()).not.toMatch(ELSEWHERE)
  await page.getByRole('button', { name: 'Commencer la partie' }).click()
  await page.getByRole('button', { name: 'Lancer les dés' }).click()
  const decision = page.locator('.decision')
  await expect(decision).toContainText('Acheter Rue de la Poste pour 120')
  await expect(decision).toContainText('il restera 1\u202f380')
  await decision.getByRole('button', { name: /^Acheter/ }).click()
  await expect(page.getByText('Anna achète Rue de la Poste pour 120\u00a0thalers.').first()).toBeAttached()
  const said = await page.locator('main').innerText()
  expect(said).not.toMatch(ELSEWHERE)
  expect(said).not.toMatch(PLAIN_SPACE)

  await page.getByLabel('Langue · Language').first().selectOption({ label: 'Deutsch' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('Anna kauft Poststraße für 120\u00a0Taler.').first()).toBeAttached()
})
