import type { Game } from '@hausregeln/engine'
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { annaBegins, keepGame } from './support/companion.ts'
import { test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, mayDo, recordUntil } from './support/positions.ts'

/** Milliseconds between the clicks of a hurried and of a slow double click. */
const GAPS = [60, 250]

/** Where buttons that take each other's place are both: at the left edge. */
async function placeOf(button: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  return { x: x + 20, y: y + height / 2 }
}

/** One press as the browser hears it, so many seconds after 1970. */
type Press = (line: CDPSession, at: number, timestamp: number) => Promise<void>

/** How somebody presses a button again and again at the same place. */
const HOW: Readonly<Record<string, (button: Locator) => Promise<Press>>> = {
  async click(button) {
    const mouse = { ...(await placeOf(button)), button: 'left', clickCount: 1 } as const
    return async (line, _, timestamp) => {
      await line.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse, timestamp })
      await line.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse, timestamp })
    }
  },
  // A finger does not hit the same point twice.
  async tap(button) {
    const { x, y } = await placeOf(button)
    return async (line, at, timestamp) => {
      const touchPoints = [{ x: x + 5 * at, y: y - 5 * at }]
      await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
      await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
    }
  },
  async enter(button) {
    await button.focus()
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' } as const
    return async (line, _, timestamp) => {
      await line.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp })
      await line.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, timestamp })
    }
  },
}

/** Presses a button, and once `then` is so again at the same place: the second press comes `gap` milliseconds later. */
async function twice(how: string, button: Locator, gap: number, then: () => Promise<unknown>): Promise<void> {
  const page = button.page()
  const line = await page.context().newCDPSession(page)
  const press = await HOW[how]?.(button)
  const now = Date.now() / 1000
  await press?.(line, 0, now)
  await then()
  await press?.(line, 1, now + gap / 1000)
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

// These tests say themselves when a press comes.
test.use({ keptPage: true, viewport: { width: 1366, height: 768 }, hasTouch: true, takesTime: false })

for (const gap of GAPS) {
  for (const how of Object.keys(HOW))
    test(`the end of a turn throws for nobody: ${how}, ${gap} ms`, async ({ page }) => {
      await openRecord(page, position(asks('endTurn')))
      await twice(how, await answer(page, 'Zug beenden'), gap, () => answer(page, 'Würfeln'))
      await decides(page, 'Ben')
      // Had the second press thrown, this would answer what that led to.
      if (how === 'enter') await (await answer(page, 'Würfeln')).click()
      else await enter(page, 'Würfeln')
      await expect(page.locator('.decision__answers')).toHaveAttribute('data-asked', /^\[1,\d+,\d+,\{"ask":"(?!throw)/)
      await decides(page, 'Ben')
    })

  test(`a purchase ends no turn: click, ${gap} ms`, async ({ page }) => {
    await openRecord(page, position(asks('buy')))
    await twice('click', await answer(page, /^(?!Nicht).* kaufen/), gap, () => answer(page, 'Zug beenden'))
    await enter(page, 'Zug beenden')
    await decides(page, 'Ben')
    await answer(page, 'Würfeln')
  })

  test(`a raise twice raises twice, but nobody passes for the next bidder: click, ${gap} ms`, async ({ page }) => {
    const seats = ['Anna', 'Ben', 'Clara']
    const until = (game: Game) => asks('auction')(game) && [0, 1, 2].every((seat) => mayDo(game, seat, 'pass'))
    await openRecord(page, recordUntil({ seats, until }))
    const field = page.getByLabel('Gebot', { exact: true })
    const before = Number(await field.inputValue())
    const raised = (by: number) => expect(field).toHaveValue(String(before + by))
    await twice('click', await answer(page, '+10'), gap, () => raised(10))
    await raised(20)
    const asked = page.getByRole('heading', { name: 'entscheidet' })
    const first = await asked.innerText()
    const others = async () => {
      await expect(asked).not.toHaveText(first)
      await answer(page, 'Passen')
    }
    await twice('click', await answer(page, 'Passen'), gap, others)
    const out = page.locator('.bidders__seat--out')
    await expect(out).toHaveCount(1)
    await enter(page, 'Passen')
    await expect(out).toHaveCount(2)
  })
}

test('at a real board Enter twice after the dice enters them, and buys nothing', async ({ page }) => {
  await keepGame(page, { seats: 2 })
  await annaBegins(page)
  await page.locator('[data-asked*="throw"] .dice-input').waitFor()
  await page.keyboard.type('12')
  await twice('enter', page.getByRole('button', { name: 'Wurf eintragen' }), 60, () =>
    answer(page, /^(?!Nicht).* kaufen/),
  )
  await (await answer(page, /^(?!Nicht).* kaufen/)).click()
  await expect(page.locator('.ledger')).toContainText('Anna kauft Turmstraße')
})
