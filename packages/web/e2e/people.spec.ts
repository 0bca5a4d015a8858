import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { newcomer, OWN_PAGE } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'
import { openRecord } from './support/play.ts'
import { begun } from './support/records.ts'
import { test } from './support/several.ts'

test.use({ keptPage: true })

test('somebody who comes late takes a bot’s seat by the code that the host shows', async ({ page, browser }) => {
  await page.goto('/#/online')
  await page.getByLabel('Dein Name am Tisch').fill('Ada')
  await page.getByRole('spinbutton', { name: 'Plätze' }).fill('2')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.getByRole('button', { name: 'Figur und Farbe von Ada wählen' }).click()
  await page.getByRole('button', { name: 'Katze' }).click()
  await expect(page.getByRole('button', { name: 'Katze' })).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Freie Plätze an Bots' }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  // Nobody has agreed to a coach here: nothing works out what might be done.
  await expect(page.getByRole('button', { name: 'Gewinnchancen ab hier' })).toHaveAccessibleDescription(/ohne Coach/)
  await page.getByRole('button', { name: 'Plätze und Codes' }).click()
  await page.getByRole('button', { name: 'Code für den Platz von Otto geben' }).click()
  const code = await page.locator('.seat-code').innerText()
  expect(await findings(page)).toEqual([])
  await expectRoom(page)

  const phone = await newcomer(browser, { viewport: { width: 360, height: 740 } })
  await phone.goto(page.url().replace('#/table', '#/claim'))
  await phone.getByLabel('Dein Name am Tisch').fill('Cem')
  const field = phone.getByLabel('Code für den Platz')
  expect(await findings(phone)).toEqual([])
  await expectRoom(phone)
  await field.fill('222 222')
  await phone.getByRole('button', { name: 'Platz einnehmen' }).click()
  await expect(phone.getByText('Dieser Code stimmt nicht')).toBeVisible()
  await field.fill(code.toUpperCase())
  await phone.getByRole('button', { name: 'Platz einnehmen' }).click()
  await expect(phone.locator('.decision')).toBeVisible()
  await expect(page.locator('.seat-code')).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('Cem')).toBeVisible()

  // Who is alone agrees with all who are there: nobody waits until the time in which Cem could come back is over.
  await page.keyboard.press('Escape')
  await phone.context().close()
  const now = page.getByRole('button', { name: 'Bot für Cem spielen lassen' })
  await now.click()
  await expect(now).toHaveCount(0)
})

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test(
    'the decision waits until dice and pieces rest, and a key brings them to rest and does nothing else',
    OWN_PAGE,
    async ({ page }) => {
      // What moves here would move for a very long time.
      await page.addInitScript(() => {
        const { animate } = Element.prototype
        Element.prototype.animate = function (keyframes, options) {
          return animate.call(this, keyframes, { ...(options as KeyframeAnimationOptions), duration: 1_000_000 })
        }
      })
      await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: 3 }))
      const decision = page.locator('.decision')
      await page.getByRole('button', { name: 'Würfeln' }).click()
      await expect(decision.getByText('zieht …')).toBeVisible()
      const answer = decision.locator('.js-main')
      await answer.waitFor({ state: 'attached' })
      await expect(answer).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(answer).toBeVisible()
      await expect(answer).toBeFocused()
      await expect(decision.getByText('zieht …')).toHaveCount(0)
    },
  )
})
