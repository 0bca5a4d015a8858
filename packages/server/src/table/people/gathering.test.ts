import { expect, it } from 'vitest'
import { Timeline } from '../time/timeline.ts'
import { Gathering } from './gathering.ts'

/** A clock by hand, and a gathering that says when it was done. */
function gathering() {
  let now = 1000
  const timers = new Set<{ at: number; call: () => void }>()
  const time = new Timeline({
    ofDay: () => now,
    steady: () => now,
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  const done: number[] = []
  const pass = (milliseconds: number) => {
    now += milliseconds
    for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.call()
  }
  return { it: new Gathering(time, () => done.push(now - 1000)), pass, done, timers }
}

it('does what comes first at once, and what comes soon after it together', () => {
  const { it, pass, done } = gathering()
  it.ask(250)
  expect(done).toEqual([0])
  for (let n = 0; n < 5; n++) {
    pass(40)
    it.ask(250)
  }
  expect(done).toEqual([0])
  pass(50)
  expect(done).toEqual([0, 250])
  pass(1000)
  it.ask(250)
  expect(done).toEqual([0, 250, 1250])
})

it('does something by the earliest time at which somebody wants it', () => {
  const { it, pass, done, timers } = gathering()
  it.ask(0)
  it.ask(4000)
  pass(100)
  it.ask(250)
  it.ask(4000)
  expect(timers.size).toBe(1)
  pass(150)
  expect(done).toEqual([0, 250])
  it.ask(250)
  it.end()
  pass(5000)
  expect(done).toEqual([0, 250])
})
