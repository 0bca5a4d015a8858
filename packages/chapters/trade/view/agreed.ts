import { apply, applyMove, type Move, pack, type Refusal, type Rulebook, type TermsData } from '@hausregeln/engine'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { serialOf } from '../rules/offers.ts'

/** A deal that two have agreed on at a real table, as the two moves that it is; or why the second cannot be. */
export type Agreed =
  | { readonly refusal: Refusal }
  | { readonly refusal: null; readonly moves: readonly [offer: Move, accept: Move] }

/** What books a deal in one step, tried beside the game. `view`: the game as it stands. */
export function agreedDeal(rulebook: Rulebook, view: Uint8Array, seat: number, terms: TermsData): Agreed {
  const game = gameAt(rulebook, view)
  const offer: Move = { do: 'offer', seat, terms }
  const refused = applyMove(game, offer)
  if (refused !== null) return { refusal: refused }
  const matter = serialOf(game, seat)
  const refusal = apply(game, pack(game.book.codes.accept, terms.to, matter))
  return refusal === null ? { refusal, moves: [offer, { do: 'accept', seat: terms.to, matter }] } : { refusal }
}
