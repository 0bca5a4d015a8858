import { readFile } from 'node:fs/promises'
import { readRecord, replay } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { type Browser, expect, type Page, type Response } from '@playwright/test'
import { findings } from './support/axe.ts'
import { newcomer, OWN_PAGE } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'
import { bookCard } from './support/play.ts'
import { test } from './support/several.ts'

test.use({ keptPage: true })

const enabled = '.decision .answers button:not([aria-disabled="true"])'

/** A person with a browser of their own. */
async function person(browser: Browser): Promise<Page> {
  return newcomer(browser, { locale: 'de-DE' })
}

/** Lays a table for two and sits down at it; returns its address. */
async function layTable(page: Page, name: string): Promise<string> {
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Online spielen' }).click()
  await page.getByLabel('Dein Name am Tisch').fill(name)
  await page.getByRole('spinbutton', { name: 'Plätze' }).fill('2')
  await page.getByText('Uhren', { exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Minuten je Spieler im ganzen Spiel' }).fill('30')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await expect(page.getByRole('button', { name: 'Aufstehen' })).toBeVisible()
  return page.url()
}

/** Comes by the link and gives a name; `sits`: takes the free seat. */
async function join(page: Page, address: string, name: string, sits: boolean): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Dein Name am Tisch').fill(name)
  await page.getByRole('button', { name: 'Zum Tisch' }).click()
  if (sits) await page.getByRole('button', { name: 'Hier sitzen' }).click()
}

/** The path of a file that the page gives. */
async function download(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return (await saved).path()
}

/** The rows of a sheet of the game's workbook, as the page gives it now. */
async function sheetOf(page: Page, name: string) {
  return records(await readBack(await download(page, 'Als Arbeitsmappe sichern')), name)
}

/** Both answer what they are asked, so many times together. */
async function playOn(pages: readonly Page[], answers: number): Promise<void> {
  for (let done = 0; done < answers; done++) {
    const asked = pages.map((page) => page.locator(enabled).first())
    await Promise.any(asked.map((button) => button.waitFor()))
    for (const button of asked)
      if (await button.isVisible()) await button.click({ timeout: 3000 }).catch(() => undefined)
  }
}

test('two people by a link: reload, talk, a bot in between, the end, honest dice, replay, a rematch', async ({
  browser,
}) => {
  const ada = await person(browser)
  const address = await layTable(ada, 'Ada')
  const bo = await person(browser)
  await join(bo, address, 'Bo', true)
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(bo.getByRole('timer', { name: 'Uhr von Ada' })).toHaveText(/^(30:00|29:\d\d)$/)
  await playOn([ada, bo], 6)

  const cash = await bo.locator('.players').innerText()
  await bo.reload()
  await expect(bo.locator('.players')).toHaveText(new RegExp(cash.split('\n')[0] ?? ''))
  await bo.getByLabel('Nachricht').fill('Guten Abend!')
  await bo.keyboard.press('Enter')
  await expect(ada.locator('.chat')).toContainText('Guten Abend!')
  expect(await findings(ada)).toEqual([])

  await expect(bo.getByRole('button', { name: 'Spielstand sichern' })).toBeVisible()
  await expect(bo.getByRole('button', { name: 'Als Datei sichern' })).toHaveCount(0)
  expect((await sheetOf(bo, 'Guthaben')).length).toBeGreaterThan(1)

  await bo.getByRole('button', { name: 'Bot für mich spielen lassen' }).click()
  await bo.getByRole('button', { name: 'Selbst weiterspielen' }).click()
  await expect(bo.getByRole('button', { name: 'Bot für mich spielen lassen' })).toBeVisible()

  await ada.getByRole('button', { name: 'Unterbrechen' }).click()
  await bo.getByRole('button', { name: 'Einverstanden' }).click()
  await expect(ada.getByText('Das Spiel ist unterbrochen.')).toBeVisible()
  await bo.getByRole('button', { name: 'Fortsetzen' }).click()
  await ada.getByRole('button', { name: 'Einverstanden' }).click()
  await expect(ada.getByRole('button', { name: 'Unterbrechen' })).toBeVisible()

  await bo.getByRole('button', { name: 'Aufgeben' }).click()
  await bo.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click()
  await expect(ada.locator('.ranking')).toBeVisible()
  const record = readRecord(await readFile(await download(ada, 'Als Datei sichern'), 'utf8'))
  const { session } = replay(classic.book, record)
  const balances = (await sheetOf(ada, 'Guthaben')).at(-1)
  expect([balances?.Ada, balances?.Bo]).toEqual([...session.game.s.cash.slice(0, 2)])
  await ada.getByRole('button', { name: 'Würfel nachrechnen' }).click()
  await expect(ada.getByText(/^Alles stimmt/)).toBeVisible()
  await ada.getByRole('link', { name: 'Nachspielen' }).click()
  await ada.getByRole('button', { name: 'Einen Schritt weiter' }).click()
  await expect(ada.getByText(/^Eintrag [1-9]\d* von/)).toBeVisible()
  await ada.goBack()

  await ada.getByRole('button', { name: 'Revanche' }).click()
  await bo.getByRole('link', { name: 'Zum Tisch der Revanche' }).click()
  // Who has played before sits down again.
  await expect(bo.getByRole('button', { name: 'Aufstehen' })).toBeVisible()
})

test('a spectator sees what is open and is asked for nothing; another device is the same person', async ({
  browser,
}) => {
  const ada = await person(browser)
  const address = await layTable(ada, 'Ada')
  await ada.getByLabel('Wer sitzt hier?').last().selectOption('steady')
  await ada.getByRole('button', { name: 'Spiel beginnen' }).click()
  await ada.locator('.decision').waitFor()
  const zoe = await person(browser)
  await join(zoe, address, 'Zoe', false)
  await expect(zoe.getByText('Du schaust zu.')).toBeVisible()
  await expect(zoe.locator(enabled)).toHaveCount(0)

  await ada.getByRole('button', { name: 'Meinen Link zeigen' }).click()
  const link = await ada.locator('.invitation__link').last().innerText()
  const phone = await person(browser)
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Ada' }).click()
  await phone.locator(enabled).first().waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findings(phone)).toEqual([])

  // A code, unlike the person's link, takes the seat along: the device before it watches, and is told so.
  await ada.getByRole('button', { name: 'Code zeigen' }).click()
  const seat = await ada.locator('.seat-code').innerText()
  await zoe.goto(address.replace('#/table', '#/claim'))
  await zoe.getByLabel('Code für den Platz').fill(seat)
  await zoe.getByRole('button', { name: 'Platz einnehmen' }).click()
  await zoe.locator(enabled).first().waitFor()
  for (const before of [ada, phone]) {
    await expect(before.getByText('Dein Platz wird jetzt auf einem anderen Gerät gespielt.')).toBeVisible()
    await expect(before.locator(enabled)).toHaveCount(0)
  }
})

test('an address without a table is answered with a sentence', async ({ page }) => {
  await page.goto('/#/table/k3m9x2pqrs')
  await page.getByLabel('Dein Name am Tisch').fill('Ada')
  await page.getByRole('button', { name: 'Zum Tisch' }).click()
  await expect(page.getByText('Diesen Tisch gibt es nicht (mehr).')).toBeVisible()
  await page.goto('/#/device/k3m9x2pqrs/gone')
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ich habe einen Code' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await expectRoom(page)
  await page.goto('/#/table/k3m9x2pqrs')
  await expect(page.getByText('Diesen Tisch gibt es nicht (mehr).')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

/** Somebody is about to lay a table; the rulebook of the exchange is held back until `come` is called. */
async function layingWithoutExchange(browser: Browser): Promise<{ page: Page; come: () => void }> {
  const page = await person(browser)
  await page.goto('/#/online')
  await page.getByLabel('Dein Name am Tisch').fill('Ada')
  const { promise: late, resolve: come } = Promise.withResolvers<void>()
  await page.route(/assets\/exchange-[^/]*\.js$/, async (route) => {
    await late
    await route.continue()
  })
  return { page, come }
}

test(
  'a rulebook that is slow to come is shown as chosen at once, and what is set meanwhile goes with it',
  OWN_PAGE,
  async ({ browser }) => {
    const { page, come } = await layingWithoutExchange(browser)
    const card = bookCard(page, 'Börse')
    await card.click()
    await expect(card.getByRole('radio')).toBeChecked()
    await page.getByRole('spinbutton', { name: 'Plätze' }).fill('5')
    await page.getByText('Begleiter für ein echtes Brett').click()
    await expect(page.getByRole('switch', { name: 'Begleiter für ein echtes Brett' })).toBeChecked()
    const lay = page.getByRole('button', { name: 'Tisch eröffnen' })
    await expect(lay).toHaveAttribute('aria-disabled', 'true')
    await expect(card.getByRole('radio')).toBeChecked()
    come()
    await expect(lay).not.toHaveAttribute('aria-disabled', 'true')
    await lay.click()
    await expect(page.locator('.seats__seat')).toHaveCount(5)
    await expect(page.locator('main')).toContainText('Börse · Begleiter für ein echtes Brett')
  },
)

test(
  'a rulebook that cannot be loaded is named in a sentence, and all stays as it was set',
  OWN_PAGE,
  async ({ browser }) => {
    const page = await person(browser)
    await page.goto('/#/online')
    await page.getByLabel('Dein Name am Tisch').fill('Ada')
    await page.getByRole('spinbutton', { name: 'Plätze' }).fill('5')
    await page.route(/assets\/exchange-[^/]*\.js$/, (route) => route.abort())
    await bookCard(page, 'Börse').click()
    await expect(page.locator('.hr-toast__text')).toHaveText('Ein Teil der Seite ließ sich nicht laden')
    await expect(bookCard(page, 'Klassisch').getByRole('radio')).toBeChecked()
    await expect(page.getByRole('spinbutton', { name: 'Plätze' })).toHaveValue('5')
    await expect(page.getByRole('button', { name: 'Tisch eröffnen' })).not.toHaveAttribute('aria-disabled', 'true')
  },
)

test(
  'of two rulebooks that are chosen one after the other the second counts, though the first comes later',
  OWN_PAGE,
  async ({ browser }) => {
    const { page, come } = await layingWithoutExchange(browser)
    /** The page has run this file, and shows what came of that. */
    const run = async (file: Promise<Response>) => {
      await page.evaluate((address) => import(address), (await file).url())
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
    }
    const first = page.waitForResponse(/assets\/exchange-/)
    await bookCard(page, 'Börse').click()
    const second = page.waitForResponse(/assets\/stadium-/)
    await bookCard(page, 'Stadion').click()
    await run(second)
    come()
    await run(first)
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
    await expect(page.getByRole('main')).toContainText('Der Tisch wird vorbereitet · Stadion')
  },
)
