import type { Game } from '@hausregeln/engine'
import { expect, type Page } from '@playwright/test'
import { test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, mayDo, recordUntil } from './support/positions.ts'

test.use({ keptPage: true })

/** Nothing here touches the mouse or moves the focus by script: keys only, as a person would press them. */

const MOST_ANSWERS = 900
const MOST_TABS = 80

/** With this seed a short game against three ends after some fifty answers: purchases, auctions, rents. */
const SHORT = '73'

/** Cash with which one builds without a second thought. */
const COMFORTABLE = 600

/** What has the focus, as it is read out. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focus = document.activeElement
    const label = focus instanceof HTMLInputElement ? focus.labels?.[0] : null
    return (focus?.getAttribute('aria-label') ?? label?.textContent ?? focus?.textContent ?? '').trim()
  })
}

async function pressUntil(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let press = 0; press < MOST_TABS; press++) {
    await page.keyboard.press(key)
    if (wanted.test(await focused(page))) return
  }
  throw new Error(`${MOST_TABS} times ${key} do not lead to ${wanted}`)
}

/**
 * Waits for a question, or for the end of the game. The answer has the focus by itself; if it went elsewhere because
 * others settled a question while one was on the way to its answer, Escape leads back.
 */
async function nextQuestion(page: Page): Promise<'question' | 'end'> {
  for (;;) {
    const stand = await page.waitForFunction(() => {
      if (document.querySelector('.ranking')) return 'end'
      const focus = document.activeElement
      const answered = focus?.closest('.decision .answers') != null && focus.getAttribute('aria-disabled') !== 'true'
      // What is not on screen yet takes no answer.
      if (answered) return focus.closest('[data-asked=""]') === null && 'question'
      return document.querySelector('.decision .answers button:not([aria-disabled="true"])') && 'elsewhere'
    })
    const found = await stand.jsonValue()
    if (found === 'question' || found === 'end') return found
    await page.keyboard.press('Escape')
  }
}

/**
 * Presses Enter and waits until the table shows what came of it. If others have settled the question just before,
 * nothing comes of it: then it is asked again.
 */
async function enter(page: Page): Promise<void> {
  const before = await page.locator('.table').textContent()
  await page.keyboard.press('Enter')
  await page
    .waitForFunction(
      (text) =>
        document.querySelector('dialog[open]') !== null || document.querySelector('.table')?.textContent !== text,
      before,
      { timeout: 10_000 },
    )
    .catch(() => undefined)
}

/** Passes, unless the auction ends before the way to that answer is gone. */
async function pass(page: Page): Promise<void> {
  const passing = page.getByRole('button', { name: /^Passen/ })
  for (let press = 0; press < MOST_TABS && (await passing.count()) > 0; press++) {
    await page.keyboard.press('Tab')
    if (/^Passen/.test(await focused(page))) return enter(page)
  }
}

/** Answers the open question: rents are demanded, auctions left to others, all else by the usual answer. */
async function answer(page: Page): Promise<void> {
  const rents = page.getByRole('button', { name: /^Miete verlangen/ })
  if ((await rents.count()) > 0) {
    // In the meantime a bot may land on the player's next deed.
    await expect(async () => {
      await page.keyboard.press('r')
      await expect(rents).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    return
  }
  if (/ bieten/.test(await focused(page))) return pass(page)
  await enter(page)
  if ((await page.locator('dialog[open]').count()) > 0) {
    await pressUntil(page, 'Tab', /^Ja, unwiderruflich/)
    await enter(page)
  }
}

test('a whole game by keyboard alone: from the landing page to the winner, and a rematch', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await pressUntil(page, 'Tab', /^Neues Spiel/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name').first()).toBeVisible()
  await pressUntil(page, 'Tab', /^Kurzes Spiel/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Kurzes Spiel' })).toBeChecked()
  await pressUntil(page, 'Tab', /^Weiteres/)
  await page.keyboard.press('Enter')
  await pressUntil(page, 'Tab', /^Startzahl/)
  await page.keyboard.type(SHORT)
  await pressUntil(page, 'Tab', /^Spiel beginnen/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.decision')).toBeVisible()

  // The settings stand at the end of the page: backwards from its beginning is the short way.
  await pressUntil(page, 'Shift+Tab', /^Normal/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Sofort' })).toBeChecked()

  for (let answers = 0; answers < MOST_ANSWERS && (await nextQuestion(page)) === 'question'; answers++)
    await answer(page)
  await expect(page.getByRole('table', { name: 'Rangliste' })).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/^Revanche/)
  await page.keyboard.press('Enter')
  await expect(page.locator('.decision .answers').first()).toBeVisible()
})

test('a deed’s card stays open while one builds, and closing it leads back to where one was', async ({ page }) => {
  const until = (game: Game) =>
    asked(game, 0)?.ask === 'throw' && mayDo(game, 0, 'build') && (game.s.cash[0] ?? 0) > COMFORTABLE
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben', 'Clara', 'David'], until }))
  await pressUntil(page, 'Tab', /^Haus auf .* bauen/)
  const [, street = ''] = /^Haus auf (.*) bauen/.exec(await focused(page)) ?? []
  await pressUntil(page, 'Shift+Tab', new RegExp(`^${street}`))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: street })
  await expect(dialog).toBeVisible()
  await pressUntil(page, 'Tab', /^Haus auf .* bauen/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /verkaufen/ })).not.toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => focused(page)).toMatch(/bauen/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^${street}`))
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/würfeln$/i)
})

for (const [title, keys, focus] of [
  ['leads to the answers once it has ended', ['Escape'], /würfeln$/i],
  ['leads nowhere if something else is typed meanwhile', ['Escape', 'a'], /^H(aus|otel) auf .* bauen/],
] as const)
  test(`Escape while a scene runs ${title}`, async ({ page }) => {
    const until = (game: Game) =>
      asked(game, 0)?.ask === 'throw' && mayDo(game, 0, 'build') && (game.s.cash[0] ?? 0) > COMFORTABLE
    await openRecord(page, recordUntil({ seats: ['Anna', 'Ben', 'Clara', 'David'], until }))
    await pressUntil(page, 'Tab', /^Haus auf .* bauen/)
    const ended = page.evaluate(pressInScene, keys)
    await page.keyboard.press('Enter')
    await ended
    await expect.poll(() => focused(page)).toMatch(focus)
  })

test('rules are changed in the workshop and back, and an experiment is asked, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await pressUntil(page, 'Tab', /^Eigene Regeln schreiben/)
  await page.keyboard.press('Enter')
  const yours = (differences: string) => page.getByRole('button', { name: `Deine Regeln: ${differences}` })
  await expect(yours('kein Unterschied')).toBeVisible()
  await pressUntil(page, 'Tab', /^Steuern und Gebühren/)
  await page.keyboard.press('Enter')
  await pressUntil(page, 'Tab', /^gehen an die Bank/)
  await page.keyboard.press('ArrowDown')
  await expect(yours('1 Unterschied')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(yours('kein Unterschied')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(yours('1 Unterschied')).toBeVisible()
  await pressUntil(page, 'Shift+Tab', /^Regeln$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Brett' })).toBeFocused()
  await pressUntil(page, 'Shift+Tab', /zur Startseite/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Eigene Regeln schreiben/ })).toBeVisible()
  await pressUntil(page, 'Tab', /^Laboratorium/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Laboratorium' })).toBeVisible()
  await pressUntil(page, 'Tab', /^Was eine Regel bewirkt/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Was eine Zahl bewirkt' })).toBeChecked()
  await pressUntil(page, 'Tab', /^Spielen$/)
})

/** Presses keys in the first moment in which a scene keeps the question from being answered; resolves when it has ended. */
function pressInScene(keys: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const runs = () => document.querySelector('.decision [inert]') !== null
    let hasRun = false
    const look = new MutationObserver(() => {
      if (!hasRun && runs())
        for (const key of keys)
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      hasRun ||= runs()
      if (!hasRun || runs()) return
      look.disconnect()
      resolve()
    })
    look.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['inert'] })
  })
}
