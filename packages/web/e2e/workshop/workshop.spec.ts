import { expect, type Page } from '@playwright/test'
import { test } from '../support/hand.ts'

test.use({ keptPage: true })

/** So many clicks lead from the home page to a game by own rules with three changes, at most. */
const MOST_CLICKS = 8

/** Opens a sentence and settles it otherwise: two clicks. */
async function settle(page: Page, sentence: RegExp, answer: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: sentence }).click()
  await page.locator('.ways__way', { hasText: answer }).click()
}

test('from the home page to a game by own rules with three changes in 8 clicks; reloaded, undone, sent as a link', async ({
  page,
}) => {
  await page.goto('/#/')
  await page.evaluate(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('clicks', `${Number(sessionStorage.getItem('clicks')) + 1}`),
      true,
    )
  })
  const clicks = () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
  await page.getByRole('link', { name: 'Eigene Regeln schreiben' }).click()
  await settle(page, /^Nicht Gekauftes wird offen/, 'bleibt bei der Bank')
  await settle(page, /^Steuern und Gebühren/, 'gehen in den Topf')
  await settle(page, /^Geschenke/, /sind verboten/)
  const yours = page.getByRole('button', { name: 'Deine Regeln: 3 Unterschiede' })
  await expect(yours).toBeVisible()
  const play = page.getByRole('button', { name: 'Spielen', exact: true })
  await play.click()
  await expect(page.getByRole('button', { name: 'Würfeln' })).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)

  await page.goto('/#/workshop')
  await expect(yours).toBeVisible()
  await page.getByRole('button', { name: 'Geschenke: zurück zum Ausgangspunkt' }).first().click()
  await expect(page.getByRole('button', { name: 'Deine Regeln: 2 Unterschiede' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Deine Regeln: 2 Unterschiede' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(yours).toBeVisible()
  await page.getByRole('tab', { name: 'Teilen und drucken' }).click()
  const link = (await page.locator('.invitation__link').textContent()) ?? ''

  await page.goto(link)
  await expect(page.getByText('Sie beruhen auf „Klassisch“. Das ist anders:')).toBeVisible()
  await expect(page.getByText('Nicht Gekauftes bleibt bei der Bank')).toBeVisible()
  await page.goto(`${link.slice(0, -9)}`)
  await expect(page.getByRole('alert')).toContainText('Dieser Link ist unvollständig oder beschädigt')
})

test('a board is changed beside the real one, tried by bots, and sent by a short link of the server', async ({
  page,
}) => {
  await page.goto('/#/workshop')
  await page.getByRole('tab', { name: 'Brett' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Omagasse')
  await expect(page.locator('.hr-board').getByRole('button', { name: /^Omagasse/ })).toBeVisible()
  await page.getByRole('button', { name: 'Feld danach einfügen' }).click()
  await expect(page.getByText('41 Felder')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('40 Felder')).toBeVisible()

  await page.getByRole('tab', { name: 'Ausprobieren' }).click()
  await page.getByRole('button', { name: 'Bots spielen lassen' }).click()
  await expect(page.locator('.trial__verdict')).toContainText(/im Mittel [\d,]+ statt [\d,]+ Runden/)

  await page.getByRole('tab', { name: 'Teilen und drucken' }).click()
  await page.getByRole('button', { name: 'Kurzen Link anlegen' }).click()
  await page.goto((await page.locator('.invitation__link', { hasText: '#/b/' }).textContent()) ?? '')
  await expect(page.getByText('Feld 1 Omagasse (60)')).toBeVisible()
  await page.getByRole('button', { name: 'Online', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Klassisch, eigene Regeln' })).toBeChecked()
})
