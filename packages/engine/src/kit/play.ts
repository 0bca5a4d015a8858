import { NO_ACTION, type Packed, pack } from '../core/action/action.ts'
import type { Terms } from '../core/action/terms.ts'
import type { Board } from '../core/board.ts'
import type { Book } from '../core/book.ts'
import type { GameView } from '../core/game.ts'
import type { CellNo, DeedNo, SeatNo, SpaceNo } from '../core/state/column.ts'
import type { EffectName } from './effects.ts'

/** What a chapter's advice asks of the bot that it advises: how this bot values a table, in money. */
export interface Judge {
  /** What it is worth to a seat to come to rest on a space. */
  worthOfSpace(l: GameView, seat: SeatNo, space: SpaceNo): number
  /** What it is worth to a seat to draw a card of the board's: see `Play.cards`. */
  worthOfCard(l: GameView, seat: SeatNo, card: CellNo): number
  /** What it wants to have left when it has bought something, in money. */
  keeps(l: GameView): number
}

/** What it costs to build where players build only on the street on which they have landed. */
export interface BuildingHere {
  /** What the next building costs this seat on this deed, in money. */
  price(l: GameView, seat: SeatNo, deed: DeedNo): number
  /** What part of the printed price the owner of the whole group pays. */
  partOfWhole(book: Book): number
}

/** A legal answer to a question; 0 if the advice has none. */
export type Answer = (l: GameView, seat: SeatNo, judge: Judge) => Packed

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
  readonly cards?: Readonly<Partial<Record<EffectName, (l: GameView, seat: SeatNo, card: CellNo) => number>>>
  /** Where a card drawn on a space leads, by what it does; it stays there if that is left out. */
  readonly ways?: Readonly<Partial<Record<EffectName, (board: Board, from: SpaceNo, card: CellNo) => SpaceNo>>>
  /** Where it lets players build only where they have landed. */
  readonly buildingHere?: BuildingHere
  /**
   * Lays down terms of an offer at random, for players who try everything: `below(n)` draws a whole number below n.
   * False if no offer can be made of what was drawn.
   */
  readonly offer?: (l: GameView, seat: SeatNo, terms: Terms, below: (n: number) => number) => boolean
}

/** Whether the engine allows this action now; an action that the rulebook lacks it does not. */
export function isLegal(l: GameView, code: number | undefined, seat: number, argument = 0): boolean {
  return l.book.actions[code ?? NO_ACTION]?.check(l, seat, argument) === null
}

/** The action on the first deed in board order for which it is legal; 0 if there is none. */
export function firstDeed(l: GameView, code: number | undefined, seat: SeatNo): Packed {
  for (let deed: DeedNo = 0; deed < l.book.board.deeds; deed++)
    if (isLegal(l, code, seat, deed)) return pack(code, seat, deed)
  return 0
}
