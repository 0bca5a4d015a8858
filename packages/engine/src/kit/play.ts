import { NO_ACTION, type Packed } from '../core/action.ts'
import type { Board } from '../core/board.ts'
import type { CellNo, SeatNo, SpaceNo } from '../core/column.ts'
import type { Lens } from '../core/game.ts'
import type { EffectName } from './effects.ts'

/** What a chapter's advice asks of the bot that it advises: how this bot values a table, in money. */
export interface Judge {
  /** What it is worth to a seat to come to rest on a space. */
  worthOfSpace(l: Lens, seat: SeatNo, space: SpaceNo): number
  /** What it is worth to a seat to draw a card of the board's: see `Play.cards`. */
  worthOfCard(l: Lens, seat: SeatNo, card: CellNo): number
}

/** A legal answer to a question; 0 if the advice has none. */
export type Answer = (l: Lens, seat: SeatNo, judge: Judge) => Packed

/**
 * What bots know of a built-in chapter, in `play.ts` of its folder. It answers what only this chapter asks; a chapter
 * from elsewhere brings `advice` instead. Bots compile it, by rulebook, to tables (bots/src/plays.ts).
 */
export interface Play {
  /** Answers where a turn waits at a stage that this chapter gives it, by stage. */
  readonly stages?: Readonly<Record<number, Answer>>
  /** Answers where a frame of this chapter's asks, by its kind. */
  readonly frames?: Readonly<Record<number, Answer>>
  /** What a card is worth at once to who draws it, in money, by what it does; nothing, if it is left out. */
  readonly cards?: Readonly<Partial<Record<EffectName, (l: Lens, seat: SeatNo, card: CellNo) => number>>>
  /** Where a card drawn on a space leads, by what it does; it stays there if that is left out. */
  readonly ways?: Readonly<Partial<Record<EffectName, (board: Board, from: SpaceNo, card: CellNo) => SpaceNo>>>
}

/** Whether the engine allows this action now; an action that the rulebook lacks it does not. */
export function isLegal(l: Lens, code: number | undefined, seat: number, argument = 0): boolean {
  return l.book.actions[code ?? NO_ACTION]?.check(l, seat, argument) === null
}
