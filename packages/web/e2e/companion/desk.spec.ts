import { expect, type Page } from '@playwright/test'
import { test } from '../support/hand.ts'
import { complaints, openRecord } from '../support/play.ts'
import { auctionAt, stopped } from '../support/records.ts'

test.use({ keptPage: true })

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

/** What of the desk's question is not on the screen as it stands: its panel scrolls, or a control lies beyond an edge. */
function hidden(page: Page): Promise<string[]> {
  return page.locator('.keeper .decision').evaluate((panel) => {
    const edge = panel.getBoundingClientRect()
    const beyond = Array.from(panel.querySelectorAll('button, input, select, .reveal__slip, .decision__ask')).filter(
      (part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect()
        return top < edge.top || bottom > edge.bottom || left < edge.left || right > edge.right
      },
    )
    const scrolls = panel.scrollHeight > panel.clientHeight ? ['the panel scrolls'] : []
    const low = edge.bottom > innerHeight ? ['the panel is cut off'] : []
    return [...scrolls, ...low, ...beyond.map((part) => part.outerHTML)]
  })
}

/** What of the end of a game is cut off at the side of its panel. */
function beyond(page: Page): Promise<string[]> {
  return page.locator('.decision--end').evaluate((panel) => {
    const { right } = panel.getBoundingClientRect()
    const parts = Array.from(panel.querySelectorAll('h2, .end__laurel, td, th, button, .chart svg'))
    return parts.filter((part) => part.getBoundingClientRect().right > right).map((part) => part.outerHTML)
  })
}

for (const seats of [6, 8])
  test(`with ${seats} players all slips, and what is to be decided after an auction that all paid for, are seen at once`, async ({
    page,
  }) => {
    const heard = complaints(page)
    for (const [when, parts] of [
      ['before', '.desk-slips__slip'],
      ['tied', '.desk-slips__slip'],
      ['after', '.reveal__slip'],
    ] as const) {
      await openRecord(page, auctionAt(seats, when))
      await expect(page.locator(parts)).toHaveCount(seats)
      if (when === 'tied') {
        await expect(page.locator('.reveal__outcome')).toContainText('Gleichstand')
        await expect(page.locator('.desk-slips__slip', { hasText: 'Anna' })).toContainText('bietet nicht mit')
      }
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await expect.poll(() => hidden(page), { message: `${when}, ${size.width}` }).toEqual([])
      }
    }
    await openRecord(page, stopped(seats))
    await expect(page.locator('.ranking__winner')).toHaveCount(seats)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect.poll(() => beyond(page), { message: `the end, ${size.width}` }).toEqual([])
    }
    expect(heard).toEqual([])
  })

test('on a phone what is asked of six players is seen at once, and the rest lies behind tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const when of ['before', 'tied', 'after'] as const) {
    await openRecord(page, auctionAt(6, when))
    await expect(page.locator('.keeper .decision')).toBeVisible()
    expect(await hidden(page), when).toEqual([])
  }
  await expect(page.locator('.ledger')).toContainText('Anna wirft 4 und 2')
  await page.getByRole('tab', { name: 'Verlauf' }).press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Gebucht in diesem Zug' })).toBeVisible()
  await expect(page.locator('.ledger')).toHaveCount(0)
})
