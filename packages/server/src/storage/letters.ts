import type { Note } from './storage.ts'

/** The channel that all processes on a database hear. */
export const COMMON = 'hausregeln'
/** Tables that one letter tells of: it must stay below 8,000 bytes. */
const TABLES = 150

/** The channel that one process alone hears. */
export function channelOf(process: string): string {
  return `${COMMON}_${process}`
}

/** What processes on one database write to each other by NOTIFY. */
export interface Letter {
  readonly from: string
  readonly note?: Note
  /** Tables that have steps up to these. */
  readonly steps?: readonly (readonly [code: string, sequence: number])[]
  /** The reader is held to be gone, and is not told of steps any more. */
  readonly forgotten?: true
}

/** Anyone who may use the database can send anything. */
export function readLetter(text: string): Letter {
  try {
    return JSON.parse(text) as Letter
  } catch {
    return { from: '' }
  }
}

/** Letters that tell of the steps of these tables. */
export function stepLetters(from: string, tables: Iterable<readonly [code: string, sequence: number]>): string[] {
  const all = [...tables]
  const letters: string[] = []
  for (let first = 0; first < all.length; first += TABLES)
    letters.push(JSON.stringify({ from, steps: all.slice(first, first + TABLES) } satisfies Letter))
  return letters
}
