import type { Move } from '../action/action.ts'
import { NAME, readMove } from '../action/move.ts'
import { MAX_AMOUNT, SEATS } from '../limits.ts'
import { SaidError, say } from '../say.ts'
import type { Saying } from '../saying.ts'
import type { AdjustName } from '../vocabulary.ts'
import { type ChanceSource, isSource } from './chance-source.ts'

export interface ChanceEntry {
  /** Faces of the dice, or the card, seat or deed drawn. */
  readonly outcome: readonly number[]
}

/** Sets right what the books say, with a reason: what, whose or which, and what it becomes. */
export interface Adjustment {
  readonly host: 'adjust'
  readonly what: AdjustName
  readonly of: number
  readonly value: number
  readonly reason: string
  /** What the books said before it was entered; a session fills it in. */
  readonly was?: number
}

/** What is done instead of an earlier entry: nothing, one entry, or several. */
export interface Change {
  /** Of the entry, counted from 1. */
  readonly number: number
  readonly entries: readonly PlainEntry[]
  /** What stood there before it was entered; a session fills it in. */
  readonly was?: readonly PlainEntry[]
}

/** Replaces earlier entries; they stay in the record. Whatever follows them must still be allowed. */
export interface Correction {
  readonly host: 'correct'
  /** In the order of their numbers. */
  readonly changes: readonly Change[]
  /** The entries from this one on no longer count. */
  readonly dropFrom?: number
}

/** Withdraws the entries from `from` (counted from 1) on, corrections included; they stay in the record. */
export interface Undo {
  readonly host: 'undo'
  readonly from: number
}

/** What a host enters that happens at its place in the game. */
export type HostAct =
  | { readonly host: 'resign'; readonly seat: number }
  | { readonly host: 'timeUp' }
  | { readonly host: 'botTakes'; readonly seat: number; readonly bot: string }
  | { readonly host: 'botReturns'; readonly seat: number }
  | { readonly host: 'pause' }
  | { readonly host: 'resume' }
  /** The game is over: the seed to which the server was committed, in hexadecimal digits. */
  | { readonly host: 'reveal'; readonly seed: string }
  /** Somebody else keeps the books from here on; with a seat, if they play themselves. */
  | { readonly host: 'handOver'; readonly to: string; readonly seat?: number }
  /** All agree to stop here: the game ends as it stands. */
  | { readonly host: 'stop' }
  /** All agree that everybody keeps a copy of the record up to here: it can be played on as a game of its own. */
  | { readonly host: 'save' }
  /** From here on chance comes from elsewhere: a game goes online, to a real table or to one screen. */
  | { readonly host: 'chance'; readonly source: ChanceSource }
  | Adjustment

/** What a host enters: not among the legal actions of any seat. */
export type HostEntry = HostAct | Undo | Correction

/** An entry that is about the game, not about other entries. */
export type PlainEntry = Move | ChanceEntry | HostAct

export type Entry = PlainEntry | Undo | Correction

/** Whether an entry is what a player has decided. */
export function isMove(entry: Entry): entry is Move {
  return 'do' in entry
}

/** Whether an entry is an outcome of chance. */
export function isChance(entry: Entry): entry is ChanceEntry {
  return 'outcome' in entry
}

/** Whether an entry is the host's. */
export function isHost(entry: Entry): entry is HostEntry {
  return 'host' in entry
}

/** Whether an entry changes nothing before it: it is neither taken back nor corrects anything. */
export function isPlain(entry: Entry): entry is PlainEntry {
  return !isHost(entry) || (entry.host !== 'undo' && entry.host !== 'correct')
}

/** Foreign data that is no entry. */
export class EntryError extends SaidError {
  override readonly name = 'EntryError'
}

/** The longest reason of an adjustment, in characters. */
export const MAX_REASON = 200

/** Checks the shape of an entry and returns it as it is. Throws `EntryError` or `MoveError`. */
export function readEntry(data: Readonly<Record<string, unknown>>): Entry {
  if (!('host' in data)) return readPlain(data)
  switch (data.host) {
    case 'undo':
      need(isNumber(data.from), say('undoShape'))
      return data as unknown as Undo
    case 'correct':
      return readCorrection(data)
    default:
      return readPlain(data)
  }
}

function readPlain(data: Readonly<Record<string, unknown>>): PlainEntry {
  if ('host' in data) return readHostAct(data)
  if ('outcome' in data) return readOutcome(data)
  readMove(data)
  return data as unknown as Move
}

function readOutcome(data: Readonly<Record<string, unknown>>): ChanceEntry {
  const { outcome } = data
  const isOutcome = Array.isArray(outcome) && outcome.length > 0 && outcome.length <= MOST_DRAWN
  need(isOutcome && outcome.every((value) => Number.isInteger(value)), say('outcomeShape'))
  return data as unknown as ChanceEntry
}

const MOST_DRAWN = 3

function readHostAct(data: Readonly<Record<string, unknown>>): HostAct {
  const { host, seat, bot, seed, to, source } = data
  switch (host) {
    case 'timeUp':
    case 'pause':
    case 'resume':
    case 'stop':
    case 'save':
      break
    case 'handOver':
      need(isName(to) && (seat === undefined || isSeat(seat)), say('handOverShape'))
      break
    case 'chance':
      need(isSource(source), say('chanceShape'))
      break
    case 'botTakes':
      need(isSeat(seat) && typeof bot === 'string', say('botTakesShape'))
      break
    case 'reveal':
      need(typeof seed === 'string', say('revealShape'))
      break
    case 'resign':
    case 'botReturns':
      need(isSeat(seat), say('needsSeat', { host }))
      break
    case 'adjust':
      checkAdjustment(data)
      break
    default:
      throw new EntryError(say('noHostEntry', { host: JSON.stringify(host) ?? '' }))
  }
  return data as unknown as HostAct
}

function checkAdjustment({ what, of, value, reason, was }: Readonly<Record<string, unknown>>): void {
  need(typeof what === 'string' && NAME.test(what), say('adjustWhat'))
  need(isIndex(of), say('adjustOf'))
  need(Number.isInteger(value) && Math.abs(value as number) <= MAX_AMOUNT, say('adjustValue'))
  need(was === undefined || Number.isSafeInteger(was), say('adjustWas'))
  const given = typeof reason === 'string' ? reason.trim() : ''
  need(given !== '' && given.length <= MAX_REASON, say('adjustReason', { most: MAX_REASON }))
}

function readCorrection(data: Readonly<Record<string, unknown>>): Correction {
  const { changes, dropFrom } = data
  need(dropFrom === undefined || isNumber(dropFrom), say('correctionDrops'))
  need(Array.isArray(changes), say('correctionList'))
  let last = 0
  for (const change of changes as unknown[]) {
    need(isRecord(change) && isNumber(change.number) && Array.isArray(change.entries), CHANGE_SHAPE)
    const { number, entries, was = [] } = change as { number: number; entries: unknown[]; was?: unknown }
    need(number > last, say('correctionOrder'))
    last = number
    need(Array.isArray(was), CHANGE_SHAPE)
    for (const entry of [...entries, ...(was as unknown[])]) {
      need(isRecord(entry), CHANGE_SHAPE)
      readPlain(entry as Record<string, unknown>)
    }
  }
  return data as unknown as Correction
}

const CHANGE_SHAPE = say('changeShape')

function need(holds: boolean, sentence: Saying): void {
  if (!holds) throw new EntryError(sentence)
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
/** Entries are counted from 1. */
function isNumber(data: unknown): boolean {
  return Number.isSafeInteger(data) && (data as number) > 0
}
function isIndex(data: unknown): boolean {
  return Number.isInteger(data) && (data as number) >= 0 && (data as number) <= MAX_AMOUNT
}
/** The longest name of a keeper, in characters. */
const MAX_NAME = 60

function isName(data: unknown): boolean {
  return typeof data === 'string' && data.trim() !== '' && data.length <= MAX_NAME
}
function isSeat(data: unknown): boolean {
  return isIndex(data) && (data as number) < SEATS
}

/** What the table does ends what may be taken back; a pause does not. */
export function endsTakingBack(entry: Entry): boolean {
  return isHost(entry) && entry.host !== 'pause' && entry.host !== 'resume'
}
