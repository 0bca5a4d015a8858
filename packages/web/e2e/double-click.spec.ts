import type { Game } from '@hausregeln/engine'
// The hand of these tests is as fast as a double click: no `hand.ts`.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openRecord } from './play.ts'
import { asked, mayDo, recordUntil } from './positions.ts'

/** Milliseconds between the clicks of a hurried and of a slow double click. */
const GAPS = [60, 250]

/** Where buttons that take each other's place are both: at the left edge. */
async function placeOf(button: Locator): Promise<readonly [x: number, y: number]> {
  const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  return [x + 20, y + height / 2]
}

async function clickTwice(page: Page, button: Locator, gap: number): Promise<void> {
  const [x, y] = await placeOf(button)
  await page.mouse.click(x, y)
  await page.waitForTimeout(gap)
  await page.mouse.click(x, y)
}

/** A finger does not hit the same point twice. */
async function tapTwice(page: Page, button: Locator, gap: number): Promise<void> {
  const [x, y] = await placeOf(button)
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(gap)
  await page.touchscreen.tap(x + 9, y - 7)
}

async function enterTwice(page: Page, button: Locator, gap: number): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(gap)
  await page.keyboard.press('Enter')
}

/** A button that answers the question on screen. */
async function answer(page: Page, name: string | RegExp): Promise<Locator> {
  const button = page.locator('.decision__answers:not([data-asked=""])').getByRole('button', { name })
  await expect(button).toBeVisible()
  return button
}

/** Answers by the keyboard, to which no click of the mouse belongs. */
async function enter(page: Page, name: string | RegExp): Promise<void> {
  await (await answer(page, name)).focus()
  await page.keyboard.press('Enter')
}

/** A position in which two people at one screen are about to answer. */
function position(until: (game: Game) => boolean): string {
  return recordUntil({ seats: ['Anna', 'Ben'], until })
}

const asks = (ask: string) => (game: Game) => asked(game, 0)?.ask === ask
const decides = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `${name} entscheidet` })).toBeVisible()

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: true })

for (const gap of GAPS) {
  for (const [twice, press] of Object.entries({ clickTwice, tapTwice }))
    test(`the end of a turn throws for nobody: ${twice}, ${gap} ms`, async ({ page }) => {
      await openRecord(page, position(asks('endTurn')))
      await press(page, await answer(page, 'Zug beenden'), gap)
      await decides(page, 'Ben')
      await enter(page, 'Würfeln')
      // Had the second press thrown, Enter would have answered what that led to.
      await expect(page.locator('.decision__answers')).toHaveAttribute('data-asked', /^\[1,\d+,\d+,\{"ask":"(?!throw)/)
      await decides(page, 'Ben')
    })

  test(`the end of a turn throws for nobody: enterTwice, ${gap} ms`, async ({ page }) => {
    await openRecord(page, position(asks('endTurn')))
    await enterTwice(page, await answer(page, 'Zug beenden'), gap)
    await (await answer(page, 'Würfeln')).click()
    await decides(page, 'Ben')
  })

  test(`a purchase ends no turn: clickTwice, ${gap} ms`, async ({ page }) => {
    await openRecord(page, position(asks('buy')))
    await clickTwice(page, await answer(page, /^(?!Nicht).* kaufen/), gap)
    await enter(page, 'Zug beenden')
    await decides(page, 'Ben')
    await answer(page, 'Würfeln')
  })

  test(`a raise twice raises twice, but nobody passes for the next bidder: clickTwice, ${gap} ms`, async ({ page }) => {
    const seats = ['Anna', 'Ben', 'Clara']
    const until = (game: Game) => asks('auction')(game) && [0, 1, 2].every((seat) => mayDo(game, seat, 'pass'))
    await openRecord(page, recordUntil({ seats, until }))
    const field = page.getByLabel('Gebot', { exact: true })
    const before = Number(await field.inputValue())
    await clickTwice(page, await answer(page, '+10'), gap)
    await expect(field).toHaveValue(String(before + 20))
    const asked = page.getByRole('heading', { name: 'entscheidet' })
    const first = await asked.innerText()
    await clickTwice(page, await answer(page, 'Passen'), gap)
    await expect(asked).not.toHaveText(first)
    const out = page.locator('.bidders__seat--out')
    await expect(out).toHaveCount(1)
    await enter(page, 'Passen')
    await expect(out).toHaveCount(2)
  })
}
