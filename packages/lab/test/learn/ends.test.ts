import { weighRows } from '@hausregeln/bots/chances/ends.ts'
import { reals } from '@hausregeln/bots/columns.ts'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { describe, expect, it } from 'vitest'
import { learn } from '../../learn/ends/fit.ts'
import { type Block, GAME, HEAD, momentsOf, WINNER } from '../../learn/ends/moments.ts'

const SITTING = { rulebook: 'classic', seats: 3, games: 6, seed: 71 }
const LESSON = { others: 2, hidden: 3, epochs: 400, seed: 3 }

/** Moments of two numbers a seat, in which the one wins who has most of the first, of those who show the second. */
function planted(moments: number): Block {
  const seats = 3
  const size = HEAD + seats * 2
  const rows = new Float32Array(moments * size)
  for (let at = 0; at < moments; at++) {
    const first = Array.from({ length: seats }, (_, seat) => ((at * (7 + 4 * seat) + 3 * seat) % 23) / 23)
    const row = [
      0,
      7,
      first.indexOf(Math.max(...first)),
      at,
      ...first.flatMap((number) => [number, number > 0.5 ? 1 : 0]),
    ]
    rows.set(row, at * size)
  }
  return { seats, stride: 2, moments, rows }
}

describe('moments of games that steady players end', () => {
  it('are of games that one seat has won, each with who is in the game', () => {
    const [block] = momentsOf(SITTING)
    if (block === undefined) throw new Error('there are none')
    const size = HEAD + block.seats * block.stride
    expect(block.moments).toBeGreaterThan(SITTING.games)
    for (let at = 0; at < block.moments; at++) {
      const [free = -1, alive = 0] = block.rows.subarray(at * size, at * size + 2)
      expect(free).toBeGreaterThanOrEqual(0)
      expect((alive >>> (block.rows[at * size + WINNER] ?? 9)) & 1).toBe(1)
      expect(block.rows[at * size + GAME]).toBeLessThan(SITTING.games)
    }
  })

  it('are the same each time', () => {
    const [[one], [other]] = [momentsOf(SITTING), momentsOf(SITTING)]
    expect(one?.rows.every((number, at) => number === other?.rows[at])).toBe(true)
  })
})

describe('learning how games end', () => {
  it('finds who wins by what seats have and what others show, the same each time', () => {
    const block = planted(600)
    const net = learn([block], LESSON)
    expect(learn([block], LESSON)).toEqual(net)
    expect(learn([block], { ...LESSON, seed: 4 })).not.toEqual(net)
    const chances = reals<SeatNo>(3)
    const row = (...numbers: number[]) => Object.assign(reals(2 + LESSON.others), numbers)
    const rows = [row(0.9, 1), row(0.2, 0), row(0.4, 0)]
    weighRows({ rows, free: 0, alive: 7, seats: 3 }, net, chances)
    expect(chances[0]).toBeGreaterThan(0.9)
    weighRows({ rows, free: 0, alive: 6, seats: 3 }, net, chances)
    expect([...chances].map((chance) => chance > 0.5)).toEqual([false, false, true])
  })
})
