/** A share with the interval in which the true one lies with 95 % confidence. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054

/** Wilson's interval for `count` (which may be a sum of fractions) of `total` cases; null without any case. */
export function wilson(count: number, total: number): Share | null {
  if (total === 0) return null
  const share = count / total
  const spread = 1 + Z ** 2 / total
  const centre = (share + Z ** 2 / (2 * total)) / spread
  const half = (Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))) / spread
  return { share, low: count <= 0 ? 0 : centre - half, high: count >= total ? 1 : centre + half }
}

/** The least value that at least the part `part` (0 to 1) of all counted cases does not exceed; null without any case. */
export function quantile(counts: ReadonlyMap<number, number>, part: number): number | null {
  const values = [...counts.keys()].sort((a, b) => a - b)
  const total = values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0)
  let seen = 0
  for (const value of values) {
    seen += counts.get(value) ?? 0
    if (seen >= part * total) return value
  }
  return null
}
