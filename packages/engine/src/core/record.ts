import type { OptionName } from './book.ts'
import { type Entry, readEntry } from './entry.ts'
import { chainHash } from './hash.ts'

/** Version of the file format: a header line and a line an entry, each JSON. */
export const RECORD_FORMAT = 1

export interface SeatInfo {
  readonly name: string
  /** Name of the bot that plays the seat from the start; a person if missing. */
  readonly bot?: string
}

/**
 * Where chance comes from: a seed, outside (a real table), or a server's seed, to which it was committed by its hash
 * before the seats added their nonces (see fair.ts).
 */
export type ChanceSource =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'given' }
  | { readonly kind: 'committed'; readonly commitment: string; readonly nonces: readonly string[] }

export interface RecordHeader {
  readonly format: number
  readonly rulebook: string
  readonly version: number
  readonly seats: readonly SeatInfo[]
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  readonly chance: ChanceSource
}

/** An entry as it lies in the record: with the state's hash after it, and the link of the chain over all before it. */
export interface SealedEntry {
  readonly entry: Entry
  readonly state: string
  readonly link: string
}

/** The truth of a game: what was decided, drawn and entered, in order, append-only. */
export interface GameRecord {
  readonly header: RecordHeader
  readonly entries: readonly SealedEntry[]
}

/** A record that cannot be read or does not belong to this rulebook; the message is a sentence. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
}

/** The chain's first link. */
export function firstLink(header: RecordHeader): string {
  return chainHash('', JSON.stringify(header))
}

/** The link over an entry and the state's hash after it. */
export function nextLink(before: string, entry: Entry, state: string): string {
  return chainHash(before, JSON.stringify([entry, state]))
}

/** The record as text: a line for the header, a line an entry, and a line that tells a whole file from a cut one. */
export function writeRecord(record: GameRecord): string {
  const lines = record.entries.map(({ entry, state, link }) => JSON.stringify({ entry, state, link }))
  return [JSON.stringify({ hausregeln: record.header }), ...lines, JSON.stringify({ end: lines.length }), ''].join('\n')
}

/** Reads a record and checks its chain. Throws `RecordError` naming the line that is damaged. */
export function readRecord(text: string): GameRecord {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const header = readHeader(lines[0] ?? '')
  const { end } = lines.length > 1 ? parseLine(lines.pop() as string, lines.length + 1) : {}
  if (end !== lines.length - 1) throw new RecordError('The record is damaged: its end is missing.')
  const entries: SealedEntry[] = []
  let link = firstLink(header)
  lines.slice(1).forEach((line, index) => {
    const sealed = readSealed(line, index + 2)
    link = nextLink(link, sealed.entry, sealed.state)
    if (link !== sealed.link)
      throw new RecordError(`The record is damaged: line ${index + 2} does not follow from the lines before it.`)
    entries.push(sealed)
  })
  return { header, entries }
}

function parseLine(line: string, number: number): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(line)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>
  } catch {
    // falls through to the sentence below
  }
  throw new RecordError(
    number === 1 ? 'This is no record of Hausregeln.' : `The record is damaged: line ${number} is not an entry.`,
  )
}

function readHeader(line: string): RecordHeader {
  const header = parseLine(line, 1).hausregeln as Partial<RecordHeader> | undefined
  if (typeof header !== 'object' || header === null || !Number.isInteger(header.format))
    throw new RecordError('This is no record of Hausregeln.')
  const { format = 0, rulebook, version, seats, options, chance } = header
  if (format > RECORD_FORMAT)
    throw new RecordError(
      `The record is of format ${format}; this program reads up to ${RECORD_FORMAT}. A newer one is needed.`,
    )
  const named = Array.isArray(seats) && seats.every((seat) => typeof seat?.name === 'string')
  const sourced = typeof chance === 'object' && chance !== null && isSource(chance)
  if (typeof rulebook !== 'string' || !Number.isInteger(version) || !named || !sourced || typeof options !== 'object')
    throw new RecordError(
      'The record is damaged: its first line lacks the rulebook, the seats, the options or the chance.',
    )
  return header as RecordHeader
}

function isSource(chance: ChanceSource): boolean {
  if (chance.kind !== 'committed') return ['seed', 'given'].includes(chance.kind)
  const { commitment, nonces } = chance
  return typeof commitment === 'string' && Array.isArray(nonces) && nonces.every((nonce) => typeof nonce === 'string')
}

/** An entry as it was written, so that its link can be found again. */
function readSealed(line: string, number: number): SealedEntry {
  const { entry, state, link } = parseLine(line, number)
  if (typeof state !== 'string' || typeof link !== 'string' || typeof entry !== 'object' || entry === null)
    throw new RecordError(`The record is damaged: line ${number} is not an entry.`)
  try {
    return { entry: readEntry(entry as Record<string, unknown>), state, link }
  } catch (error) {
    throw new RecordError(`The record is damaged: line ${number}. ${(error as Error).message}`)
  }
}
