/** Words of which some may be missing: another language stands in. */
export type Some<T> = T extends string | ((...told: never[]) => string)
  ? T
  : { readonly [Key in keyof T]?: Some<T[Key]> }

type Say = (...told: readonly unknown[]) => string

/** What has been said in place of what was missing, without its spaces: lines are broken there. */
const stoodIn = new Set<string>()
const MOST_KEPT = 10_000

/** Keeps in mind that this stands in: a page marks it (`hasStoodIn`). */
export function noteStandIn(said: string): string {
  if (stoodIn.size >= MOST_KEPT) stoodIn.clear()
  stoodIn.add(bare(said))
  return said
}

/** Whether this was said in place of words that were missing. */
export function hasStoodIn(text: string): boolean {
  return stoodIn.has(bare(text))
}

function bare(text: string): string {
  return text.replace(/\s+/g, '')
}

/** The words of one language, with those of another for what it lacks. */
export function filled<T extends object>(standIn: T, own: Some<T>): T {
  const merge = (a: unknown, b: unknown): unknown => {
    if (isGroup(a))
      return Object.fromEntries(Object.keys(a).map((key) => [key, merge(a[key], isGroup(b) ? b[key] : b)]))
    if (b !== undefined) return b
    return typeof a === 'string' ? noteStandIn(a) : (...told: readonly unknown[]) => noteStandIn((a as Say)(...told))
  }
  return merge(standIn, own) as T
}

function isGroup(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null
}
