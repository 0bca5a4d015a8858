import { isBotName } from '@hausregeln/bots'
import {
  type GameRecord,
  liesSealed,
  RecordError,
  type RecordHeader,
  type Rulebook,
  readRecord,
  replay,
  type Session,
} from '@hausregeln/engine'
import { LIMITS, TABLE_REFUSALS, type TableSettings } from '@hausregeln/protocol'
import { withoutBook } from './play.ts'
import type { PlayedBook } from './playedBook.ts'
import { demand, Refused } from './refused.ts'
import type { Fact, FactOf } from './step.ts'

/** Who sits where nobody is to decide any more. */
const SUCCESSOR = 'plain'

/**
 * The facts by which a table goes on with a game that was begun elsewhere: its record, which is played again by the rules,
 * and who sits there already. Throws `Refused` with a sentence if it cannot be played on, or if the settings are others.
 */
export function bringing(settings: TableSettings, { rulebook }: PlayedBook, text: string): Fact[] {
  const session = replayed(rulebook, text)
  const { header, game } = session
  const record = { header: withoutBook(header), entries: session.record.entries }
  demand(game.s.over === 0, 'broughtOver')
  demand(!liesSealed(game), 'sealedOpen')
  demand(isPlayedAs(header, settings), 'broughtSettings')
  const { round, alive } = game.s
  const brought: FactOf<'brought'> = { fact: 'brought', record, round }
  const seats = header.seats.flatMap((_, seat) => sitting(header, seat, ((alive >>> seat) & 1) === 1))
  return [brought, ...seats]
}

/** The game of a record by this rulebook. Throws `Refused` with the sentence that says what is wrong with it. */
function replayed({ book }: Rulebook, text: string): Session {
  try {
    const record = readRecord(text)
    demand(record.header.rulebook === book.id, 'broughtSettings')
    const { session, stopped } = replay(book, record)
    if (stopped !== null) throw new RecordError(stopped)
    return session
  } catch (error) {
    if (error instanceof RecordError) throw new Refused('badRecord', `${TABLE_REFUSALS.badRecord} ${error.message}`)
    throw error
  }
}

/** Whether a table of these settings plays a game as it was begun. */
export function isPlayedAs(
  { rulebook, seats, options, chance }: GameRecord['header'],
  settings: TableSettings,
): boolean {
  const names = new Set([...Object.keys(options), ...Object.keys(settings.options)])
  const had: Readonly<Record<string, number>> = options
  return (
    rulebook === settings.rulebook &&
    seats.length === settings.seats &&
    (chance.kind === 'given') === settings.companion &&
    [...names].every((name) => had[name] === settings.options[name])
  )
}

/** Bots sit down at once, and at a real board everybody: their keeper acts for them. Others take their seats themselves. */
function sitting({ seats, chance }: RecordHeader, seat: number, plays: boolean): Fact[] {
  const { name = '', bot } = seats[seat] ?? {}
  const called = name.slice(0, LIMITS.name)
  if (bot !== undefined || (!plays && chance.kind !== 'given'))
    return [{ fact: 'botSat', seat, bot: bot !== undefined && isBotName(bot) ? bot : SUCCESSOR, name: called }]
  return chance.kind === 'given' ? [{ fact: 'personSat', seat, name: called }] : []
}
