import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { type GameView, type Packed, pack, type Terms, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import type { Bot } from '../src/bot.ts'
import { SteadyBot } from '../src/steady/steady.ts'
import { isOpen } from './policy.ts'

/** Whether a player leaves jail before it must: early, as long as there is anything to buy from the bank, and later. */
export interface JailHabits {
  readonly name: string
  readonly early: 'leaves' | 'stays'
  readonly late: 'leaves' | 'stays'
}

/** Plays as steady players do, but for jail, which it leaves as soon as it may, or as late as it must. */
export class JailBot implements Bot {
  readonly name: string
  readonly #habits: JailHabits
  readonly #bot = new SteadyBot()

  constructor(habits: JailHabits) {
    this.name = habits.name
    this.#habits = habits
  }

  begin(seed: number): void {
    this.#bot.begin(seed)
  }

  decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const isInJail = topKind(l) === TURN_FRAME && topStage(l) === Turn.ready && l.s.jail[seat] !== 0
    return (isInJail && this.#inJail(l, seat)) || this.#bot.decide(l, seat, terms)
  }

  consider(l: GameView, seat: SeatNo, terms: Terms): Packed {
    return this.#bot.consider(l, seat, terms)
  }

  #inJail(l: GameView, seat: SeatNo): Packed | 0 {
    const { playJailCard, payBail, stay, throw: thrown } = l.book.codes
    const habit = isOpen(l) ? this.#habits.early : this.#habits.late
    const wishes = habit === 'leaves' ? [playJailCard, payBail] : [stay, thrown]
    const wish = wishes.find((code) => isLegal(l, code, seat))
    return wish === undefined ? 0 : pack(wish, seat)
  }
}
