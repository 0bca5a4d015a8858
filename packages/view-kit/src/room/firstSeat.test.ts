import { describe, expect, it } from 'vitest'
import { justOpened, playsAgain, seatAwaiting, seated } from './firstSeat.ts'
import type { Room } from './room.ts'

/** A lobby with these names on its seats, as Ada sees it. */
function lobby(names: readonly (string | null)[], host = 'ada'): Room {
  const seats = names.map((name) => ({ name, guest: name?.toLowerCase() ?? null }))
  return {
    guest: { id: 'ada', name: 'Ada' },
    table: { code: 'abc', host: { id: host }, seats, settings: {} },
  } as unknown as Room
}

describe('a person who sits down by themselves', () => {
  it('has just opened the table, and takes the first free seat, once', () => {
    justOpened('abc')
    expect(seatAwaiting(lobby(['Bo', null, null]))).toBe(1)
    expect(seatAwaiting(lobby([null, null], 'bo'))).toBeUndefined()
    seated()
    expect(seatAwaiting(lobby([null, null]))).toBeUndefined()
  })

  it('or comes to play again, and takes the seat of before, or else a free one', () => {
    playsAgain('abc', 2)
    expect(seatAwaiting(lobby([null, null, null], 'bo'))).toBe(2)
    expect(seatAwaiting(lobby(['Bo', null, 'Cem'], 'bo'))).toBe(1)
    expect(seatAwaiting(lobby(['Bo', 'Cem'], 'bo'))).toBeUndefined()
    playsAgain('xyz', 0)
    expect(seatAwaiting(lobby([null], 'bo'))).toBeUndefined()
  })
})
