import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listener, Note } from '../storage/storage.ts'
import { Places } from './places.ts'

const ALL = ['https://a.example', 'https://b.example'] as const
const [A, B] = ALL
const C = 'https://c.example'
const CODES = Array.from({ length: 20 }, (_, n) => `table${n}`)

/** What is told is heard by all, in order. */
class Air {
  readonly #listeners: Listener[] = []

  follow(listener: Listener): void {
    this.#listeners.push(listener)
  }

  async tell(notes: readonly Note[]): Promise<void> {
    for (const note of notes) for (const { heard } of this.#listeners) heard(note, 'air')
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a place that is back before anybody has missed it gets its pages again', async () => {
  const air = new Air()
  const moved = vi.fn()
  const stays = new Places(air, { own: B, all: ALL }, moved)
  const dies = new Places(air, { own: A, all: ALL }, () => {})
  stays.enter()
  dies.enter()
  await vi.advanceTimersByTimeAsync(5000)
  expect(moved).toHaveBeenCalledTimes(1)
  dies.end()
  const returns = new Places(air, { own: A, all: ALL }, () => {})
  returns.enter()
  await vi.advanceTimersByTimeAsync(5000)
  expect(moved).toHaveBeenCalledTimes(2)
  expect(new Set(CODES.map((code) => stays.elsewhere(code)))).toEqual(new Set([A, null]))
  stays.end()
  returns.end()
})

it('pages are moved once more when a place that notices later that another has gone takes them too', async () => {
  const air = new Air()
  const all = [...ALL, C]
  /** How many tables each move finds at a place that sends them on. */
  const refused: number[] = []
  const notices = new Places(air, { own: B, all }, () => {
    const moved = CODES.filter((code) => notices.elsewhere(code) === C)
    refused.push(moved.filter((code) => noticesLater.elsewhere(code) !== null).length)
  })
  const noticesLater = new Places(air, { own: C, all }, () => {})
  const dies = new Places(air, { own: A, all }, () => {})
  notices.enter()
  await vi.advanceTimersByTimeAsync(900)
  dies.enter()
  await vi.advanceTimersByTimeAsync(900)
  noticesLater.enter()
  await vi.advanceTimersByTimeAsync(30_000)
  refused.length = 0
  dies.end()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(refused[0]).toBeGreaterThan(0)
  expect(refused.at(-1)).toBe(0)
  notices.end()
  noticesLater.end()
})
