import { claimSchema } from '@hausregeln/protocol'
import { expect, it } from 'vitest'
import { claimIn, drawClaim, spelled } from './claim.ts'

it('draws codes that the server takes, and reads them as they are spelled', () => {
  const drawn = new Set(Array.from({ length: 200 }, drawClaim))
  expect(drawn.size).toBe(200)
  for (const claim of drawn) {
    expect(claimSchema.safeParse(claim).success).toBe(true)
    expect(claimIn(spelled(claim).toUpperCase())).toBe(claim)
  }
})

it.each(['', 'k3m9x', 'k3m9x2p', 'k3m 9xO', 'k3m9x1'])('%j is no code for a seat', (text) => {
  expect(claimIn(text)).toBeNull()
})
