/**
 * The small fast generator of simulations and local play (sfc32, four words in the state).
 * It is not for games between strangers: it can be recovered from a few dozen dice.
 */
export function nextUint32(words: Int32Array): number {
  const a = words[0]
  const b = words[1]
  const c = words[2]
  const counter = words[3]
  const sum = (a + b + counter) | 0
  words[3] = counter + 1
  words[0] = b ^ (b >>> 9)
  words[1] = (c + (c << 3)) | 0
  words[2] = ((c << 21) | (c >>> 11)) + sum
  return sum >>> 0
}

/** A whole number from 0 to `limit` - 1, for a limit of at most 2^16; the bias is below limit / 2^32. */
export function nextBelow(words: Int32Array, limit: number): number {
  const draw = nextUint32(words)
  // floor(draw * limit / 2^32) in halves, which stay whole numbers of 32 bits.
  return ((draw >>> 16) * limit + (((draw & 0xffff) * limit) >>> 16)) >>> 16
}

/** Fills the generator from a seed: any whole number from 0 to 2^53 - 1. */
export function seedGenerator(words: Int32Array, seed: number): void {
  words[0] = seed | 0
  words[1] = Math.floor(seed / 4294967296) | 0
  words[2] = 0x9e3779b9
  words[3] = 1
  for (let i = 0; i < 15; i++) nextUint32(words)
}
