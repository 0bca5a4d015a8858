/** A page that is being reloaded needs a moment to let go, in milliseconds. */
const PATIENCE = 2000

/**
 * Holds a game, so that no second tab writes into its record. Returns what lets go of it, or null if another tab holds
 * it. Browsers offer this only where a page came safely (https, or this machine); elsewhere everybody holds.
 */
export function hold(id: string): Promise<(() => void) | null> {
  const { locks } = navigator
  if (locks === undefined) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    locks
      .request(`hausregeln.${id}`, { signal: AbortSignal.timeout(PATIENCE) }, () => new Promise<void>(resolve))
      .catch(() => resolve(null))
  })
}
