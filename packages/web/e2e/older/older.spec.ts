import { expect, type Page } from '@playwright/test'
import { test } from '../support/hand.ts'
import { startGame } from '../support/play.ts'

test.use({ keptPage: true })

/** With this seed Anna begins and lands on the Turmstraße. */
const ANNA_ON_TURMSTRASSE = 0

/** The format of the saved game, and the hashes of states that lie with its entries. */
function saved(page: Page): Promise<{ format: number; states: string[] }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('hausregeln'))
    const stores = db.transaction(['games', 'entries'])
    const [game] = await done(stores.objectStore('games').getAll())
    const entries: { state: string }[] = await done(stores.objectStore('entries').getAll())
    db.close()
    return { format: game.header.format, states: entries.map(({ state }) => state) }
  })
}

/** Writes the saved game as an older program had it: by format 1, with hashes that nobody can compare any more. */
function makeOlder(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('hausregeln'))
    const stores = db.transaction(['games', 'entries'], 'readwrite')
    const [game] = await done(stores.objectStore('games').getAll())
    await done(stores.objectStore('games').put({ ...game, header: { ...game.header, format: 1 } }))
    const entries = stores.objectStore('entries')
    for (const key of await done(entries.getAllKeys()))
      await done(entries.put({ ...(await done(entries.get(key))), state: '0123456789abcdef' }, key))
    db.close()
  })
}

test('a game that an older program has saved is opened, goes on, and is saved as today', async ({ page }) => {
  await startGame(page, { seats: ['person', 'person'], seed: ANNA_ON_TURMSTRASSE })
  await page.getByRole('button', { name: 'Würfeln' }).click()
  const decline = page.getByRole('button', { name: 'Nicht kaufen, sondern versteigern' })
  await expect(decline).toBeVisible()
  await expect.poll(async () => (await saved(page)).states.length).toBeGreaterThan(1)
  await makeOlder(page)
  expect((await saved(page)).format).toBe(1)
  await page.reload()
  await decline.click()
  await expect(page.getByLabel('Gebot', { exact: true })).toBeVisible()
  await expect.poll(async () => (await saved(page)).format).toBe(2)
  expect((await saved(page)).states).not.toContain('0123456789abcdef')
  await page.reload()
  await expect(page.getByLabel('Gebot', { exact: true })).toBeVisible()
})
