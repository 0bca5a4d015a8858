import { describeEvent, type EventType, newHeader, Session } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../types.ts'
import { pauseAfter } from './pace.ts'

function line(entry: number, type: EventType, ...numbers: number[]): LogLine {
  const event = describeEvent(exchange.book, type, 'sealedReveal', numbers)
  return { round: 1, turnSeat: 0, event, offer: null, entry, reason: null }
}

const seats = [{ name: 'Ada' }, { name: 'Bo' }]
const chance = { kind: 'seed', seed: 1 } as const
const { game } = new Session(exchange.book, newHeader(exchange.book, { seats, options: {}, chance }))
const threw = [line(3, 'threw', 0, 3, 4, 0), line(3, 'moved', 0, 0, 7)]
const opened = [line(4, 'sealedRevealed', 0, 40), line(4, 'sealedRevealed', 1, 25)]

describe('the pace of bots', () => {
  it('leaves time for dice to roll and pieces to walk, a person’s at length', () => {
    const bots = pauseAfter('normal', threw, game, true)
    expect(bots).toBeGreaterThan(1000)
    expect(pauseAfter('normal', threw, game, false)).toBeGreaterThan(1.5 * bots)
    expect(pauseAfter('slow', threw, game, true)).toBeGreaterThan(1.5 * bots)
    expect(pauseAfter('fast', threw, game, true)).toBeLessThan(bots)
  })

  it('gives opened slips their moment, and goes on after the next step', () => {
    const turn = [line(5, 'turnBegan', 1, 1)]
    expect(pauseAfter('normal', opened, game, true)).toBeGreaterThan(pauseAfter('normal', turn, game, true))
    expect(pauseAfter('normal', [...opened, ...turn], game, true)).toBe(pauseAfter('normal', turn, game, true))
  })

  it('leaves time for a moment, among bots as among people', () => {
    const left = [line(6, 'left', 1, -1)]
    const over = [...left, line(6, 'gameOver', 0, 1)]
    const moment = pauseAfter('normal', left, game, true)
    expect(moment).toBeGreaterThan(1600)
    expect(pauseAfter('normal', over, game, true)).toBeGreaterThan(moment + 1600)
    const quiet = [line(6, 'resigned', 1), ...left]
    expect(pauseAfter('normal', quiet, game, true)).toBeLessThan(moment)
  })

  it('waits for nothing where bots act at once', () => {
    expect(pauseAfter('instant', opened, game, true)).toBe(0)
  })
})
