import { type Lens, legalActions, NO_ACTION, type Packed, pack } from '@hausregeln/engine'

/** Whether the engine allows this action now. */
export function isLegal(l: Lens, code: number | undefined, seat: number, argument = 0): boolean {
  return l.book.actions[code ?? NO_ACTION]?.check(l, seat, argument) === null
}

/** For questions of rulebooks that this player was not made for: the first legal answer. */
export function firstLegal(l: Lens, seat: number): Packed {
  const first = legalActions(l, seat)[0]
  if (first === undefined) throw new Error(`seat ${seat} must decide, but has no legal action`)
  return first.action
}

/** The action on the first deed in board order for which it is legal, or 0. */
export function firstDeed(l: Lens, code: number | undefined, seat: number): Packed {
  for (let deed = 0; deed < l.book.board.deeds; deed++) if (isLegal(l, code, seat, deed)) return pack(code, seat, deed)
  return 0
}

/** The least money to stay in the game with, where the rulebook puts out whoever has none left. */
export function leastCash(l: Lens): number {
  return l.book.outAtZero ? 1 : 0
}
