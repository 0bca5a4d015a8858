/**
 * Where chance comes from: a seed, outside (a real table), or a server's seed, to which it was committed by its hash
 * before the seats added their nonces (see fair.ts).
 */
export type ChanceSource =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'given' }
  | { readonly kind: 'committed'; readonly commitment: string; readonly nonces: readonly string[] }

/** All kinds of sources; events name one by its place here. */
export const SOURCES: readonly ChanceSource['kind'][] = ['seed', 'given', 'committed']

/** Whether foreign data says where chance comes from. */
export function isSource(data: unknown): data is ChanceSource {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false
  const { kind, seed, commitment, nonces } = data as Readonly<Record<string, unknown>>
  if (kind === 'seed') return Number.isSafeInteger(seed) && (seed as number) >= 0
  if (kind !== 'committed') return kind === 'given'
  return typeof commitment === 'string' && Array.isArray(nonces) && nonces.every((nonce) => typeof nonce === 'string')
}
