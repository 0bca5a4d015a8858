/**
 * Why a browser keeps nothing: there is no room left, or it does not let the page (a private window, a permission taken
 * back).
 */
export type ShelfFault = 'full' | 'refused'

/** The names by which browsers say that a page may not, or no longer, keep anything. */
const REFUSALS = ['InvalidStateError', 'NotAllowedError', 'SecurityError', 'UnknownError', 'VersionError', 'AbortError']

/** What an error says of the browser's own shelf; null: it is about something else. */
export function shelfFault(error: unknown): ShelfFault | null {
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'QuotaExceededError') return 'full'
  return REFUSALS.includes(name) ? 'refused' : null
}
