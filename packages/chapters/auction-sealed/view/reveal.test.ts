import { describeEvent, type EventType } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { describe, expect, it } from 'vitest'
import { openSlips, winnerBy } from './reveal.ts'

function line(type: EventType, ...numbers: number[]): LogLine {
  return {
    round: 1,
    turnSeat: 0,
    event: describeEvent(exchange.book, type, 'sealedReveal', numbers),
    offer: null,
    entry: 0,
    reason: null,
  }
}

const opened = [line('sealedRevealed', 0, 40), line('sealedRevealed', 1, 0), line('sealedRevealed', 2, 25)]

describe('open slips', () => {
  it('are none before the first opening', () => {
    expect(openSlips([line('turnBegan', 0, 1)], false)).toBeNull()
  })

  it('lie with the lowest first, and name the winner', () => {
    const reveal = openSlips([line('turnBegan', 0, 1), ...opened, line('auctionWon', 0, 3, 40)], false)
    expect(reveal?.slips.map(({ amount }) => amount)).toEqual([0, 25, 40])
    expect(winnerBy(reveal?.outcome ?? null)).toBe(0)
  })

  it('of a tie have no winner, until lots are drawn', () => {
    const tie = [...opened, line('sealedTied', 3, 40, 3)]
    expect(winnerBy(openSlips(tie, false)?.outcome ?? null)).toBe(-1)
    expect(
      winnerBy(openSlips([...tie, line('lotsDrawn', 2), line('auctionWon', 2, 3, 40)], false)?.outcome ?? null),
    ).toBe(2)
  })

  it('stay through the next turn, and go with the one after it', () => {
    const next = [...opened, line('auctionWon', 0, 3, 40), line('turnBegan', 1, 1)]
    expect(openSlips(next, false)).not.toBeNull()
    expect(openSlips([...next, line('turnBegan', 2, 1)], false)).toBeNull()
  })

  it('of a real table stay when the turn ends, and leave with the next throw', () => {
    const next = [...opened, line('auctionWon', 0, 3, 40), line('turnBegan', 1, 1)]
    expect(openSlips(next, true)).not.toBeNull()
    expect(openSlips([...next, line('threw', 1, 3, 4, 0)], true)).toBeNull()
  })

  it('are told apart from what a later round decides', () => {
    const later = [...opened, line('auctionUnsold', 3), line('sealedOpened', 5, 8, 0), line('auctionWon', 1, 5, 9)]
    expect(openSlips(later, false)?.outcome?.type).toBe('auctionUnsold')
  })
})
