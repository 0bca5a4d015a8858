import { describe, expect, it } from 'vitest'
import { pricesBefore } from './shares.ts'

const weighed = (...prices: number[]) => prices.map((price) => ({ prices: [price] }))

describe('what prices are compared with', () => {
  it('is nothing before the first turn is over', () => {
    expect(pricesBefore([], 3)).toBeNull()
    expect(pricesBefore(weighed(60), 3)).toBeNull()
  })

  it('is the beginning in the first round, and never called a round', () => {
    expect(pricesBefore(weighed(60, 61), 3)).toEqual({ prices: [60], round: false })
    expect(pricesBefore(weighed(60, 61, 62), 3)).toEqual({ prices: [60], round: false })
  })

  it('is a whole round ago from then on', () => {
    expect(pricesBefore(weighed(60, 61, 62, 63), 3)).toEqual({ prices: [60], round: true })
    expect(pricesBefore(weighed(60, 61, 62, 63, 64), 3)).toEqual({ prices: [61], round: true })
  })
})
