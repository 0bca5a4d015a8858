/** FNV-1a, 32 bits. */
const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/**
 * The number of a name: what stands for a word in saved states. It follows from the name alone, so that it is the same
 * in every rulebook and whatever else there is; `defineBook` refuses two words of a kind with one number. 1 to 2^31 - 1.
 */
export function nameNumber(name: string): number {
  let hash = BASIS
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), PRIME)
  return (hash >>> 1) | 1
}
