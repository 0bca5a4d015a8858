import {
  ACTION_NAMES,
  ACTIONS,
  type ActionName,
  type Argument,
  argumentOf,
  codeOf,
  type Goods,
  isArgument,
  issuerOf,
  type Move,
  numberOf,
  type Packed,
  pack,
  packShares,
  type ShareLot,
  seatOf,
  type TermsData,
} from './action.ts'
import type { Lens } from './game.ts'
import { DECKS, DEEDS, SEATS } from './limits.ts'
import type { Terms } from './terms.ts'

/** A move that is none: the message is a sentence. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}

/** Packs a move; the terms of an offer are laid into `terms`. */
export function packMove(move: Move, terms: Terms): Packed {
  const { code, argument } = ACTIONS[move.do]
  if (move.do === 'offer') terms.read(move.terms)
  return pack(code, move.seat, packArgument(move, argument))
}

function packArgument(move: Move, argument: Argument): number {
  if (argument === 'none' || argument === 'terms') return 0
  if ('issuer' in move) return packShares(move.issuer, move.number)
  return (move as unknown as Record<string, number>)[argument]
}

/** The readable form of a packed action; an offer's terms are read from the lens. */
export function moveOf(l: Lens, action: Packed): Move {
  const name = ACTION_NAMES[codeOf(action)]
  if (name === undefined) throw new MoveError(`There is no action ${codeOf(action)}.`)
  const { argument } = ACTIONS[name]
  const move: Record<string, unknown> = { do: name, seat: seatOf(action) }
  if (argument === 'terms') move.terms = l.terms.data()
  else if (argument === 'shares') Object.assign(move, sharesOf(argumentOf(action)))
  else if (argument !== 'none') move[argument] = argumentOf(action)
  return move as Move
}

function sharesOf(argument: number): ShareLot {
  return { issuer: issuerOf(argument), number: numberOf(argument) }
}

/** Reads a move from foreign data. Throws `MoveError` naming what is wrong. */
export function readMove(data: unknown): Move {
  if (!isRecord(data)) throw new MoveError('A move is an object such as {"do":"throw","seat":0}.')
  const { do: name, seat } = data
  if (typeof name !== 'string' || !Object.hasOwn(ACTIONS, name)) throw new MoveError(`There is no move ${show(name)}.`)
  if (!isIndex(seat, SEATS)) throw new MoveError(`${show(seat)} is no seat.`)
  const { argument } = ACTIONS[name as ActionName]
  if (argument === 'none') return { do: name, seat } as Move
  if (argument === 'terms') return { do: name, seat, terms: readTerms(data.terms) } as Move
  if (argument === 'shares') return { do: name, seat, ...readShares(data) } as Move
  const value = data[argument]
  if (!isArgument(value))
    throw new MoveError(`The move "${name}" needs "${argument}", a whole number, not ${show(value)}.`)
  return { do: name, seat, [argument]: value } as Move
}

/** The most shares that a move can name. */
const MOST_SHARES = 31

function readShares({ issuer, number }: Readonly<Record<string, unknown>>): ShareLot {
  if (!isIndex(issuer, SEATS)) throw new MoveError(`${show(issuer)} is nobody who has issued shares.`)
  if (!isIndex(number, MOST_SHARES + 1)) throw new MoveError(`${show(number)} is no number of shares.`)
  return { issuer, number }
}

function readTerms(data: unknown): TermsData {
  if (!isRecord(data) || !isIndex(data.to, SEATS)) throw new MoveError('An offer needs terms that name whom it is for.')
  const { to, counters } = data
  if (counters !== undefined && !isArgument(counters)) throw new MoveError(`${show(counters)} is no offer to answer.`)
  return {
    to,
    give: readGoods(data.give),
    get: readGoods(data.get),
    ...(counters !== undefined && { counters }),
  }
}

function readGoods(data: unknown): Goods {
  if (!isRecord(data)) throw new MoveError('An offer says what is given and what is got.')
  const { cash, deeds, jailCards, shares } = data
  if (cash !== undefined && !isArgument(cash)) throw new MoveError(`${show(cash)} is no amount of money.`)
  if (shares !== undefined && !isRecord(shares)) throw new MoveError(`${show(shares)} are no shares.`)
  return {
    ...(cash !== undefined && { cash }),
    ...(shares !== undefined && { shares: readShares(shares) }),
    ...(deeds !== undefined && { deeds: readIndices(deeds, DEEDS, 'deeds') }),
    ...(jailCards !== undefined && { jailCards: readIndices(jailCards, DECKS, 'decks') }),
  }
}

function readIndices(data: unknown, limit: number, what: string): number[] {
  if (!Array.isArray(data) || data.length > limit || !data.every((entry) => isIndex(entry, limit)))
    throw new MoveError(`${show(data)} is no list of ${what}.`)
  return data
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function isIndex(data: unknown, limit: number): data is number {
  return Number.isInteger(data) && (data as number) >= 0 && (data as number) < limit
}

const SHOWN = 40

function show(data: unknown): string {
  const text = JSON.stringify(data) ?? 'nothing'
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
