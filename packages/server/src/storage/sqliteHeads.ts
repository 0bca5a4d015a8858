import type { StoredHead, TableHead } from './storage.ts'

/** What of a head lies in JSON. */
export type Lasting = Pick<TableHead, 'title' | 'rulebook' | 'book' | 'seats' | 'guests' | 'reports' | 'chat'>
type Row = Readonly<Record<string, unknown>>

/** A head as it is written: the columns that change with every step, the rest as JSON, and persons beside those in it. */
export type HeadRow = readonly [
  phase: TableHead['phase'],
  listed: number,
  changed: number,
  round: number,
  wake: number | null,
  lasting: string,
  met: readonly string[],
]

const NOBODY_ELSE: readonly string[] = []

export function headRow(head: TableHead): HeadRow {
  const { phase, listed, changed, round, wake, met = NOBODY_ELSE } = head
  return [phase, listed ? 1 : 0, changed, round, wake, lastingOf(head), met]
}

/** A head as it is read, with what is kept beside it. */
export function readHead(row: Row): StoredHead {
  const { code, sequence, here, seen } = row
  const beside = { code: String(code), sequence: Number(sequence), here: Number(here), seen: Number(seen) }
  return { ...readTableHead(row), ...beside }
}

export function readTableHead({ phase, listed, changed, round, wake, head }: Row): TableHead {
  return {
    ...(JSON.parse(String(head)) as Lasting),
    phase: phase as TableHead['phase'],
    listed: listed === 1,
    changed: Number(changed),
    round: Number(round),
    wake: wake === null ? null : Number(wake),
  }
}

/** The same by the persons of a head, who stay the same from one step of a table to the next. */
const WRITTEN = new WeakMap<TableHead['guests'], { readonly head: TableHead; readonly text: string }>()

/** What of a head does not change with every step. */
function lastingOf(head: TableHead): string {
  const known = WRITTEN.get(head.guests)
  if (known !== undefined && isLasting(known.head, head)) return known.text
  const text = written(head)
  WRITTEN.set(head.guests, { head, text })
  return text
}

/** Whether heads with the same persons are the same but for what changes with every step. */
function isLasting(a: TableHead, b: TableHead): boolean {
  return (
    a.seats === b.seats &&
    a.title === b.title &&
    a.rulebook === b.rulebook &&
    a.book === b.book &&
    a.reports === b.reports &&
    a.chat === b.chat
  )
}

function written({ title, rulebook, book, seats, guests, reports, chat }: TableHead): string {
  const further = { ...(reports && { reports }), ...(chat !== undefined && { chat }), ...(book && { book }) }
  return JSON.stringify({ title, rulebook, seats, guests, ...further } satisfies Lasting)
}
