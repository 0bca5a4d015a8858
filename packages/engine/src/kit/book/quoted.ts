const LONGEST = 80

/** A value as a fault quotes it: cut where it is long, and without what would be shown as something else than it is. */
export function quoted(value: unknown): string {
  const text =
    typeof value === 'string' ? `"${value.slice(0, 2 * LONGEST).replace(/\p{C}/gu, '\ufffd')}"` : plain(value)
  if (text.length <= LONGEST) return text
  const characters = [...text]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text
}

function plain(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  return String(value)
}
