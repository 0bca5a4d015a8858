import { rulebooks } from '@hausregeln/rulebooks'
import { expect, type Page } from '@playwright/test'
import { test } from './support/hand.ts'
import { bookCard, complaints } from './support/play.ts'
import { WebSpace } from './support/webSpace.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

const LAID = /ist mit allen Regelbüchern auf diesem Gerät gespeichert/
/** All of the page and every rulebook are fetched and kept: milliseconds that a busy machine may need for it. */
const LAYING = 100_000
const NEWER = 'Eine neue Fassung von Hausregeln liegt bereit.'

let space: WebSpace
let address = ''

test.beforeEach(async () => {
  space = new WebSpace('/games/hausregeln/')
  address = await space.open()
})
test.afterEach(() => space.close())

/** A game of this rulebook by the set-up; it stands when the board is drawn and somebody is to decide. */
async function begin(page: Page, book: string): Promise<void> {
  await page.goto(`${address}#/new`)
  await bookCard(page, book).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.locator('.decision')).toBeVisible()
}

test('from a folder of plain web space one plays at one screen, and without a network as well', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(address)
  await expect(page.getByText(LAID)).toBeVisible({ timeout: LAYING })
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const { start_url, icons } = await (await fetch(link?.href ?? '')).json()
    const pictures = icons.map(async ({ src }: { src: string }) =>
      (await fetch(new URL(src, link?.href))).headers.get('content-type'),
    )
    return [new URL(start_url, link?.href).href, ...(await Promise.all(pictures))]
  })
  expect(manifest).toEqual([address, 'image/png', 'image/png', 'image/png'])
  expect(space.missed).toEqual([])

  space.close()
  await page.reload()
  for (const { title } of rulebooks) await begin(page, title.de)
  await page.locator('.decision .answers button:not([aria-disabled="true"])').first().click()
  await expect(page.locator('.log li').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('.log li').first()).toBeVisible()
  await page.goto(`${address}#/licences`)
  await page.getByText('Bricolage Grotesque', { exact: true }).click()
  await expect(page.getByText('SIL OPEN FONT LICENSE').first()).toBeVisible()
  await page.getByLabel('Sprache · Language').first().selectOption({ label: 'Français' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licences')
  expect(heard.filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
})

test('web space keeps no tables, and the page says so', async ({ page }) => {
  await page.goto(`${address}#/online`)
  await expect(page.getByText('Hinter dieser Seite steht kein Server, der Tische führt').first()).toBeVisible()
})

test('a newer page is offered where nobody plays, and taken up on request', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByText(LAID)).toBeVisible({ timeout: LAYING })
  await begin(page, 'Vereinfacht')
  await space.change('sw.js', (text) => text.replace(/const BUILD="[^"]+"/, 'const BUILD="assets/newer.js"'))
  await page.evaluate(async () => {
    const house = await navigator.serviceWorker.getRegistration()
    const found = new Promise((resolve) => house?.addEventListener('updatefound', resolve))
    await house?.update()
    await found
  })
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
  await expect(page.getByText(NEWER)).toHaveCount(0)
  await page.getByRole('link', { name: /Startseite/ }).click()
  await expect(page.getByText(NEWER)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt laden' }).click()
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null)
  await expect(page.getByText(NEWER)).toHaveCount(0)
})
