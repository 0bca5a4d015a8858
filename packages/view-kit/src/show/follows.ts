import type { LogLine } from '../game/types.ts'

/** So far back it is looked for the line that was told last. */
const FAR = 400

/**
 * The lines of a log that are new to those who have been told `before`, which may be its end alone; null if it does not
 * follow on it.
 */
export function newLines(before: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] | null {
  if (before.length === 0) return log
  for (let at = log.length - 1; at >= Math.max(0, log.length - FAR); at--) {
    const follows = [1, 2, 3].every((back) => same(before.at(-back), log[at - back + 1], at - back + 1))
    if (follows) return log.slice(at + 1)
  }
  return null
}

/** Whether both are the same line; of what lies before the first line that is there, nothing is known. */
function same(one: LogLine | undefined, other: LogLine | undefined, at: number): boolean {
  if (one === other || at < 0 || one === undefined) return true
  return other !== undefined && one.entry === other.entry && JSON.stringify(one.event) === JSON.stringify(other.event)
}
