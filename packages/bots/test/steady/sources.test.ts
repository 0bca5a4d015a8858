import { Sources } from '@hausregeln/bots/steady/debt/sources.ts'
import { describe, expect, it } from 'vitest'

const of = (...sources: readonly (readonly [deed: number, paid: number, cost: number])[]) => {
  const chosen = new Sources()
  for (const source of sources) chosen.add(...source)
  return chosen
}
const NINTH: number = 9

describe('money is raised', () => {
  it('on nothing where there is nothing', () => {
    expect(of().choose(100)).toBe(-1)
  })

  it('on the deed that loses least for each piece of the money', () => {
    expect(of([3, 100, 40], [5, 60, 12], [8, 80, 20]).choose(50)).toBe(5)
  })

  it('on the first of two that lose the same', () => {
    expect(of([7, 50, 10], [2, 50, 10]).choose(50)).toBe(7)
  })

  it('on the one that pays most, of several that are needed', () => {
    expect(of([1, 30, 3], [2, 50, 10], [3, 200, 100]).choose(70)).toBe(2)
  })

  it('without those that others make needless: the dearest goes first', () => {
    expect(of([1, 30, 3], [2, 50, 10], [3, 200, 100]).choose(120)).toBe(3)
    expect(of([1, 30, 3], [2, 20, 30]).choose(30)).toBe(1)
  })

  it('on all there is, if that is not enough', () => {
    expect(of([4, 30, 3], [6, 90, 10]).choose(1000)).toBe(6)
  })

  it('again, with nothing left of what was asked before', () => {
    const sources = of([1, 500, 1], [2, 400, 1])
    sources.choose(800)
    sources.clear()
    sources.add(NINTH, 20, 5)
    expect(sources.choose(800)).toBe(NINTH)
  })
})
