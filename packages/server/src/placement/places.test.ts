import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listener, Note } from '../storage/storage.ts'
import { Places } from './places.ts'

const ALL = ['https://a.example', 'https://b.example'] as const
const [A, B] = ALL

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
  const codes = Array.from({ length: 20 }, (_, n) => `table${n}`)
  expect(new Set(codes.map((code) => stays.elsewhere(code)))).toEqual(new Set([A, null]))
  stays.end()
  returns.end()
})
