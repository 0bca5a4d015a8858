import type { GameView } from '@hausregeln/engine'

/** Whose throw of the running turn has just been settled on the risk field; null if nobody's has. */
export function riskTaker({ s, book }: GameView): number | null {
  const there = book.board.kind[s.place[s.turnSeat] ?? 0] === book.board.kinds.risk
  return there && s.throwsOfTurn > 0 && s.over === 0 ? s.turnSeat : null
}
