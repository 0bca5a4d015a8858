import { describe, expect, it } from 'vitest'
import { circleFaults } from './circles.ts'

const among = (...pairs: readonly [string, string][]) =>
  circleFaults(pairs.map(([from, to]) => ({ from, named: to, to, later: false })))

describe('files that import each other', () => {
  it('may be three', () => {
    expect(among(['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'd'])).toEqual([])
  })

  it('are no more, however they are tied together', () => {
    expect(among(['x', 'b'], ['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'b'])).toEqual([
      'a, b, c, d import each other: a circle of more than 3 files.',
    ])
  })

  it('are counted by name across packages, but not where one loads the other later', () => {
    const path = 'packages/engine/src/core/game.ts'
    const named = '@hausregeln/engine/core/game.ts'
    const ring = (later: boolean) =>
      circleFaults([
        { from: path, named: 'a', to: 'a', later: false },
        { from: 'a', named: 'b', to: 'b', later: false },
        { from: 'b', named: 'c', to: 'c', later },
        { from: 'c', named, to: null, later: false },
      ])
    expect(ring(false)).toHaveLength(1)
    expect(ring(true)).toEqual([])
  })
})
