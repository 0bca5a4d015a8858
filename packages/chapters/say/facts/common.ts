import { type ActionName, type GameView, pack, topFrame, verify } from '@hausregeln/engine'
import type { Nothing } from '../chapter-facts.ts'

/** An action of which its amount says everything. */
export const amountOnly = (_l: GameView, _seat: number, argument: number) => ({ amount: argument })
export const nothing = (): Nothing => ({})

/** The deed on which the piece of a seat stands, or -1. */
export function deedHere(l: GameView, seat: number): number {
  return l.book.board.deedAt[l.s.place[seat] ?? 0] ?? -1
}

/** Whether a seat may take this action now. */
export function isLegal(l: GameView, seat: number, name: ActionName, argument = 0): boolean {
  return verify(l, pack(l.book.codes[name], seat, argument)) === null
}

/** A word of the frame on top. */
export function topWord(l: GameView, word: number): number {
  return l.s.frames[topFrame(l) + word] ?? 0
}

/** The cash of a seat. */
export function cashOf(l: GameView, seat: number): number {
  return l.s.cash[seat] ?? 0
}
