import { say } from '../say.ts'
import type { Correction, Entry, PlainEntry } from './entry.ts'
import { isHost, isPlain } from './entry.ts'
import { HostError } from './host.ts'

/** What counts at the place of one entry of the record: the entry itself, or what has been corrected to stand there. */
export interface Step {
  /** Of the entry, counted from 1. */
  readonly number: number
  readonly entries: readonly PlainEntry[]
  /** For a correction: the first entry that it changes. It does nothing at its own place but be told. */
  readonly corrects: number
}

/** Lays what counts of a record into the order in which it is played: `counting` are the numbers that no undo withdrew. */
export function historyOf(entryOf: (number: number) => Entry, counting: readonly number[]): Step[] {
  let steps: Step[] = []
  for (const number of counting) {
    const entry = entryOf(number)
    if (isHost(entry) && entry.host === 'correct') steps = corrected(steps, entry)
    steps.push(stepOf(number, entry))
  }
  return steps
}

/** What an entry adds to the steps that count. */
export function stepOf(number: number, entry: Entry): Step {
  const corrects = isHost(entry) && entry.host === 'correct' ? firstOf(entry) : 0
  return { number, entries: isPlain(entry) ? [entry] : [], corrects }
}

/** The first entry that a correction touches. */
export function firstOf({ changes, dropFrom }: Correction): number {
  return Math.min(changes[0]?.number ?? Number.POSITIVE_INFINITY, dropFrom ?? Number.POSITIVE_INFINITY)
}

/** The steps with a correction worked in. Throws `HostError` if it names what is not there. */
export function corrected(steps: readonly Step[], correction: Correction): Step[] {
  const { changes, dropFrom } = correction
  if (firstOf(correction) === Number.POSITIVE_INFINITY) throw new HostError(say('changesNothing'))
  const known = new Map(steps.map((step) => [step.number, step]))
  if (dropFrom !== undefined && !known.has(dropFrom)) throw new HostError(say('entryNotCounting', { entry: dropFrom }))
  for (const { number } of changes) {
    const step = known.get(number)
    if (step === undefined) throw new HostError(say('entryNotCounting', { entry: number }))
    if (step.corrects !== 0) throw new HostError(say('entryIsCorrection', { entry: number }))
    if (dropFrom !== undefined && number >= dropFrom) throw new HostError(say('changedAndDropped', { entry: number }))
  }
  const instead = new Map(changes.map((change) => [change.number, change.entries]))
  return steps
    .filter(({ number }) => dropFrom === undefined || number < dropFrom)
    .map((step) => ({ ...step, entries: instead.get(step.number) ?? step.entries }))
}

/** What is done by a correction, without what it has replaced. */
export function whatItDoes({ changes }: Correction): string {
  return JSON.stringify(changes.map(({ number, entries }) => [number, entries]))
}

/** The first entry at which two histories differ; beyond all of them if one only goes on where the other ends. */
export function firstDifference(a: readonly Step[], b: readonly Step[]): number {
  let index = 0
  while (index < Math.max(a.length, b.length) && isSame(a[index], b[index])) index++
  return Math.min(a[index]?.number ?? Number.POSITIVE_INFINITY, b[index]?.number ?? Number.POSITIVE_INFINITY)
}

/** Entries that are the same objects need not be looked at. */
function isSame(a: Step | undefined, b: Step | undefined): boolean {
  if (a === undefined || b === undefined) return false
  const same = a.entries.length === b.entries.length && a.entries.every((entry, index) => entry === b.entries[index])
  return (same && a.number === b.number && a.corrects === b.corrects) || JSON.stringify(a) === JSON.stringify(b)
}
