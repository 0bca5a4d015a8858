import { perft } from '@hausregeln/chapters/testing/perft.ts'
import { describe, expect, it } from 'vitest'
import { positions } from './positions.ts'
import { table } from './table.ts'

describe.each(positions)('$name', ({ scene, play, legal, counts }) => {
  const reach = () => {
    const t = table(scene)
    play?.(t)
    return t
  }

  it('everybody may do exactly this, in this order', () => {
    const t = reach()
    expect(legal.map((_, seat) => t.legal(seat))).toEqual(legal)
  })

  it('it can go on in so many ways', () => {
    const { g } = reach()
    expect(counts.map((_, index) => perft(g, index + 1))).toEqual(counts)
  })
})
