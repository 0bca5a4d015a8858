import type { LogLine } from '@hausregeln/view-kit/game/types.ts'

/** The lines of the log that one entry of the record has brought. */
export interface EntryLines {
  readonly key: string
  readonly number: number
  readonly lines: readonly LogLine[]
  /** The set-up is no entry, and a correction is withdrawn, not corrected. */
  readonly correctable: boolean
}

/** Lines of the log by the entries that have brought them, in their order; entries without a line to show are left out. */
export function entriesIn(lines: readonly LogLine[], isShown: (line: LogLine) => boolean): EntryLines[] {
  const entries: { number: number; lines: LogLine[] }[] = []
  for (const line of lines) {
    if (entries.at(-1)?.number !== line.entry) entries.push({ number: line.entry, lines: [] })
    if (isShown(line)) entries.at(-1)?.lines.push(line)
  }
  return entries
    .filter((entry) => entry.lines.length > 0)
    .map((entry, index) => ({
      ...entry,
      key: `${entry.number}.${index}`,
      correctable: entry.number > 0 && entry.lines.every(({ event }) => event.type !== 'corrected'),
    }))
}
