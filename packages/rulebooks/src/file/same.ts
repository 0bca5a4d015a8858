/** Whether two values of a rulebook say the same, whatever the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || written(one) === written(other)
}

/** A value as text, the fields of records in the order of their names. */
export function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
