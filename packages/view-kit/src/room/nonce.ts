import { keep, kept } from '../i18n/index.ts'

const BYTES = 16

/** The random number that this page adds to a table's dice: drawn once a table, and kept to be compared later. */
export function nonceFor(code: string): string {
  const key = `hausregeln.nonce.${code}` as const
  const before = kept(key)
  if (before !== null) return before
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  keep(key, nonce)
  return nonce
}

/** The number that was drawn for a table, if this browser has sat down there. */
export function keptNonce(code: string): string | null {
  return kept(`hausregeln.nonce.${code}`)
}
