import { expect, type Page } from '@playwright/test'
import { OWN_PAGE, test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { recordUntil, type Wanted } from './support/positions.ts'
import { GOING_ON, STATES } from './support/states.ts'
import { troubles } from './support/troubles.ts'

const NARROW = 360
const SIZES = [
  [NARROW, 740],
  [390, 844],
  // A small laptop: there are more rows beside the board, so only what answers is looked at.
  [1366, 768],
] as const
/** Farther down than any page goes: wherever somebody has scrolled to, the question stays at hand. */
const FAR = 100_000
/** The most of the screen's rows, in stretches wider than that, that show nothing. */
const MOST_BLANK = 0.05

const softly = expect.configure({ soft: true })

test.use({ keptPage: true, viewport: { width: NARROW, height: 740 }, hasTouch: true })

/**
 * Looks at this state on every screen, beginning with that of which the page has the size already: the one where the state
 * before was seen last. Another one has the whole table made anew.
 */
async function lookAt(page: Page, name: string, wanted: Wanted): Promise<void> {
  const isWide = page.viewportSize()?.width !== NARROW
  await openRecord(page, recordUntil(wanted))
  await page.locator('.decision__answers:not([data-asked=""])').waitFor({ state: 'attached' })
  for (const [width, height] of isWide ? SIZES.toReversed() : SIZES) {
    await page.setViewportSize({ width, height })
    // The table comes part by part: what it is like when it has all come counts.
    const faults = async () => {
      const { hidden, controls, blank } = await troubles(page)
      const isBare = width < height && blank > MOST_BLANK
      return [...hidden, ...(controls === 0 ? ['nothing answers'] : []), ...(isBare ? [`${blank} is bare`] : [])]
    }
    await softly.poll(faults, { message: `${name}, ${width}` }).toEqual([])
    if (width !== NARROW) continue
    await page.evaluate((far) => scrollTo(0, far), FAR)
    await softly.poll(async () => (await troubles(page)).hidden, { message: `${name}, scrolled` }).toEqual([])
    await page.evaluate(() => scrollTo(0, 0))
  }
}

/** By book: each is a test, so that they run beside each other. */
const BOOKS = [...new Set(Object.keys(STATES).map((name) => name.split(':')[0] ?? ''))]

for (const book of BOOKS)
  test(`${book}: whatever is asked is answered without scrolling or opening anything, and no part of a phone is bare`, async ({
    page,
  }) => {
    test.slow()
    for (const [name, wanted] of Object.entries(STATES).filter(([state]) => state.startsWith(`${book}:`)))
      await lookAt(page, name, wanted)
  })

test('so it is where the game goes on by itself, which adds ways to answer', OWN_PAGE, async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    localStorage['hausregeln.answer.only'] = 'on'
  })
  for (const [name, wanted] of Object.entries(GOING_ON)) {
    await lookAt(page, name, wanted)
    await expect(
      page.locator('button:not([aria-disabled])').getByText(/und gleich würfeln|künftig von selbst/),
      name,
    ).toBeVisible()
  }
})
