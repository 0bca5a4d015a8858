import { beforeEach, describe, expect, it } from 'vitest'
import { Timeline } from './timeline.ts'

const START = 1_000_000

let ofDay: number
let steady: number
let time: Timeline
beforeEach(() => {
  ofDay = START
  steady = 500
  time = new Timeline({ ofDay: () => ofDay, steady: () => steady, after: () => () => undefined })
})

/** Time passes in which the server runs, and looks at the time. */
function run(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 500) {
    const passed = Math.min(500, left)
    steady += passed
    ofDay += passed
    time.look()
  }
}

describe('a server’s own time', () => {
  it('is the time of day, and lived time counts from the start', () => {
    run(10_000)
    expect(time.now()).toBe(START + 10_000)
    expect(time.lived).toBe(10_000)
    expect(time.livedAt(START + 4000)).toBe(4000)
    expect(time.momentOf(12_000)).toBe(START + 12_000)
  })

  it('of what was before the start counts nothing as lived, nor of what is yet to come', () => {
    run(1000)
    expect(time.livedAt(START - 3_600_000)).toBe(0)
    expect(time.livedAt(START + 3_600_000)).toBe(1000)
  })

  it.each([
    ['the time of day is set an hour forward', () => (ofDay += 3_600_000)],
    ['the machine sleeps, and the steady clock with it', () => (ofDay += 3_600_000)],
    [
      'the machine sleeps, or the process is stopped, and the steady clock goes on',
      () => {
        ofDay += 3_600_000
        steady += 3_600_000
      },
    ],
  ])('counts nothing as lived when %s, whether or not it was looked at yet', (_, leap) => {
    run(10_000)
    const deadline = time.lived + 5000
    leap()
    expect(time.lived).toBe(10_000)
    expect(time.now()).toBe(START + 10_000)
    expect(time.look()).toBe(3_600_000)
    expect(time.look()).toBe(0)
    expect(time.now()).toBe(START + 3_610_000)
    expect(time.lived).toBe(10_000)
    expect(time.momentOf(deadline)).toBe(START + 3_615_000)
    // Of steps from before and from within, as they are read again.
    expect(time.livedAt(START + 9000)).toBe(9000)
    expect(time.livedAt(START + 1_000_000)).toBe(10_000)
    run(2000)
    expect(time.lived).toBe(12_000)
    expect(time.livedAt(START + 3_611_000)).toBe(11_000)
  })

  it('never goes back when the time of day is set an hour back, and says so once', () => {
    run(10_000)
    ofDay -= 3_600_000
    expect(time.look()).toBe(-3_600_000)
    expect(time.look()).toBe(0)
    run(5000)
    expect(time.now()).toBe(START + 15_000)
    expect(time.lived).toBe(15_000)
    ofDay += 3_600_000
    expect(time.look()).toBe(0)
    expect(time.lived).toBe(15_000)
  })

  it('follows a time of day that runs a little fast, or slow, without a leap', () => {
    for (let n = 0; n < 100; n++) {
      steady += 500
      ofDay += 505
      expect(time.look()).toBe(0)
    }
    expect(time.now()).toBeGreaterThan(ofDay - 30)
    const before = time.now()
    ofDay -= 400
    expect(time.look()).toBe(0)
    expect(time.now()).toBeGreaterThanOrEqual(before)
  })
})
