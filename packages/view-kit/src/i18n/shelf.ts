/** What this page has kept, where the browser refuses to: it lasts as long as the page. */
const inHand = new Map<string, string>()
const listeners = new Set<() => void>()
let refused = false

function browsers(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Every key begins so: what the page has kept can be told and dropped without a list of keys that could lack one. */
export type ShelfKey = `hausregeln.${string}`

/** What was kept under a key, by this page or an earlier one; null: nothing. */
export function kept(key: ShelfKey): string | null {
  return inHand.get(key) ?? browsers(key)
}

/** Keeps a text for later pages. Where the browser refuses (private windows, a full disk) it lasts as long as the page. */
export function keep(key: ShelfKey, text: string): void {
  try {
    localStorage.setItem(key, text)
    inHand.delete(key)
  } catch {
    inHand.set(key, text)
    if (refused) return
    refused = true
    for (const listener of listeners) listener()
  }
}

/** Keys under which this page keeps something in the browser, by what they begin with; none where the browser refuses. */
export function keysKept(beginning: ShelfKey): ShelfKey[] {
  try {
    return Object.keys(localStorage).filter((key): key is ShelfKey => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** Keeps nothing under these keys any more. */
export function drop(keys: readonly ShelfKey[]): void {
  for (const key of keys) {
    inHand.delete(key)
    localStorage.removeItem(key)
  }
}

/** Calls back when the browser refuses to keep something for the first time; returns the function that ends this. */
export function onShelfRefused(listener: () => void): () => void {
  listeners.add(listener)
  if (refused) listener()
  return () => listeners.delete(listener)
}
