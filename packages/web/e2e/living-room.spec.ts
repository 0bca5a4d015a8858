import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { newcomer } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'
import { test } from './support/several.ts'

// All in one process, for which one server is started.
test.describe.configure({ mode: 'default' })

let data = ''
let server: ChildProcess
/** The server as this machine reaches it, and as other devices do: what it has printed. */
let here = ''
let away = ''

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'hausregeln-living-room-'))
  here = away = ''
  const env = { ...process.env, HOST: '0.0.0.0', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' }
  // As `npm run serve` begins it: with what Node keeps of its sources.
  const command = ['--import', './scripts/lib/demandRuntime.mjs', 'packages/server/src/main.ts']
  server = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (server.stdout === null) throw new Error('The server says nothing.')
  for await (const line of createInterface({ input: server.stdout })) {
    here ||= /Hausregeln is at (\S+)/.exec(line)?.[1] ?? ''
    away ||= /in the same network open (\S+)/.exec(line)?.[1] ?? ''
    if (away !== '' || line.includes('no address')) break
  }
})

test.afterAll(async () => {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
  rmSync(data, { recursive: true })
})

async function layTable(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#/online`)
  await page.getByLabel('Dein Name am Tisch').fill('Ada')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await page.getByRole('button', { name: 'Hier sitzen' }).first().waitFor()
}

const link = (page: Page) => page.locator('.invitation__link')

test('a page of a server that only this machine reaches shows no code, and says how others come', async ({ page }) => {
  await layTable(page, '')
  await expect(page.getByText('npm start -- --home')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Link als Bild für Telefone' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Teilen' })).toHaveCount(0)
})

test('a page that is open as localhost invites to the address that phones reach, and a phone comes by it', async ({
  page,
  browser,
}) => {
  await layTable(page, here.replace('127.0.0.1', 'localhost'))
  if (away === '') return expect(page.getByText('npm start -- --home'), 'this machine is in no network').toBeVisible()
  await expect(link(page)).toContainText(away)
  await expect(page.getByRole('img', { name: 'Link als Bild für Telefone' })).toBeVisible()
  await expect(page.getByText('npm start')).toHaveCount(0)

  const phone = await newcomer(browser, { viewport: { width: 360, height: 740 }, locale: 'de-DE' })
  await phone.goto(await link(page).innerText())
  await phone.getByLabel('Dein Name am Tisch').fill('Bo')
  await phone.getByRole('button', { name: 'Zum Tisch' }).click()
  await phone.getByRole('button', { name: 'Hier sitzen' }).first().click()
  await expect(page.locator('.seats')).toContainText('Bo')

  // The big screen shows from the lobby on how others come, and who is there.
  const wide = await newcomer(browser, { viewport: { width: 1920, height: 1080 }, locale: 'de-DE' })
  await wide.goto(page.url().replace('#/table/', '#/projector/table/'))
  await expect(wide.getByRole('img', { name: 'Link als Bild für Telefone' })).toBeVisible()
  await expect(wide.locator('.wide-lobby__seats')).toContainText('Bo')
  await expect(wide.locator('.wide-lobby__link')).toContainText(new URL(away).host)
  expect(await findings(wide)).toEqual([])
  await expectRoom(wide, [
    [1366, 768],
    [1920, 1080],
  ])

  // Without https there is no clipboard, and yet a link can be copied; what there is not is said.
  expect(await phone.evaluate(() => isSecureContext)).toBe(false)
  await expect(phone.getByText('Ohne https')).toBeVisible()
  await phone.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(phone.getByRole('button', { name: 'Kopiert' })).toBeFocused()
  await phone.getByLabel('Nachricht').focus()
  await phone.keyboard.press('Control+V')
  await expect(phone.getByLabel('Nachricht')).toHaveValue(await link(phone).innerText())
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  // In the game the big screen has the board, and still the way in; the phone is a hand.
  await page.getByRole('button', { name: 'Freie Plätze an Bots' }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(wide.locator('.wide__board .hr-board')).toBeVisible()
  await expect(wide.locator('.wide__head').getByRole('img', { name: 'Link als Bild für Telefone' })).toBeVisible()
  await expect(phone.locator('.decision')).toBeVisible()
  expect(await findings(wide)).toEqual([])
})

test('a browser that lets neither copy nor keep says so, and the evening goes on', async ({ page }) => {
  await page.addInitScript(() => {
    document.execCommand = () => false
    Object.assign(navigator.clipboard ?? {}, { writeText: () => Promise.reject(new Error('no')) })
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await layTable(page, away || here)
  await expect(page.getByText('Dieser Browser bewahrt nichts auf').first()).toBeVisible()
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByText('Markiere den Link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aufstehen' })).toBeVisible()
})

test('saved games that the browser does not show are a sentence, and a new game can be begun', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await page.goto('/')
  await expect(page.getByText('lässt diese Seite nichts speichern').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neues Spiel' })).toBeVisible()
})
