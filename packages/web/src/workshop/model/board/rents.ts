import type { Deed, Space } from './spaces.ts'

type Kind = Deed['kind']

/** Where no property of the kind shows what is usual: shares of the price, by level or by how many one owns. */
const USUAL: Readonly<Record<Kind, readonly number[]>> = {
  street: [0.06, 0.3, 0.9, 2.4, 3.5, 4.5],
  station: [0.125, 0.25, 0.5, 1],
  utility: [4, 10],
}

/**
 * The rents that go with a price on a board: between those of the properties that cost a little less and a little more,
 * beyond all of them in proportion. Factors of utilities do not depend on the price.
 */
export function suggestedRents(spaces: readonly Space[], kind: Kind, price: number): number[] {
  const alike = spaces.filter((space): space is Deed => space.kind === kind).sort((a, b) => a.price - b.price)
  const [first, last] = [alike[0], alike.at(-1)]
  if (first === undefined || last === undefined)
    return USUAL[kind].map((share) => (kind === 'utility' ? share : rounded(share * price)))
  if (kind === 'utility') return [...first.rents]
  if (price <= first.price) return scaled(first, price)
  if (price >= last.price) return scaled(last, price)
  const above = alike.findIndex((one) => one.price >= price)
  const [less, more] = [alike[above - 1] ?? first, alike[above] ?? last]
  const part = (price - less.price) / Math.max(1, more.price - less.price)
  return more.rents.map((rent, level) => rounded((less.rents[level] ?? 0) * (1 - part) + rent * part))
}

function scaled({ rents, price: of }: Deed, price: number): number[] {
  return rents.map((rent) => (of === price ? rent : rounded((rent * price) / of)))
}

/** Two leading digits, the second even: amounts that are easily paid. */
function rounded(value: number): number {
  if (value < 20) return Math.round(value)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}
