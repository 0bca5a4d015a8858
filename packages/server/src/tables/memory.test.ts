import { expect, it } from 'vitest'
import { type Heap, Memory } from './memory.ts'

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

it('knows the heap of this process', () => {
  expect(new Memory(100).isShort()).toBe(false)
  expect(new Memory(0).isShort()).toBe(true)
})
