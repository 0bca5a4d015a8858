/** Words of which some may be missing: another language stands in. */
export type Some<T> = T extends string | ((...told: never[]) => string)
  ? T
  : { readonly [Key in keyof T]?: Some<T[Key]> }

/** The words of one language, with those of another for what it lacks. */
export function filled<T extends object>(standIn: T, own: Some<T>): T {
  const merge = (a: unknown, b: unknown): unknown => {
    if (b === undefined) return a
    if (!isGroup(a) || !isGroup(b)) return b
    return Object.fromEntries(Object.keys(a).map((key) => [key, merge(a[key], b[key])]))
  }
  return merge(standIn, own) as T
}

function isGroup(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null
}
