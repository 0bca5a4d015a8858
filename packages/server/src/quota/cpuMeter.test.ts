import { afterEach, expect, it, vi } from 'vitest'
import { CpuMeter } from './cpuMeter.ts'

let [now, used] = [0, 0]
const asked = vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: used * 900, system: used * 100 }))
vi.spyOn(performance, 'now').mockImplementation(() => now)
afterEach(() => asked.mockClear())

/** So many milliseconds pass, of which the thread runs for some. */
function pass(time: number, running = time): void {
  now += time
  used += running
}

it('what is short counts with its time, and the system is hardly asked', () => {
  const meter = new CpuMeter()
  for (let n = 0; n < 40; n++) {
    const begun = meter.begin()
    pass(0.25)
    expect(meter.since(begun)).toBeCloseTo(0.25)
  }
  expect(asked).toHaveBeenCalledTimes(1)
})

it('who is interrupted pays for what they have used, and for 10 ms more at most', () => {
  const meter = new CpuMeter()
  meter.begin()
  pass(9)
  const begun = meter.begin()
  pass(500, 3)
  expect(meter.since(begun)).toBeCloseTo(12)
  pass(20, 0)
  const later = meter.begin()
  pass(500, 3)
  expect(meter.since(later)).toBeCloseTo(3)
})

it('what is long counts as a whole, whatever is measured within', () => {
  const meter = new CpuMeter()
  const outer = meter.begin()
  pass(20)
  const inner = meter.begin()
  pass(40)
  expect(meter.since(inner)).toBeCloseTo(40)
  pass(5)
  expect(meter.since(outer)).toBeCloseTo(65)
})
