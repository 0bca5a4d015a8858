import { legalActions, nameOf } from '@hausregeln/engine'
import { expect, type Page } from '@playwright/test'
import { test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'
import { troubles } from './support/troubles.ts'

/** Longer than an only answer is seen before the game goes on with it, in milliseconds. */
const LONG = 3000
/** The clock stands still so far ahead that even a busy machine is not there yet, in milliseconds. */
const AHEAD = 60_000

/** Anna may end her turn, and what else she could do can wait for her next one. */
async function atEnd(page: Page): Promise<void> {
  const until: Parameters<typeof recordUntil>[0]['until'] = (game) =>
    asked(game, 0)?.ask === 'endTurn' &&
    legalActions(game, 0).every(({ action }) => ['endTurn', 'mortgage', 'offer'].includes(nameOf(game, action) ?? ''))
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben'], until }))
  // From now on the page's clock stands, until it is told how much time passes, or that it goes on.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD))
  await page.getByText('Automatische Antworten').click()
  await page.getByRole('switch', { name: 'Mit der einzigen Antwort geht es von selbst weiter' }).click()
}

const stop = (page: Page) => page.getByRole('button', { name: 'Anhalten' })
const end = (page: Page) => page.getByRole('button', { name: 'Zug beenden' })

test('a turn that leaves nothing to do ends by itself, and that is seen before', async ({ page }) => {
  await atEnd(page)
  await expect(stop(page)).toBeVisible()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Ben entscheidet' })).toBeVisible()
  // Nobody throws for him.
  await page.clock.runFor(LONG)
  await expect(page.getByRole('button', { name: 'Würfeln' })).toBeVisible()
})

test('whoever touches anything else is asked', async ({ page }) => {
  await atEnd(page)
  // On a phone, too, it is at hand.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await troubles(page)).hidden).toEqual([])
  await page.clock.runFor(400)
  await stop(page).click()
  await expect(stop(page)).toBeHidden()
  await page.clock.runFor(LONG)
  await expect(end(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anna entscheidet' })).toBeVisible()
})
