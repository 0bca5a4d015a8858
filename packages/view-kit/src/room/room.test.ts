import type { TableInfo } from '@hausregeln/protocol'
import { describe, expect, it } from 'vitest'
import { EMPTY_ROOM, mayTakeBack, type Room } from './room.ts'

const ADA = { id: 'ada', name: 'Ada' }
const BEN = { id: 'ben', name: 'Ben' }
const seatOf = ({ id, name }: typeof ADA) => ({ guest: id, name, color: 0 })

/** Ada is the host, and has made the last move. */
function roomOf(guest: typeof ADA, table: Partial<TableInfo> = {}, changes: Partial<Room> = {}): Room {
  const known = { code: 'abc', host: ADA, seats: [ADA, BEN].map(seatOf), settings: { companion: false } }
  const info = { ...known, phase: 'playing', proposal: null, frozen: null, ...table } as unknown as TableInfo
  return { ...EMPTY_ROOM, guest, table: info, takeBack: { seat: 0, move: 7 }, ...changes }
}

describe('the last move', () => {
  it('can be proposed to be taken back by who has made it, and by nobody else', () => {
    expect(mayTakeBack(roomOf(ADA))).toBe(true)
    expect(mayTakeBack(roomOf(BEN))).toBe(false)
    expect(mayTakeBack(roomOf({ id: 'eve', name: 'Eve' }))).toBe(false)
    expect(mayTakeBack(roomOf(ADA, {}, { takeBack: null }))).toBe(false)
    expect(mayTakeBack(roomOf(ADA, {}, { table: null }))).toBe(false)
  })

  it('cannot while something else is proposed, while the game rests, or where the keeper corrects instead', () => {
    const proposal = { what: 'pause', by: 1 } as unknown as TableInfo['proposal']
    expect(mayTakeBack(roomOf(ADA, { proposal }))).toBe(false)
    expect(mayTakeBack(roomOf(ADA, { phase: 'paused' }))).toBe(false)
    expect(mayTakeBack(roomOf(ADA, { frozen: 'It cannot be played on.' }))).toBe(false)
    const settings = { companion: true } as unknown as TableInfo['settings']
    expect(mayTakeBack(roomOf(ADA, { settings }))).toBe(false)
    expect(mayTakeBack(roomOf(BEN, { settings }, { takeBack: { seat: 1, move: 7 } }))).toBe(true)
  })
})
