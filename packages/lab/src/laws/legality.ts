import {
  ACTION_CODES,
  type Argument,
  apply,
  clone,
  codeOf,
  type Game,
  type Legal,
  legalActions,
  MAX_AMOUNT,
  moveOf,
  type Packed,
  pack,
  packLot,
  SEATS,
  verify,
} from '@hausregeln/engine'
import { MOST_OF_LOT } from '@hausregeln/engine/core/action/action.ts'
import { soundTerms, unsoundTerms } from './terms.ts'
import { sameBytes, spareOf } from './views.ts'

/** Of closed matters, so many of the newest are tried. */
const SERIALS_BACK = 24
/** Arguments tried beyond the last that means something. */
const BEYOND = 3
/** So many choices, and pieces of a lot, are tried at least, and as many as a rule says that there are. */
const TRIED = 6

/**
 * For every seat and every kind of action: what is listed is accepted, what is accepted is listed, within the small
 * arguments and at, inside and outside the ends of ranges; and carrying out what is refused changes no byte.
 */
export function legalityLaw(g: Game): string | null {
  const before = clone(g, spareOf(g.book).before)
  const tried = smallArguments(g)
  for (let seat = 0; seat < SEATS; seat++) {
    const fault = seatFault(g, seat, tried)
    if (fault !== null) return fault
    if (!sameBytes(before.s, g.s)) return `refused actions of seat ${seat} have changed the state.`
  }
  g.terms.clear()
  return null
}

type Tried = Readonly<Record<Exclude<Argument, 'amount' | 'terms'>, readonly number[]>>

function seatFault(g: Game, seat: number, tried: Tried): string | null {
  const listed = legalActions(g, seat)
  for (let code = 0; code < ACTION_CODES; code++) {
    const name = g.book.actionNames[code]
    const argument = name === undefined ? 'none' : (g.book.words.actions[name] ?? 'none')
    const ofKind = listed.filter((legal) => codeOf(legal.action) === code)
    const fault =
      argument === 'terms'
        ? offerFault(g, seat, ofKind.length > 0)
        : argument === 'amount'
          ? amountFault(g, seat, code, ofKind)
          : kindFault(g, seat, code, tried[argument], ofKind)
    if (fault !== null) return fault
  }
  return null
}

function kindFault(g: Game, seat: number, code: number, tried: readonly number[], listed: readonly Legal[]) {
  const actions = listed.map(({ action }) => action)
  let met = 0
  for (const value of tried) {
    const action = pack(code, seat, value)
    const isListed = actions.includes(action)
    const fault = agree(g, action, isListed)
    if (fault !== null) return fault
    if (isListed) met++
  }
  return met === actions.length ? null : `${actions.map((action) => told(g, action))} are listed, some beyond all.`
}

/** The arguments that are tried: all that could mean something, and some beyond. */
function smallArguments(g: Game): Tried {
  const { book, s } = g
  const upTo = (limit: number, from = 0) => Array.from({ length: limit + BEYOND - from }, (_, index) => from + index)
  const most = Math.max(TRIED, ...book.actions.map((rule) => rule?.most?.(book) ?? 0))
  const pieces = upTo(most).filter((number) => number <= MOST_OF_LOT)
  return {
    none: [0],
    deed: upTo(book.board.deeds),
    space: upTo(book.board.spaces),
    choice: upTo(most),
    lot: upTo(SEATS).flatMap((issuer) => pieces.map((number) => packLot(issuer, number))),
    matter: [...new Set([...upTo(s.serial + 1, Math.max(0, s.serial - SERIALS_BACK)), ...openMatters(g)])],
  }
}

function openMatters(g: Game): number[] {
  const serials: number[] = []
  for (const matter of g.book.matters)
    for (let seat = 0; seat < g.s.seats; seat++) matter.each(g, seat, (serial) => serials.push(serial))
  return serials
}

function amountFault(g: Game, seat: number, code: number, listed: readonly Legal[]): string | null {
  const { low, high } = listed[0] ?? { low: 1, high: 0 }
  const cash = g.s.cash[seat] ?? 0
  const tried = [0, 1, low - 1, low, low + 1, (low + high) >> 1, high - 1, high, high + 1, cash, cash + 1, MAX_AMOUNT]
  for (const amount of new Set(tried)) {
    if (amount < 0 || amount > MAX_AMOUNT) continue
    const fault = agree(g, pack(code, seat, amount), amount >= low && amount <= high)
    if (fault !== null) return fault
  }
  return null
}

/** Offers are listed as one template: without it none is accepted; with it those that make sense may be. */
function offerFault(g: Game, seat: number, listed: boolean): string | null {
  const action = pack(g.book.codes.offer, seat)
  const refused = listed ? unsoundTerms(g, seat) : [...soundTerms(g, seat), ...unsoundTerms(g, seat)]
  for (const terms of refused) {
    g.terms.clear()
    Object.assign(g.terms, terms)
    const fault = agree(g, action, false)
    if (fault !== null) return fault
  }
  return null
}

/** `action` is accepted if and only if it is listed; a refused one is tried. */
function agree(g: Game, action: Packed, listed: boolean): string | null {
  const refusal = verify(g, action)
  if (listed) return refusal === null ? null : `${told(g, action)} is listed, but refused (${refusal}).`
  if (refusal === null) return `${told(g, action)} is accepted, but not listed.`
  return apply(g, action) === null ? `${told(g, action)} is refused, but can be carried out.` : null
}

function told(g: Game, action: Packed): string {
  const code = codeOf(action)
  return g.book.actionNames[code] === undefined ? `action ${code}` : JSON.stringify(moveOf(g, action))
}
