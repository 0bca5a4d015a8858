import { expect, it } from 'vitest'
import { type Heap, mostAllowed, OWN_HEAP } from './heap.ts'
import { Memory } from './memory.ts'

/** A heap of 100 bytes, in which so many are alive. */
class TestHeap implements Heap {
  readonly most = 100
  used = 0
  alive = 0
  collected = 0

  collect(): void {
    this.collected++
    this.used = this.alive
  }
}

it('is short of room when what is alive takes more than it may, and not for what can be collected', () => {
  const heap = new TestHeap()
  const memory = new Memory(75, heap)
  heap.used = 75
  expect([memory.isShort(0), heap.collected]).toEqual([false, 0])
  heap.used = 90
  heap.alive = 50
  expect([memory.isShort(1), heap.collected]).toEqual([false, 1])
  heap.used = 90
  heap.alive = 80
  expect([memory.isShort(6000), heap.collected]).toEqual([true, 2])
  // It is not collected again at every question.
  heap.alive = 10
  expect([memory.isShort(6001), heap.collected]).toEqual([true, 2])
  expect([memory.isShort(12_000), heap.collected]).toEqual([false, 3])
})

it('knows how much may live on, as the process was started, which is much less than V8 tells where it is little', () => {
  expect(mostAllowed([''], 320)).toBe(320)
  expect(mostAllowed(['--max-old-space-size=128', '--enable-source-maps'], 2 ** 30)).toBe(128 * 2 ** 20)
  expect(mostAllowed(['--max-old-space-size=128 -r x', '--max_old_space_size', '256'], 2 ** 30)).toBe(256 * 2 ** 20)
})

it('knows the heap of this process', () => {
  // What other tests have left is no part of it.
  OWN_HEAP.collect()
  const before = OWN_HEAP.used
  const held = Array.from({ length: 2 ** 20 }, (_, n) => ({ n }))
  OWN_HEAP.collect()
  expect(OWN_HEAP.used - before).toBeGreaterThan(2 ** 20 * 16)
  expect(held.length).toBe(2 ** 20)
  expect(new Memory(100).isShort()).toBe(false)
  expect(new Memory(0).isShort()).toBe(true)
})
