import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Book, editionOf, type GameRecord, type RecordHeader, replay, type SealedEntry } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { carriedBook } from '@hausregeln/rulebooks/file/index.ts'
import { expect, type Page } from '@playwright/test'
import { test } from '../support/hand.ts'

test.use({ keptPage: true })

/**
 * Games as a browser had them while edition 1 was the newest, one by a built-in book and one by house rules, which is
 * carried along: Cem has begun and had his turn, and what is now still the first round was already the second. They are
 * never rewritten.
 */
interface Saved {
  readonly game: { readonly id: string; readonly header: RecordHeader }
  readonly entries: readonly SealedEntry[]
}
const games: readonly Saved[] = JSON.parse(readFileSync(join(import.meta.dirname, 'edition-1.json'), 'utf8'))

/** Lays games into the database of a page that has opened it. */
function layDown(page: Page, saved: readonly Saved[]): Promise<void> {
  return page.evaluate(async (all) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('hausregeln', 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore('games', { keyPath: 'id' })
        request.result.createObjectStore('entries')
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const stores = db.transaction(['games', 'entries'], 'readwrite')
    for (const { game, entries } of all) {
      stores.objectStore('games').put(game)
      for (const [number, entry] of entries.entries()) stores.objectStore('entries').put(entry, [game.id, number])
    }
    await new Promise((resolve) => {
      stores.oncomplete = resolve
    })
    db.close()
  }, saved)
}

/** A game as it lies in the browser now. */
function keptOf(page: Page, id: string): Promise<GameRecord> {
  return page.evaluate(async (game) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('hausregeln'))
    const stores = db.transaction(['games', 'entries'])
    const { header } = await done(stores.objectStore('games').get(game))
    const entries = await done(stores.objectStore('entries').getAll(IDBKeyRange.bound([game, 0], [game, 1e9])))
    db.close()
    return { header, entries }
  }, id)
}

function bookOf(header: RecordHeader): Book {
  const read = carriedBook(header)
  if (read?.faults) throw new Error(read.faults[0]?.en)
  return (read?.value ?? classic).book
}

for (const { game, entries } of games)
  test(`a game of edition 1 by "${game.header.rulebook}" is opened, goes on in its edition, and is saved so`, async ({
    page,
  }) => {
    await page.goto('/#/')
    await layDown(page, games)
    await page.goto(`/#/game/${game.id}`)
    const throws = page.getByRole('button', { name: 'Würfeln' })
    await expect(throws).toBeVisible()
    await expect(page.getByText('Runde 2', { exact: false }).first()).toBeVisible()
    await throws.click()
    await expect.poll(async () => (await keptOf(page, game.id)).entries.length).toBeGreaterThan(entries.length)
    await page.reload()
    await expect(page.locator('.decision')).toBeVisible()
    const record = await keptOf(page, game.id)
    expect(editionOf(record.header)).toBe(1)
    expect(record.entries.slice(0, entries.length)).toEqual(entries)
    const { session, stopped } = replay(bookOf(record.header), record)
    expect([stopped, session.length, session.game.s.round]).toEqual([null, record.entries.length, 2])
  })
