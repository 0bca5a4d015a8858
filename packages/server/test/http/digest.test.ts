import { chainHash, keyedHmac, newGame, sha256Hex, stateHash } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { bringOwnHashes } from '@hausregeln/server/ownHashes.ts'
import { expect, it } from 'vitest'

it("Node's own SHA-256 and HMAC give what the engine's do, so that records and dice are the same with either", () => {
  const { s } = newGame(classic.book, { seats: 4, seed: 7 })
  const dice = (text: string) => [...keyedHmac('00ff'.repeat(16))(text)]
  const all = () => [
    chainHash('00', 'ä{"do":"throw"}'),
    stateHash(s),
    sha256Hex('00ff'.repeat(16)),
    ['', 'nonce,nonce\n1\n0', 'ä'.repeat(100)].map(dice),
  ]
  const before = all()
  bringOwnHashes()
  expect(all()).toEqual(before)
})
