import type { Change, Correction, Fault, PlainEntry } from '@hausregeln/engine'

/** Where an entry is impossible after a correction, and what stands there. */
export type Stuck = Fault & { readonly entries: readonly PlainEntry[] }

/** A correction of one entry, by what is right instead; null: nothing. */
export function correctionOf(number: number, instead: PlainEntry | null): Correction {
  return { host: 'correct', changes: [{ number, entries: instead === null ? [] : [instead] }] }
}

/** The correction with something entered before the entry that is stuck, or in its place; null leaves that out. */
export function repaired(
  correction: Correction,
  stuck: Stuck,
  entry: PlainEntry | null,
  how: 'before' | 'replaces',
): Correction {
  const { number, index, entries } = stuck
  const taken = entry === null || how === 'replaces' ? 1 : 0
  return withChange(correction, {
    number,
    entries: entries.toSpliced(index, taken, ...(entry === null ? [] : [entry])),
  })
}

/** The correction without the entry that is stuck and all after it. */
export function droppedFrom({ host, changes }: Correction, number: number): Correction {
  return { host, changes: changes.filter((change) => change.number < number), dropFrom: number }
}

function withChange(correction: Correction, change: Change): Correction {
  const others = correction.changes.filter(({ number }) => number !== change.number)
  return { ...correction, changes: [...others, change].toSorted((a, b) => a.number - b.number) }
}
