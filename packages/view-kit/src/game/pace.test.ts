import { describeEvent, type EventType } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { PACE_MS, pauseAfter } from './pace.ts'
import type { LogLine } from './types.ts'

function line(entry: number, type: EventType, ...numbers: number[]): LogLine {
  const event = describeEvent(exchange.book, type, 'sealedReveal', numbers)
  return { round: 1, turnSeat: 0, event, offer: null, entry, reason: null }
}

const opened = [line(4, 'sealedRevealed', 0, 40), line(4, 'sealedRevealed', 1, 25), line(4, 'auctionWon', 0, 3, 40)]

describe('the pace of bots', () => {
  it('is a step at a time', () => {
    expect(pauseAfter('normal', [])).toBe(PACE_MS.normal)
    expect(pauseAfter('slow', [line(4, 'turnBegan', 0, 1)])).toBe(PACE_MS.slow)
  })

  it('gives opened slips their moment, and goes on after the next step', () => {
    expect(pauseAfter('normal', opened)).toBe(3 * PACE_MS.normal)
    expect(pauseAfter('normal', [...opened, line(5, 'turnBegan', 1, 1)])).toBe(PACE_MS.normal)
  })

  it('waits for nothing where bots act at once', () => {
    expect(pauseAfter('instant', opened)).toBe(0)
  })
})
