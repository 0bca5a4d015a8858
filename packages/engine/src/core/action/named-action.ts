import type { GameView } from '../game.ts'
import { NOBODY } from '../limits.ts'
import { verify } from '../play.ts'
import type { Refusal } from '../vocabulary.ts'
import { codeOf, type Move, type Packed } from './action.ts'
import { type Legal, legalActions } from './legal.ts'
import { fitMove, moveFault, moveOf, packMove, readMove } from './move.ts'
import { bits, type Terms } from './terms.ts'

/** From the least to the greatest amount that can be named. */
export interface Amounts {
  readonly min: number
  readonly max: number
}

/** What somebody could give in an offer; whether its rules let it go the engine says to the offer. */
export interface Possessions {
  readonly seat: number
  readonly cash: Amounts
  readonly deeds: readonly number[]
  readonly jailCards: readonly number[]
}

/**
 * A legal action as named fields: `{ do: 'buy' }`, `{ do: 'build', deed: 3 }`; of an amount its limits, `{ do: 'bid',
 * amount: { min: 1, max: 1500 } }`; of an offer what there is to be offered.
 */
export type LegalAction = { readonly do: string } & Readonly<
  Partial<Record<'deed' | 'space' | 'choice' | 'matter' | 'issuer' | 'number', number>>
> & {
    readonly amount?: Amounts
    readonly terms?: { readonly give: Possessions; readonly get: readonly Possessions[] }
  }

/** An action as somebody answers it: as it stands among the legal ones, with an amount or the terms of an offer. */
export type NamedAction = Omit<Move, 'seat'>

/** The legal actions of a seat, in the engine's order. */
export function namedActions(l: GameView, seat: number): LegalAction[] {
  return legalActions(l, seat).map((legal) => namedAction(l, seat, legal))
}

function namedAction(l: GameView, seat: number, { action, low, high }: Legal): LegalAction {
  const name = l.book.actionNames[codeOf(action)] ?? 'throw'
  const kind = l.book.words.actions[name]
  if (kind === 'amount') return { do: name, amount: { min: low, max: high } }
  if (kind === 'terms') return { do: name, terms: offerable(l, seat) }
  const { seat: _, ...named } = moveOf(l, action)
  return named as LegalAction
}

/** What can be put into an offer: what the proposer has, and what each of the others has. */
function offerable(l: GameView, seat: number): NonNullable<LegalAction['terms']> {
  const others = bits(l.s.alive).filter((other) => other !== seat)
  return { give: possessions(l, seat), get: others.map((other) => possessions(l, other)) }
}

function possessions({ s, book }: GameView, seat: number): Possessions {
  const deeds = Array.from({ length: book.board.deeds }, (_, deed) => deed).filter((deed) => s.owner[deed] === seat)
  const decks = Array.from({ length: book.board.decks }, (_, deck) => deck)
  const jailCards = decks.filter((deck) => s.jailCard[deck] !== NOBODY && s.jailCard[deck] === seat)
  return { seat, cash: { min: 0, max: Math.max(0, s.cash[seat]) }, deeds, jailCards }
}

/** The action by its name, as `namedActions` has it with one amount or with terms. */
export function nameAction(l: GameView, action: Packed): NamedAction {
  const { seat: _, ...named } = moveOf(l, action)
  return named as NamedAction
}

/**
 * Reads an action from foreign data, for this seat: the packed action, or the refusal if it is not legal now. `terms`
 * are the view's own, into which those of an offer are laid. Throws `MoveError` with a sentence for what is no action
 * at all.
 */
export function readAction(
  l: GameView,
  seat: number,
  data: unknown,
  terms: Terms,
): Packed | { readonly refused: Refusal } {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  const move = readMove(isObject ? { ...data, seat } : data)
  const fault = moveFault(l.book, move)
  if (fault !== null) return { refused: fault }
  const action = packMove(l.book, fitMove(l.book, move), terms)
  const refused = verify(l, action)
  return refused === null ? action : { refused }
}
