import {
  editionOf,
  type Game,
  type GameRecord,
  inEdition,
  RecordError,
  type RecordHeader,
  type Rulebook,
  replay,
} from '@hausregeln/engine'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { Voice } from '@hausregeln/rulebooks/texts/voice.ts'
import { Ledger, type Line, noteWithdrawals, type Standing, standing } from './ledger.ts'
import { firstTimeOf } from './times.ts'

/** The books of a game: what happened, how everybody stood, and how the game stands now. */
export interface Books {
  readonly rulebook: Rulebook
  readonly header: RecordHeader
  /** Entries of the record. */
  readonly entries: number
  /** When it began, in milliseconds since 1970, if its entries say so. */
  readonly began: number | null
  readonly language: Language
  /** Names players, deeds and amounts. */
  readonly voice: Voice
  /** The game as the record leaves it. */
  readonly game: Game
  /** Money by account before anything happened. */
  readonly opening: Int32Array
  readonly lines: readonly Line[]
  /** One a turn; the last one is how the game stands now. */
  readonly standings: readonly Standing[]
}

/**
 * Plays a record again and keeps its books. Throws `RecordError` if it cannot be followed to its end, `SetupError` if
 * its table cannot be.
 */
export function keepBooks(known: Rulebook, record: GameRecord, language: Language): Books {
  const rulebook = inEdition(known, editionOf(record.header))
  const ledger = new Ledger(rulebook, record, language)
  const { session, stopped } = replay(rulebook.book, record, record.entries.length, ledger)
  if (stopped !== null) throw new RecordError(stopped)
  noteWithdrawals(ledger.lines, record, language)
  const { game } = session
  return {
    rulebook,
    header: record.header,
    entries: record.entries.length,
    began: firstTimeOf(record),
    language,
    voice: new Voice(
      rulebook,
      record.header.seats.map(({ name }) => name),
      language,
    ),
    game,
    opening: ledger.opening ?? game.s.cash.slice(),
    lines: ledger.lines,
    standings: game.s.over === 0 ? [...ledger.standings, standing(game, record.entries.length)] : ledger.standings,
  }
}
