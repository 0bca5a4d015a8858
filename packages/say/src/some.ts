/** Words of which some may be missing: another language stands in. */
export type Some<T> = T extends string | ((...told: never[]) => string)
  ? T
  : { readonly [Key in keyof T]?: Some<T[Key]> }

type Say = (...told: readonly unknown[]) => string

/** What has been said in place of words that were missing, up to the last so many: so that a page can mark it. */
export const stoodIn = new Set<string>()
const MOST_KEPT = 10_000

/** The words of one language, with those of another for what it lacks. */
export function filled<T extends object>(standIn: T, own: Some<T>): T {
  const merge = (a: unknown, b: unknown): unknown => {
    if (isGroup(a))
      return Object.fromEntries(Object.keys(a).map((key) => [key, merge(a[key], isGroup(b) ? b[key] : b)]))
    if (b !== undefined) return b
    return typeof a === 'string' ? noted(a) : (...told: readonly unknown[]) => noted((a as Say)(...told))
  }
  return merge(standIn, own) as T
}

function noted(said: string): string {
  if (stoodIn.size >= MOST_KEPT) stoodIn.clear()
  stoodIn.add(said)
  return said
}

function isGroup(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null
}
