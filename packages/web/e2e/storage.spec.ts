import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { OWN_PAGE, test } from './support/hand.ts'
import { openRecord, startGame } from './support/play.ts'
import { begun } from './support/records.ts'

// What a service worker brings is not the test's to change.
test.use({ keptPage: true, serviceWorkers: 'block' })

/** The next answer that is offered. */
async function answer(page: Page): Promise<void> {
  await page.locator('.decision .answers button:not([aria-disabled="true"])').first().click()
}

test('a page says what is stored where; all games go to one file and come back; a file that is none is named', async ({
  page,
}) => {
  await startGame(page, { seats: ['person', 'person'], seed: 3 })
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Was wird wo gespeichert?' }).click()
  await expect(page.getByText(/^1 Spiel, als Datei/)).toBeVisible()
  await expect(page.getByText(/Noch nichts\.$/)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Zum Laboratorium' })).toBeVisible()
  await expect(page.getByText(/^Diese Seite belegt im Ganzen/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alle in einer Datei sichern' }).click()
  const file = await readFile(await (await saving).path())
  await page.getByRole('button', { name: 'Alle löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alle löschen' }).click()
  await expect(page.getByText('Noch keines.')).toBeVisible()
  const give = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer })
  await give(Buffer.from('{"format":1}'))
  await expect(page.getByText('Das ist kein gespeichertes Spiel.').first()).toBeVisible()
  await give(Buffer.from(file.toString().replace('"format":2', '"format":9')))
  await expect(page.getByText('Diese Datei ist von einem neueren Programm.').first()).toBeVisible()
  await give(Buffer.from(file.toString().replace('"end":', '"end":1')))
  await expect(page.getByText('Diese Datei ist beschädigt.').first()).toBeVisible()
  await give(file)
  await expect(page.locator('.decision')).toBeVisible()
})

/** Whether the browser has room for more is what the test says, in the worker that writes games. */
const NO_ROOM = `
let full = false
new BroadcastChannel('room').onmessage = ({ data, target }) => {
  full = data === 'full'
  target.postMessage('heard')
}
const { put } = IDBObjectStore.prototype
IDBObjectStore.prototype.put = function (...args) {
  if (full) throw new DOMException('No room is left.', 'QuotaExceededError')
  return put.apply(this, args)
}
`

test(
  'where the browser has no room left, or has been cleared, a game goes on and nothing of it is lost',
  OWN_PAGE,
  async ({ page }) => {
    await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${NO_ROOM}${await response.text()}` })
    })
    const tell = (room: string) =>
      page.evaluate((data) => {
        const worker = new BroadcastChannel('room')
        const heard = new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))
        worker.postMessage(data)
        return heard.then(() => worker.close())
      }, room)
    await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: 3 }))
    await tell('full')
    await answer(page)
    const notice = page.getByRole('alert').filter({ hasText: 'Der Browser gibt dieser Seite keinen Platz mehr' })
    await expect(notice).toBeVisible()
    const saving = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Als Datei sichern' }).click()
    expect((await readFile(await (await saving).path())).toString()).toContain('"throw"')
    await tell('room')
    await answer(page)
    await expect(notice).toBeHidden()
    const browser = await page.context().newCDPSession(page)
    const { origin } = new URL(page.url())
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
    const question = await page.locator('.decision').innerText()
    await answer(page)
    await expect(page.locator('.decision')).not.toHaveText(question, { useInnerText: true })
    await expect(page.getByRole('heading', { name: 'Ben entscheidet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Würfeln' })).toBeVisible()
    const stand = await page.locator('.decision').innerText()
    const players = await page.locator('.players').innerText()
    await page.reload()
    await expect(page.locator('.decision')).toHaveText(stand, { useInnerText: true })
    await expect(page.locator('.players')).toHaveText(players, { useInnerText: true })
  },
)
