import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Hexadecimal digits that records keep of a hash: enough to find damage, not a signature. */
const KEPT_DIGITS = 16

/** SHA-256 of bytes, or of a text in UTF-8: its first hexadecimal digits, an even number of them; all unless said. */
export type Digest = (data: Uint8Array | string, digits?: number) => string

const ALL_DIGITS = 64

let digest: Digest = (data, digits = ALL_DIGITS) =>
  bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data).subarray(0, digits / 2))

/** A host whose own SHA-256 is faster (in Node some twenty times) may bring it: it must give the same, or more digits. */
export function bringDigest(own: Digest): void {
  digest = own
}

/** The hash of a text. */
export function digestOf(text: string): string {
  return digest(text, KEPT_DIGITS).slice(0, KEPT_DIGITS)
}

/** The next link of a chain: over the link before and a text. */
export function chainHash(before: string, text: string): string {
  return digest(`${before}\n${text}`, KEPT_DIGITS).slice(0, KEPT_DIGITS)
}

/**
 * The hash of a whole state, secrets included: for records, never for players while the game goes on. It is taken over
 * what the state holds by name, so that it stays the same when states gain words.
 */
export function stateHash(state: { readonly named: Uint8Array }): string {
  return digest(state.named, KEPT_DIGITS).slice(0, KEPT_DIGITS)
}

/** SHA-256 of bytes given in hexadecimal digits, in hexadecimal digits. */
export function sha256Hex(hex: string): string {
  return digest(hexToBytes(hex))
}

/** HMAC-SHA-256 with a key, given in hexadecimal digits: of a text, 32 bytes. */
export type KeyedHmac = (key: string) => (text: string) => Uint8Array

let ownHmac: KeyedHmac | null = null

/** The same for a host's own HMAC. */
export function bringHmac(own: KeyedHmac): void {
  ownHmac = own
}

/** HMAC-SHA-256 with this key, see `KeyedHmac`. */
export function keyedHmac(key: string): (text: string) => Uint8Array {
  if (ownHmac !== null) return ownHmac(key)
  const keyed = hmac.create(sha256, hexToBytes(key))
  return (text) => keyed.clone().update(utf8ToBytes(text)).digest()
}
