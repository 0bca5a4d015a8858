import { FIRST, LATER } from '@hausregeln/chapters/views.ts'
import type { GameView, Rulebook } from '@hausregeln/engine'
import type { Ask, Part, Stock } from '@hausregeln/view-kit/table/part.ts'
import { use } from 'react'

const loaded = new Map<string, Part>()
const coming = new Map<string, Promise<void>>()

/** The parts that are loaded, in the order in which what they show stands on the screen. */
export const PARTS: Part[] = []

const placeOf = ({ place = Number.MAX_VALUE }: Part) => place

function lay(): void {
  PARTS.splice(0, PARTS.length, ...[...FIRST, ...loaded.values()].sort((a, b) => placeOf(a) - placeOf(b)))
}
lay()

/** Loads the parts of these chapters that are not there yet; null: all are. Rejects if one cannot be fetched. */
export function bringParts(chapters: ReadonlySet<string>): Promise<void> | null {
  const missing = Object.entries(LATER).filter(
    ([folder, { of }]) => !loaded.has(folder) && of.some((chapter) => chapters.has(chapter)),
  )
  if (missing.length === 0) return null
  const key = missing.map(([folder]) => folder).join()
  const before = coming.get(key)
  if (before !== undefined) return before
  const bringing = Promise.all(missing.map(async ([folder, { load }]) => loaded.set(folder, await load()))).then(lay)
  coming.set(key, bringing)
  return bringing
}

/** A table waits for the parts of its chapters (`Suspense`). Throws if one cannot be fetched. */
export function useParts({ book }: Rulebook): void {
  const bringing = bringParts(book.chapters)
  if (bringing !== null) use(bringing)
}

/** What the bank has left of pieces that can run out. */
export function stockOf(l: GameView, { book, board }: Rulebook): Stock[] {
  return PARTS.flatMap(({ chapter, stock }) => (book.chapters.has(chapter) ? (stock?.(l, board) ?? []) : []))
}

/** What the first part has for a question. */
export function forAsk<T>(
  table: (part: Part) => Readonly<Partial<Record<Ask, T>>> | undefined,
  ask: Ask,
): T | undefined {
  for (const part of PARTS) {
    const found = table(part)?.[ask]
    if (found !== undefined) return found
  }
  return undefined
}
