import { isBotName } from '@hausregeln/bots/names.ts'
import { RecordError, type Rulebook, readRecord, replay, type Session } from '@hausregeln/engine'
import { say } from '@hausregeln/engine/core/say.ts'
import { PIECE_SHAPES } from '../board/pieces/pieceShapes.ts'
import { seatColour } from '../design/colours/palette.ts'
import { type BookRef, loadBookOf } from './books/books.ts'
import { chanceSeed } from './chanceSeed.ts'
import type { Player } from './types.ts'

/**
 * A record that was kept as a file, played again. Dice that a server has thrown so far come from this screen from now
 * on. Throws `RecordError`.
 */
export async function sessionOf(text: string): Promise<Session> {
  const record = readRecord(text)
  const { session, stopped } = replay((await bookOf(record.header)).book, record)
  if (stopped !== null) throw new RecordError(stopped, 'rules')
  if (session.source.kind === 'committed' && session.game.s.over === 0)
    session.enter({ host: 'chance', source: { kind: 'seed', seed: chanceSeed() } })
  return session
}

/** Who sits at the table of a game that came in a file. */
export function playersOf({ header }: Pick<Session, 'header'>): Player[] {
  return header.seats.map(({ name, bot }, seat) => ({
    name,
    colour: seatColour(seat),
    shape: PIECE_SHAPES[seat % PIECE_SHAPES.length] ?? 'cat',
    bot: bot !== undefined && isBotName(bot) ? bot : null,
  }))
}

/** The rulebook of a game. Throws `RecordError` for one that this program does not know. */
export async function bookOf(ref: BookRef): Promise<Rulebook> {
  const rulebook = await loadBookOf(ref)
  if (rulebook === undefined) throw new RecordError(say('bookUnknown', { name: ref.rulebook }), 'rules')
  return rulebook
}
