import {
  editionOf,
  type Game,
  type GameRecord,
  inEdition,
  type OptionName,
  RecordError,
  type Rulebook,
  readRecord,
  replay,
  run,
} from '@hausregeln/engine'
import { quoted } from '@hausregeln/engine/kit/book/quoted.ts'
import { carriedBook } from '@hausregeln/rulebooks/file/index.ts'
import { say } from '../say.ts'
import { ExperimentError, refuse, type Shelf } from './books.ts'
import { layOutByHand } from './hand.ts'
import type { PositionData } from './schema.ts'
import type { LayOut } from './side.ts'
import { namesIn } from './tables/names.ts'

/** A position, ready to be played from. */
export interface OpenedPosition {
  readonly rulebook: Rulebook
  readonly layOut: LayOut
  /** Bots of a recorded game by seat; null for a person. */
  readonly bots: readonly (string | null)[]
  /** What a record calls its players, by seat; null where no name is known. */
  readonly names: readonly (string | null)[]
}

/** What is played by, if the position does not say so itself. */
export interface Around {
  readonly rulebook: Rulebook | null
  readonly bots: readonly string[] | null
  readonly options: Readonly<Partial<Record<OptionName, number>>>
}

type At = readonly (string | number)[]

/** A record as a text, or as its lines. */
export type RecordData = Extract<PositionData, { record: unknown }>['record']

/** The rulebook that a record names by id; null where it carries one, or cannot be read. */
export function recordedBook(record: RecordData): string | null {
  const text = typeof record === 'string' ? record : `${record[0]}\n`
  try {
    const { hausregeln } = JSON.parse(text.slice(0, text.indexOf('\n')))
    return hausregeln?.book === undefined && typeof hausregeln?.rulebook === 'string' ? hausregeln.rulebook : null
  } catch {
    return null
  }
}

/** A position of a record, or one that was entered by hand. Throws `ExperimentError` for one that cannot be. */
export function openPosition(position: PositionData, around: Around, shelf: Shelf, at: At): OpenedPosition {
  if ('record' in position) return recorded(position.record, position.entry, shelf, at)
  const { rulebook, bots, options } = around
  if (rulebook === null) return refuse(['book'], say('handNeedsBook'))
  if (bots !== null && bots.length !== position.seats.length)
    refuse([...at, 'seats'], say('handSeats', { count: position.seats.length, bots: bots.length }))
  const nobody = position.seats.map(() => null)
  return { rulebook, layOut: layOutByHand(rulebook, position, options, at), bots: nobody, names: nobody }
}

/** The rulebook of a record. Throws `ExperimentError`. */
export function recordedRulebook(text: RecordData, shelf: Shelf, at: At): Rulebook {
  return rulebookOf(readAt(text, at), shelf, at)
}

function recorded(text: RecordData, entry: number | undefined, shelf: Shelf, at: At): OpenedPosition {
  const record = readAt(text, at)
  const rulebook = rulebookOf(record, shelf, at)
  const { game, length } = replayed(rulebook, record, entry, at)
  if (entry !== undefined && entry > length) refuse([...at, 'entry'], say('entries', { count: length }))
  refuseIfOver(game, [...at, 'entry'])
  return {
    rulebook,
    layOut: (g) => goOnFrom(g, game),
    bots: record.header.seats.map(({ bot }) => bot ?? null),
    names: namesIn(record.header.seats),
  }
}

function readAt(record: RecordData, at: At): GameRecord {
  try {
    return readRecord(typeof record === 'string' ? record : `${record.join('\n')}\n`)
  } catch (error) {
    if (error instanceof RecordError) refuse([...at, 'record'], say('asTold', { sentence: error.said }))
    throw error
  }
}

function rulebookOf({ header }: GameRecord, shelf: Shelf, at: At): Rulebook {
  const read = carriedBook(header)
  if (read?.faults) throw new ExperimentError(read.faults.map((one) => ({ ...one, at: [...at, 'record', ...one.at] })))
  const rulebook =
    read?.value ?? shelf(header.rulebook) ?? refuse([...at, 'record'], say('noBook', { name: quoted(header.rulebook) }))
  return inEdition(rulebook, editionOf(header))
}

function replayed({ book }: Rulebook, record: GameRecord, entry: number | undefined, at: At) {
  try {
    const { session, stopped } = replay(book, record, entry)
    if (stopped !== null) refuse([...at, 'record'], say('asTold', { sentence: stopped }))
    return { game: session.game, length: record.entries.length }
  } catch (error) {
    if (error instanceof RecordError) refuse([...at, 'record'], say('asTold', { sentence: error.said }))
    throw error
  }
}

/** Throws `ExperimentError` where there is nothing to be played any more. */
export function refuseIfOver({ s }: Game, at: At): void {
  if (s.over !== 0) refuse(at, say('over'))
}

/** Lays a copy of a position into a game; dice or a card that are awaited are drawn. */
export function goOnFrom(g: Game, { s }: Game): void {
  g.s.copy(s)
  const { awaiting, awaitingFor } = g.s
  if (awaiting === 0) return
  g.chance.supply(g, awaiting, awaitingFor, g.s.outcome)
  g.s.given = awaiting
  g.s.awaiting = 0
  g.s.awaitingFor = 0
  run(g)
}
