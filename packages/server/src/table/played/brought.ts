import { isBotName } from '@hausregeln/bots'
import {
  liesSealed,
  RECORD_FORMAT,
  RecordError,
  type RecordHeader,
  type Rulebook,
  readRecord,
  replay,
  type Session,
} from '@hausregeln/engine'
import { LIMITS, TABLE_REFUSALS, type TableSettings } from '@hausregeln/protocol'
import { z } from 'zod'
import { withoutBook } from '../game/play.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact, FactOf } from '../steps/step.ts'
import type { PlayedBook } from './playedBook.ts'

/** Who sits where nobody is to decide any more. */
const SUCCESSOR = 'plain'

/** Facts as they are written into a table's log, and without the entries of the record, which can be thousands. */
export interface BroughtStep {
  /** The facts as JSON: a list. */
  readonly text: string
  readonly facts: readonly Fact[]
}

/**
 * What can be seen without playing the game, or reading all of it. Throws `Refused` if the record's first line says that
 * it is not of a table of these settings.
 */
export function demandLikely(settings: TableSettings, text: string): void {
  const end = text.indexOf('\n')
  const header = firstLineSchema.safeParse(parsed(text.slice(0, end < 0 ? HEADER : end))).data?.hausregeln
  // What cannot be read, or is of an older format, is read completely.
  if (header?.format === RECORD_FORMAT) demand(isPlayedAs(header, settings), 'broughtSettings')
}

/** Letters that are looked at for a first line. */
const HEADER = 10_000

const firstLineSchema = z.object({
  hausregeln: z.object({
    format: z.int(),
    rulebook: z.string(),
    seats: z.array(z.unknown()),
    options: z.record(z.string(), z.number()),
    chance: z.object({ kind: z.string() }),
  }),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `bringing`, as it goes from the thread where the game is played to the one that keeps the table. */
export function broughtStep(settings: TableSettings, played: PlayedBook, record: string): BroughtStep {
  const facts = bringing(settings, played, record)
  const short = facts.map((fact) =>
    fact.fact === 'brought' ? { ...fact, record: { ...fact.record, entries: [] } } : fact,
  )
  return { text: JSON.stringify(facts), facts: short }
}

/**
 * The facts by which a table goes on with a game that was begun elsewhere: its record, which is played again by the rules,
 * and who sits there already. Throws `Refused` with a sentence if it cannot be played on, or if the settings are others.
 */
function bringing(settings: TableSettings, { rulebook }: PlayedBook, text: string): Fact[] {
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

/** What a record's header says of how its game was begun. */
interface Begun {
  readonly rulebook: string
  readonly seats: readonly unknown[]
  readonly options: Readonly<Record<string, number>>
  readonly chance: { readonly kind: string }
}

/** Whether a table of these settings plays a game as it was begun. */
export function isPlayedAs({ rulebook, seats, options, chance }: Begun, settings: TableSettings): boolean {
  const names = new Set([...Object.keys(options), ...Object.keys(settings.options)])
  return (
    rulebook === settings.rulebook &&
    seats.length === settings.seats &&
    (chance.kind === 'given') === settings.companion &&
    [...names].every((name) => options[name] === settings.options[name])
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
