import type { EventType } from '@hausregeln/engine'
import { eventLevel } from '@hausregeln/rulebooks/texts/index.ts'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { byTurns } from '@hausregeln/view-kit/table/turn/turns.ts'

/** The lines of the log that one entry of the record has brought. */
export interface EntryLines {
  readonly key: string
  readonly number: number
  readonly lines: readonly LogLine[]
  /** The set-up is no entry, and a correction is withdrawn, not corrected. */
  readonly correctable: boolean
}

/** What of a turn is shown, entry by entry. */
export interface LedgerTurn {
  /** Number of the turn's first line in the log. */
  readonly key: number
  readonly seat: number
  readonly round: number
  readonly entries: readonly EntryLines[]
}

/** Always shown: who keeps a game mistypes dice more than anything else. */
const THROWS: readonly EventType[] = ['firstThrow', 'threw', 'thrownForRent']

/** The log turn by turn, the latest first; turns of which there is nothing to show are left out. */
export function ledgerOf(log: readonly LogLine[], details: boolean): LedgerTurn[] {
  return byTurns(log)
    .map(({ key, seat, lines }) => ({
      key,
      seat,
      round: lines[0]?.round ?? 0,
      entries: entriesIn(lines, (line) => isShown(line, details)),
    }))
    .filter(({ entries }) => entries.length > 0)
    .reverse()
}

function isShown({ event }: LogLine, details: boolean): boolean {
  const level = eventLevel(event)
  return level === 'main' || THROWS.includes(event.type) || (details && level === 'detail')
}

/** Lines by the entries that have brought them, in their order; entries without a line to show are left out. */
function entriesIn(lines: readonly LogLine[], shown: (line: LogLine) => boolean): EntryLines[] {
  const entries: { number: number; lines: LogLine[] }[] = []
  for (const line of lines) {
    if (entries.at(-1)?.number !== line.entry) entries.push({ number: line.entry, lines: [] })
    if (shown(line)) entries.at(-1)?.lines.push(line)
  }
  return entries
    .filter((entry) => entry.lines.length > 0)
    .map((entry, index) => ({
      ...entry,
      key: `${entry.number}.${index}`,
      correctable: entry.number > 0 && entry.lines.every(({ event }) => event.type !== 'corrected'),
    }))
}
