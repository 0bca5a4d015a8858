import { exchange } from '@hausregeln/rulebooks'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'
import { complaints, openRecord } from './support/play.ts'
import { recordUntil } from './support/positions.ts'

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fenja', 'Gero', 'Hanna']

/** What of the wide screen is cut off, but the oldest lines of what has happened. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('.wide').evaluate((screen) => {
    const parts = [
      ...screen.querySelectorAll(
        '.wide__board .hr-board, .wide__now, .wide__seat, .wide__seat *, .wide-exchange tr, .wide__bank',
      ),
    ]
    const scrolls = document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []
    const beyond = parts.filter((part) => {
      const { bottom, right } = part.getBoundingClientRect()
      return bottom > innerHeight || right > innerWidth
    })
    const lines = screen.querySelectorAll('.wide__story li')
    const seen = [...lines].filter((line) => line.getBoundingClientRect().bottom <= innerHeight)
    return [
      ...scrolls,
      ...beyond.map((part) => part.outerHTML),
      ...(seen.length < 3 ? ['too few lines of the story'] : []),
    ]
  })
}

test('one wide screen shows the board, eight players, prices, holdings, reports due, the pot and what happened, live', async ({
  page,
  context,
}) => {
  const heard = complaints(page)
  const until = ({ s }: { s: { round: number; parts: { shares?: { reportsOwed: number } } } }) =>
    s.round >= 4 && s.parts.shares?.reportsOwed !== 0
  await openRecord(page, recordUntil({ rulebook: exchange, seats: NAMES, until }))
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Großbildansicht' }).click()
  const wide = await opening
  await expect(wide.locator('.wide__seat')).toHaveCount(NAMES.length)
  await expect(wide.locator('.wide__board .hr-board')).toBeVisible()
  await expect(wide.locator('.wide-exchange__owes')).toContainText('schuldet einen Bericht')
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1366, height: 768 },
  ]) {
    await wide.setViewportSize(size)
    await expect.poll(() => cutOff(wide), { message: `${size.width}` }).toEqual([])
  }
  expect(await findings(wide)).toEqual([])
  await expectRoom(wide, [
    [1366, 768],
    [1920, 1080],
  ])

  await page.getByRole('button', { name: 'Aufgeben' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click()
  await expect(wide.locator('.wide__seat--out')).toHaveCount(1)
  await wide.reload()
  await expect(wide.locator('.wide__seat--out')).toHaveCount(1)

  await page.getByRole('button', { name: 'Jetzt abrechnen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt abrechnen' }).click()
  const ranking = page.locator('.ranking tbody tr')
  await expect(ranking).toHaveCount(NAMES.length)
  await expect(wide.locator('.ranking tbody tr')).toHaveText(await ranking.allTextContents())
  expect(heard).toEqual([])
})
