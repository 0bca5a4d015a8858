import type { SealedEntry } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { atOnce, inTurns } from '@hausregeln/server/table/game/inTurns.ts'
import { replaying } from '@hausregeln/server/table/game/play.ts'
import { Origin } from '@hausregeln/server/table/played/origin.ts'
import type { Step } from '@hausregeln/server/table/steps/step.ts'
import { Timeline } from '@hausregeln/server/table/time/timeline.ts'
import { describe, expect, it } from 'vitest'
import { longGame } from '../support/longGame.ts'

/** Entries that are played, or steps that are read, until others have their turn. */
const AT_ONCE = 500

const { texts, history } = longGame(1800)
const facts = texts.flatMap((text) => (JSON.parse(text) as Step).facts)
const entries = facts.flatMap((fact): readonly SealedEntry[] => (fact.fact === 'entered' ? fact.entries : []))
const last = entries.at(-1)?.state

/** How often work pauses. */
function pausesOf(work: Generator<void, unknown>): number {
  let pauses = 0
  while (!work.next().done) pauses++
  return pauses
}

describe('a long game lets others have their turns', () => {
  it.each([
    ['for its end alone', false],
    ['as a whole', true],
  ])('while its table is opened %s', (_, whole) => {
    const origin = new Origin('abc', { library: { ready: () => undefined }, time: new Timeline() }, whole)
    const pauses = pausesOf(origin.take(texts)) + pausesOf(origin.finish())
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(texts.length / AT_ONCE) + Math.floor(entries.length / AT_ONCE))
    const opened = origin.open()
    expect(opened.history.state).toEqual(history.state)
    expect(opened.play?.frozen).toBeNull()
    expect(opened.play?.session.since(entries.length - 1)).toEqual(entries.slice(-1))
    expect(opened.play?.whole).toBe(whole)
  })

  it('while it is played again to go on at a table', () => {
    const header = history.state.header!
    expect(pausesOf(replaying(classic.book, { header, entries }))).toBe(Math.floor((entries.length - 1) / AT_ONCE))
    const { session } = atOnce(replaying(classic.book, { header, entries }))
    expect(session.record.entries.at(-1)?.state).toBe(last)
  })

  it('each of which comes between two parts', async () => {
    const order: string[] = []
    function* work() {
      order.push('one')
      yield
      order.push('two')
      return 'done'
    }
    setImmediate(() => order.push('another'))
    expect(await inTurns(work())).toBe('done')
    expect(order).toEqual(['one', 'another', 'two'])
  })
})
