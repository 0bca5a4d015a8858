import type { SpaceDef } from '@hausregeln/engine'

/** Which space of one board is which of another. */
export interface Aligned {
  /** By the number of a space before: its number after; -1: it is gone. */
  readonly to: readonly number[]
  /** By the number of a space after: its number before; -1: it is new. */
  readonly from: readonly number[]
  /** Numbers after of those that have changed places, whatever has come or gone between them. */
  readonly moved: ReadonlySet<number>
}

/**
 * Spaces of the same name are the same, the nearest first; of the others those that stand at the same place, and are of the
 * same kind, have only got another name.
 */
export function aligned(before: readonly SpaceDef[], after: readonly SpaceDef[]): Aligned {
  const to: number[] = before.map(() => -1)
  const from: number[] = after.map(() => -1)
  const pair = (was: number, is: number) => {
    to[was] = is
    from[is] = was
  }
  const free = (was: number) => to[was] === -1
  after.forEach(({ name }, is) => {
    if (before[is]?.name.en === name.en && free(is)) pair(is, is)
  })
  after.forEach(({ name }, is) => {
    if (from[is] !== -1) return
    const same = before.flatMap((space, was) => (space.name.en === name.en && free(was) ? [was] : []))
    const nearest = same.toSorted((a, b) => Math.abs(a - is) - Math.abs(b - is))[0]
    if (nearest !== undefined) pair(nearest, is)
  })
  after.forEach(({ kind }, is) => {
    if (from[is] === -1 && before[is]?.kind === kind && free(is)) pair(is, is)
  })
  return { to, from, moved: moved(from) }
}

/** Those that must move so that the others keep their order: all but a longest row that goes up. */
function moved(from: readonly number[]): Set<number> {
  const there = from.flatMap((was, is) => (was === -1 ? [] : [is]))
  const longest: number[] = []
  const last: number[] = []
  there.forEach((is, at) => {
    let best = -1
    for (let earlier = 0; earlier < at; earlier++)
      if (
        Number(from[there[earlier] ?? 0]) < Number(from[is]) &&
        (longest[earlier] ?? 0) > (best < 0 ? 0 : (longest[best] ?? 0))
      )
        best = earlier
    last[at] = best
    longest[at] = 1 + (best < 0 ? 0 : (longest[best] ?? 0))
  })
  const kept = new Set<number>()
  let at = longest.indexOf(Math.max(0, ...longest))
  while (at >= 0 && there.length > 0) {
    kept.add(there[at] ?? 0)
    at = last[at] ?? -1
  }
  return new Set(there.filter((is) => !kept.has(is)))
}
