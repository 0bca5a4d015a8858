import { describeEvent, type EventType } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../types.ts'
import { pauseAfter } from './pace.ts'

function line(entry: number, type: EventType, ...numbers: number[]): LogLine {
  const event = describeEvent(exchange.book, type, 'sealedReveal', numbers)
  return { round: 1, turnSeat: 0, event, offer: null, entry, reason: null }
}

const { board } = exchange.book
const threw = [line(3, 'threw', 0, 3, 4, 0), line(3, 'moved', 0, 0, 7)]
const opened = [line(4, 'sealedRevealed', 0, 40), line(4, 'sealedRevealed', 1, 25)]

describe('the pace of bots', () => {
  it('leaves time for dice to roll and pieces to walk, a person’s at length', () => {
    const bots = pauseAfter('normal', threw, board, true)
    expect(bots).toBeGreaterThan(1000)
    expect(pauseAfter('normal', threw, board, false)).toBeGreaterThan(1.5 * bots)
    expect(pauseAfter('slow', threw, board, true)).toBeGreaterThan(1.5 * bots)
    expect(pauseAfter('fast', threw, board, true)).toBeLessThan(bots)
  })

  it('gives opened slips their moment, and goes on after the next step', () => {
    const turn = [line(5, 'turnBegan', 1, 1)]
    expect(pauseAfter('normal', opened, board, true)).toBeGreaterThan(pauseAfter('normal', turn, board, true))
    expect(pauseAfter('normal', [...opened, ...turn], board, true)).toBe(pauseAfter('normal', turn, board, true))
  })

  it('waits for nothing where bots act at once', () => {
    expect(pauseAfter('instant', opened, board, true)).toBe(0)
  })
})
