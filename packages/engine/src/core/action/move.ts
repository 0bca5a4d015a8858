import type { Book } from '../book.ts'
import type { GameView } from '../game.ts'
import { DECKS, DEEDS, SEATS } from '../limits.ts'
import { SaidError, say } from '../say.ts'
import type { Argument, Refusal } from '../vocabulary.ts'
import {
  type AnyMove,
  argumentOf,
  codeOf,
  type Goods,
  isArgument,
  issuerOf,
  type Lot,
  MOST_OF_LOT,
  type Move,
  NO_ACTION,
  numberOf,
  type Packed,
  pack,
  packLot,
  seatOf,
  type TermsData,
} from './action.ts'
import type { Terms } from './terms.ts'

/** A move that is none. */
export class MoveError extends SaidError {
  override readonly name = 'MoveError'
}

/**
 * Packs a move of a game of this book; the terms of an offer are laid into `terms`. A kind of move that the book has
 * not got becomes `NO_ACTION`.
 */
export function packMove(book: Book, move: AnyMove, terms: Terms): Packed {
  const argument = book.words.actions[move.do]
  if (argument === undefined) return pack(NO_ACTION, move.seat)
  if (argument === 'terms' && move.terms !== undefined) terms.read(move.terms)
  return pack(book.codes[move.do], move.seat, packArgument(move, argument))
}

function packArgument(move: AnyMove, argument: Argument): number {
  if (argument === 'none' || argument === 'terms') return 0
  if (argument === 'lot') return packLot(move.issuer ?? 0, move.number ?? 0)
  return move[argument] ?? 0
}

/** The readable form of a packed action; an offer's terms are read from the view. */
export function moveOf(l: GameView, action: Packed): Move {
  const name = l.book.actionNames[codeOf(action)]
  if (name === undefined) throw new MoveError(say('noAction', { number: codeOf(action) }))
  const argument = l.book.words.actions[name]
  const move: Record<string, unknown> = { do: name, seat: seatOf(action) }
  if (argument === 'terms') move.terms = l.terms.data(l.book.words.lot)
  else if (argument === 'lot') Object.assign(move, lotOf(argumentOf(action)))
  else if (argument !== 'none' && argument !== undefined) move[argument] = argumentOf(action)
  return move as Move
}

function lotOf(argument: number): Lot {
  return { issuer: issuerOf(argument), number: numberOf(argument) }
}

/** Numbers that a move may carry, each under the name of its kind. */
const NUMBERS = ['deed', 'amount', 'matter', 'space', 'choice'] as const satisfies readonly Argument[]
/** A name of a rulebook's words. */
export const NAME = /^[a-z][a-zA-Z0-9]*$/

/**
 * Reads a move from foreign data, by its shape: which moves there are and what each needs a rulebook says (`applyMove`).
 * Throws `MoveError` naming what is wrong.
 */
export function readMove(data: unknown): Move {
  if (!isRecord(data)) throw new MoveError(say('moveShape'))
  const { do: name, seat, terms, issuer, number } = data
  if (typeof name !== 'string' || !NAME.test(name)) throw new MoveError(say('noMove', { given: show(name) }))
  if (!isIndex(seat, SEATS)) throw new MoveError(say('noSeat', { given: show(seat) }))
  const move: Record<string, unknown> = { do: name, seat }
  for (const key of NUMBERS) {
    const value = data[key]
    if (value === undefined) continue
    if (!isArgument(value)) throw new MoveError(say('moveNumber', { name, key, given: show(value) }))
    move[key] = value
  }
  if (terms !== undefined) move.terms = readTerms(terms)
  if (issuer !== undefined || number !== undefined) Object.assign(move, readLot(data))
  return move as unknown as Move
}

/** A move without what does not belong to its kind. */
export function fitMove(book: Book, move: AnyMove): Move {
  const argument = book.words.actions[move.do] ?? 'none'
  const { do: name, seat } = move
  if (argument === 'none') return { do: name, seat } as Move
  if (argument === 'lot' && move.issuer === undefined) return move as Move
  if (argument === 'lot') return { do: name, seat, issuer: move.issuer, number: move.number } as Move
  return { do: name, seat, [argument]: move[argument] } as Move
}

/** What is wrong with a move of readable shape in a game of this book: it is none of its kinds, or lacks its number. */
export function moveFault(book: Book, move: Move): Refusal | null {
  const argument = book.words.actions[move.do]
  if (!Object.hasOwn(book.codes, move.do) || argument === undefined) return 'notInRulebook'
  if (argument === 'none') return null
  return (argument === 'lot' ? 'issuer' : argument) in move ? null : 'malformed'
}

function readLot({ issuer, number }: Readonly<Record<string, unknown>>): Lot {
  if (!isIndex(issuer, SEATS)) throw new MoveError(say('noSeatOfLots', { given: show(issuer) }))
  if (!isIndex(number, MOST_OF_LOT + 1)) throw new MoveError(say('noNumberOfLot', { given: show(number) }))
  return { issuer, number }
}

function readTerms(data: unknown): TermsData {
  if (!isRecord(data) || !isIndex(data.to, SEATS)) throw new MoveError(say('offerTo'))
  const { to, counters } = data
  if (counters !== undefined && !isArgument(counters))
    throw new MoveError(say('offerAnswers', { given: show(counters) }))
  return {
    to,
    give: readGoods(data.give),
    get: readGoods(data.get),
    ...(counters !== undefined && { counters }),
  }
}

function readGoods(data: unknown): Goods {
  if (!isRecord(data)) throw new MoveError(say('offerGoods'))
  const { cash, deeds, jailCards, ...lots } = data
  if (cash !== undefined && !isArgument(cash)) throw new MoveError(say('noMoney', { given: show(cash) }))
  return {
    ...(cash !== undefined && { cash }),
    ...readLots(lots),
    ...(deeds !== undefined && { deeds: readIndices(deeds, DEEDS, 'noListOfDeeds') }),
    ...(jailCards !== undefined && { jailCards: readIndices(jailCards, DECKS, 'noListOfDecks') }),
  }
}

/** Lots have the name that their chapter gives them; an offer has one at most. */
function readLots(lots: Readonly<Record<string, unknown>>): Readonly<Record<string, Lot>> {
  const named = Object.entries(lots).filter(([, lot]) => lot !== undefined)
  if (named.length > 1) throw new MoveError(say('oneLot'))
  return Object.fromEntries(
    named.map(([name, lot]) => {
      if (!NAME.test(name) || !isRecord(lot)) throw new MoveError(say('noLot', { given: show(lot) }))
      return [name, readLot(lot)]
    }),
  )
}

function readIndices(data: unknown, limit: number, fault: 'noListOfDeeds' | 'noListOfDecks'): number[] {
  if (!Array.isArray(data) || data.length > limit || !data.every((entry) => isIndex(entry, limit)))
    throw new MoveError(say(fault, { given: show(data) }))
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
