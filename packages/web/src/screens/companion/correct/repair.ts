import type { Change, Correction, Fault, PlainEntry } from '@hausregeln/engine'

/** Where an entry is impossible after a correction, and what stands there. */
export type Stuck = Fault & { readonly entries: readonly PlainEntry[] }

/** Whether something comes before an entry, or stands in its place. */
export type How = 'before' | 'replaces'

/** A correction of one entry, by what is right instead; null: nothing. */
export function correctionOf(number: number, instead: PlainEntry | null): Correction {
  return { host: 'correct', changes: [{ number, entries: instead === null ? [] : [instead] }] }
}

/** What stands in the place of the stuck entry then, with others before it or instead of it. */
export function repairedAt({ number, index, entries }: Stuck, others: readonly PlainEntry[], how: How): Change {
  return { number, entries: entries.toSpliced(index, how === 'replaces' ? 1 : 0, ...others) }
}

/** The correction with entries before the one that is stuck, or in its place; none leave it out. */
export function repaired(correction: Correction, stuck: Stuck, others: readonly PlainEntry[], how: How): Correction {
  return withChange(correction, repairedAt(stuck, others, how))
}

/** The correction without the entry that is stuck and all after it. */
export function droppedFrom({ host, changes }: Correction, number: number): Correction {
  return { host, changes: changes.filter((change) => change.number < number), dropFrom: number }
}

/** The correction with this at its place, in the order of the record; another change of the same entry gives way. */
export function withChange(correction: Correction, change: Change): Correction {
  const others = correction.changes.filter(({ number }) => number !== change.number)
  return { ...correction, changes: [...others, change].toSorted((a, b) => a.number - b.number) }
}

/** The correction with what the keeper says now. What was dropped is asked about again: it may be possible with that. */
export function withDecided({ host, changes }: Correction, decided: readonly Change[]): Correction {
  return decided.reduce(withChange, { host, changes })
}

/** The correction without the change of this entry; what was dropped is asked about again. */
export function withoutChange({ host, changes }: Correction, number: number): Correction {
  return { host, changes: changes.filter((change) => change.number !== number) }
}

/** What of a correction comes before an entry; null: nothing. */
export function changesBefore({ changes }: Correction, number: number): Correction['changes'] | null {
  const earlier = changes.filter((change) => change.number < number)
  return earlier.length === 0 ? null : earlier
}
