import { chainHash, keyedHmac, newGame, sha256Hex, stateHash } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { bringOwnHashes } from '@hausregeln/server/ownHashes.ts'
import { expect, it } from 'vitest'

type Hashes = Pick<
  typeof import('@hausregeln/engine/core/hash.ts'),
  'chainHash' | 'keyedHmac' | 'sha256Hex' | 'stateHash'
>

/** The engine's as pages have them: loaded by themselves, since others of this process may have brought Node's. */
const engine: Hashes = await import(`${import.meta.resolve('@hausregeln/engine/core/hash.ts')}?own`)

it("Node's own SHA-256 and HMAC give what the engine's do, so that records and dice are the same with either", () => {
  bringOwnHashes()
  const { s } = newGame(classic.book, { seats: 4, seed: 7 })
  const key = '00ff'.repeat(16)
  // Hashes take in 64 bytes at once: texts of every length about that, of one byte and of two a letter.
  const texts = ['', 'nonce,nonce\n1\n0', ...Array.from({ length: 140 }, (_, length) => 'aä'.repeat(length))]
  const all = ({ chainHash, keyedHmac, sha256Hex, stateHash }: Hashes) => [
    stateHash(s),
    ...texts.map((text) => chainHash('00', text)),
    ...texts.map((_, length) => sha256Hex('0f'.repeat(length))),
    ...texts.map((text) => [...keyedHmac(key)(text)]),
  ]
  expect(all({ chainHash, keyedHmac, sha256Hex, stateHash })).toEqual(all(engine))
})
