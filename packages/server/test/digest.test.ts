import { hash } from 'node:crypto'
import { bringDigest, chainHash, newGame, sha256Hex, stateHash } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { expect, it } from 'vitest'

it("Node's own SHA-256 gives what the engine's does, so that records made with either are the same", () => {
  const { s } = newGame(classic.book, { seats: 4, seed: 7 })
  const all = () => [chainHash('00', 'ä{"do":"throw"}'), stateHash(s), sha256Hex('00ff'.repeat(16))]
  const before = all()
  bringDigest((data) => hash('sha256', data))
  expect(all()).toEqual(before)
})
