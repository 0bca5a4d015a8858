import { rmSync } from 'node:fs'
import { Metrics } from '@hausregeln/server/http/metrics.ts'
import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import { StorageError } from '@hausregeln/server/storage/storage.ts'
import { Tables } from '@hausregeln/server/tables/tables.ts'
import { afterAll, expect, it } from 'vitest'
import { layDown, longGame } from '../support/longGame.ts'
import { temporaryDirectory } from '../support/server.ts'

const directory = temporaryDirectory()
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** A real file, whose steps are read only once the test lets them. */
class Held extends SqliteStorage {
  readonly #asked = Promise.withResolvers<void>()
  readonly #free = Promise.withResolvers<void>()
  readonly asked = this.#asked.promise
  readonly letGo = this.#free.resolve

  override async *stream(code: string, after = 0): AsyncIterable<readonly string[]> {
    this.#asked.resolve()
    await this.#free.promise
    yield* super.stream(code, after)
  }
}

const silent = () => undefined

it('a page that comes while the server stops is told to come again, not that there is no table', async () => {
  const storage = new Held(directory)
  await layDown(storage, 'abcdefghkm', longGame(10))
  const tables = new Tables(storage, { debug: silent, info: silent, warn: silent, error: silent }, new Metrics())
  const opened = tables.with('abcdefghkm', (table) => table)
  await storage.asked
  const closed = tables.close()
  storage.letGo()
  await expect(opened).rejects.toThrow(StorageError)
  await closed
  await storage.close()
})
