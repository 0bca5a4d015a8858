import { type Storage, StorageError } from '@hausregeln/server/storage/storage.ts'
import { Ledger } from '@hausregeln/server/table/ledger.ts'
import type { World } from '@hausregeln/server/table/world.ts'
import { expect, it } from 'vitest'
import { head } from '../storage/conformance.ts'

/** A ledger over a storage of which each append is confirmed when the test says so. */
function ledger() {
  const appends: { steps: readonly string[]; confirm: () => void }[] = []
  const append = (_code: string, _expected: number, steps: readonly string[]) =>
    new Promise<void>((confirm) => appends.push({ steps, confirm }))
  const world = { storage: { append } as Partial<Storage>, meter: { written: () => undefined } } as unknown as World
  const told: string[] = []
  const failed: unknown[] = []
  const book = new Ledger(world, 'a', 0, (error) => failed.push(error))
  const add = (text: string) => book.add({ text, head: head(), release: () => told.push(text), again: [] })
  return { book, add, appends, told, failed }
}

it('tells what is durable, in order, and collects what comes while it writes', async () => {
  const { book, add, appends, told } = ledger()
  for (const text of ['one', 'two', 'three']) add(text)
  await expect.poll(() => appends.length).toBe(1)
  book.afterAll(() => told.push('after all'))
  expect([book.sequence, book.idle, told]).toEqual([3, false, []])
  appends[0]!.confirm()
  await expect.poll(() => appends.length).toBe(2)
  expect(told).toEqual(['one'])
  appends[1]!.confirm()
  await expect.poll(() => book.idle).toBe(true)
  expect(appends.map(({ steps }) => steps)).toEqual([['one'], ['two', 'three']])
  expect(told).toEqual(['one', 'two', 'three', 'after all'])
})

it('writes what depends on another table only when that one is durable', async () => {
  const { book, add, appends, told } = ledger()
  const { promise, resolve } = Promise.withResolvers<void>()
  book.writeAfter(promise)
  add('the next table is …')
  expect(appends).toEqual([])
  resolve()
  await expect.poll(() => appends.length).toBe(1)
  appends[0]!.confirm()
  await expect.poll(() => told).toEqual(['the next table is …'])
})

it('fails with the other table', async () => {
  const { book, add, appends, told, failed } = ledger()
  const full = new StorageError('The disk is full.')
  book.writeAfter(Promise.reject(full))
  add('the next table is …')
  await expect.poll(() => failed).toEqual([full])
  expect([appends, told]).toEqual([[], []])
})

it('writes and tells nothing more once the table has given way to another, which does the rest again', async () => {
  const { book, add, appends, told, failed } = ledger()
  const again = () => undefined
  add('a step of a bot')
  book.add({ text: 'asked for', head: head(), release: () => told.push('asked for'), again: [again] })
  await expect.poll(() => appends.length).toBe(1)
  book.stop()
  expect(book.unfinished).toEqual([again])
  appends[0]!.confirm()
  await expect.poll(() => told).toEqual(['a step of a bot'])
  add('a step that comes late')
  await new Promise(setImmediate)
  expect([appends.map(({ steps }) => steps), told, failed]).toEqual([[['a step of a bot']], ['a step of a bot'], []])
})
