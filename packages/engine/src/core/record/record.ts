import { MoveError } from '../action/move.ts'
import type { Book } from '../book.ts'
import { EDITION, isEdition } from '../edition.ts'
import { chainHash } from '../hash.ts'
import { SaidError, say } from '../say.ts'
import type { Saying } from '../saying.ts'
import type { OptionName } from '../vocabulary.ts'
import { type ChanceSource, isSource } from './chance-source.ts'
import { type Entry, EntryError, readEntry } from './entry.ts'

/**
 * Version of the file format: a header line and a line an entry, each JSON. In format 1 the hashes of states were taken
 * over all their bytes; such a record is brought over by playing it again (see replay.ts).
 */
export const RECORD_FORMAT = 2

export interface SeatInfo {
  readonly name: string
  /** Name of the bot that plays the seat from the start; a person if missing. */
  readonly bot?: string
}

export interface RecordHeader {
  readonly format: number
  readonly rulebook: string
  readonly version: number
  /** The edition of the rules in which it was begun; 1 if it is not said. */
  readonly edition?: number
  readonly seats: readonly SeatInfo[]
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  readonly chance: ChanceSource
  /** The hash of the rules by which it was played, without names and texts: `Book.identity`. */
  readonly identity?: string
  /** The rulebook itself, if it is not one that every program has; then `identity` is said. */
  readonly book?: Readonly<Record<string, unknown>>
}

/** The header of a new game by this book. */
export function newHeader(
  { id, version, edition }: Book,
  more: Omit<RecordHeader, 'format' | 'rulebook' | 'version' | 'edition'>,
): RecordHeader {
  return { format: RECORD_FORMAT, rulebook: id, version, ...(edition > 1 && { edition }), ...more }
}

/** An entry as it lies in the record: with the state's hash after it, and the link of the chain over all before it. */
export interface SealedEntry {
  readonly entry: Entry
  readonly state: string
  readonly link: string
  /** When it was entered, in milliseconds since 1970, if the host has said so: the engine has no clock. */
  readonly at?: number
}

/** The truth of a game: what was decided, drawn and entered, in order, append-only. */
export interface GameRecord {
  readonly header: RecordHeader
  readonly entries: readonly SealedEntry[]
}

/**
 * What is wrong with a record: it is none; a newer program wrote it; it is damaged; it was played by rules that are not
 * known here, or are others.
 */
export type RecordFault = 'foreign' | 'newer' | 'damaged' | 'rules'

/** A record that cannot be read or does not belong to this rulebook. */
export class RecordError extends SaidError {
  override readonly name = 'RecordError'
  readonly fault: RecordFault
  constructor(said: Saying, fault: RecordFault = 'damaged') {
    super(said)
    this.fault = fault
  }
}

/** The chain's first link. The rulebook that a header carries is named in it by its identity: its texts may be translated. */
export function firstLink({ book: _, ...header }: RecordHeader): string {
  return chainHash('', JSON.stringify(header))
}

/** The link over an entry, the state's hash after it and, if it is known, its time. */
export function nextLink(before: string, entry: Entry, state: string, at?: number): string {
  return chainHash(before, JSON.stringify(at === undefined ? [entry, state] : [entry, state, at]))
}

/** Whether a record was written in an older format: then its hashes of states cannot be compared. */
export function isOlder(header: RecordHeader): boolean {
  return header.format < RECORD_FORMAT
}

/** The record as text: a line for the header, a line an entry, and a line that tells a whole file from a cut one. */
export function writeRecord({ header, entries }: GameRecord): string {
  return [headerLine(header), ...entries.map(entryLine), endLine(entries.length)].join('')
}

/** The first line of a record. */
export function headerLine(header: RecordHeader): string {
  return `${JSON.stringify({ hausregeln: header })}\n`
}

export function entryLine({ entry, state, link, at }: SealedEntry): string {
  return `${JSON.stringify({ entry, state, link, at })}\n`
}

/** The last line of a record of so many entries. */
export function endLine(entries: number): string {
  return `${JSON.stringify({ end: entries })}\n`
}

/** Reads a record and checks its chain. Throws `RecordError` naming the line that is damaged. */
export function readRecord(text: string): GameRecord {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const header = readHeader(lines[0] ?? '')
  const { end } = lines.length > 1 ? parseLine(lines.pop() as string, lines.length + 1) : {}
  if (!Number.isInteger(end)) throw new RecordError(say('noEnd'))
  const more = lines.length - 1 - (end as number)
  const entries: SealedEntry[] = []
  let link = firstLink(header)
  lines.slice(1).forEach((line, index) => {
    const sealed = readSealed(line, index + 2)
    const follows = nextLink(link, sealed.entry, sealed.state, sealed.at) === sealed.link
    if (!follows) throw new RecordError(breach(index + 2, sealed.link === link, more))
    link = sealed.link
    entries.push(sealed)
  })
  if (more < 0) throw new RecordError(say('endTakenOut', { count: -more }))
  if (more > 0) throw new RecordError(say('goesOn', { count: more }))
  return { header, entries }
}

/** What is wrong where the chain breaks. `again`: the line is the one before it once more; `more`: lines beyond what the end says. */
function breach(line: number, again: boolean, more: number): Saying {
  if (again) return say('lineAgain', { line })
  if (more < 0) return say('takenOut', { line, count: -more })
  return line === 2 ? say('followsNotFirst', { line }) : say('followsNot', { line })
}

/** A game of an edition that this program has not yet. */
export function newerEdition(edition: number): RecordError {
  return new RecordError(say('newerEdition', { format: edition, most: EDITION }), 'newer')
}

function parseLine(line: string, number: number): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(line)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>
  } catch {
    // falls through to the sentence below
  }
  throw number === 1 ? new RecordError(say('noRecord'), 'foreign') : new RecordError(say('noEntry', { line: number }))
}

function readHeader(line: string): RecordHeader {
  const header = parseLine(line, 1).hausregeln as Partial<RecordHeader> | undefined
  if (typeof header !== 'object' || header === null || !Number.isInteger(header.format))
    throw new RecordError(say('noRecord'), 'foreign')
  const { format = 0, rulebook, version, edition = 1, seats, options, chance, identity = '', book = {} } = header
  if (format > RECORD_FORMAT) throw new RecordError(say('newerFormat', { format, most: RECORD_FORMAT }), 'newer')
  if (isEdition(edition) && edition > EDITION) throw newerEdition(edition)
  const named = Array.isArray(seats) && seats.every((seat) => typeof seat?.name === 'string')
  if (
    typeof rulebook !== 'string' ||
    !Number.isInteger(version) ||
    !isEdition(edition) ||
    !named ||
    !isSource(chance) ||
    typeof options !== 'object'
  )
    throw new RecordError(say('firstLine'))
  const isNamed = header.book === undefined || header.identity !== undefined
  if (typeof identity !== 'string' || typeof book !== 'object' || book === null || !isNamed)
    throw new RecordError(say('firstLineRules'))
  return header as RecordHeader
}

/** An entry as it was written, so that its link can be found again. */
function readSealed(line: string, number: number): SealedEntry {
  const { entry, state, link, at } = parseLine(line, number)
  const isTimed = at === undefined || (Number.isSafeInteger(at) && (at as number) >= 0)
  if (typeof state !== 'string' || typeof link !== 'string' || typeof entry !== 'object' || entry === null || !isTimed)
    throw new RecordError(say('noEntry', { line: number }))
  try {
    const sealed = { entry: readEntry(entry as Record<string, unknown>), state, link }
    return at === undefined ? sealed : { ...sealed, at: at as number }
  } catch (error) {
    if (!(error instanceof EntryError || error instanceof MoveError)) throw error
    throw new RecordError(say('wrongEntry', { line: number, sentence: error.said }))
  }
}
