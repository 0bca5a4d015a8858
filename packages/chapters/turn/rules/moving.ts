import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { CARD_RENT, SECOND_MOVE, Turn } from './stages.ts'

const MOST_LAPS = 100

/** Moves forward by this rule; reaching or passing the start pays the salary, each time. */
export function advance(g: Game, seat: number, steps: number, slot: Slot = 'move'): void {
  const s = g.s
  const spaces = g.book.board.spaces
  const from = s.place[seat]
  let to = from + steps
  if (to >= spaces) {
    to -= spaces
    s.place[seat] = to
    g.emit?.('moved', slot, seat, from, to)
    lap(g, seat)
    const { milestone, startReached } = g.book.policies
    if (milestone !== null && (from < milestone.space || to >= milestone.space)) milestone.reached(g, seat)
    if (startReached === null) paySalary(g, seat, to === 0)
    else startReached(g, seat, to === 0)
    return
  }
  s.place[seat] = to
  g.emit?.('moved', slot, seat, from, to)
  const { milestone } = g.book.policies
  if (milestone !== null && from < milestone.space && to >= milestone.space) milestone.reached(g, seat)
}

/** What happens when a piece reaches the start in another way than by moving forward. */
export function reachStart(g: Game, seat: number, exactly: boolean): void {
  const { startReached } = g.book.policies
  if (startReached === null) paySalary(g, seat, exactly)
  else startReached(g, seat, exactly)
}

/** What reaching or passing the start pays, for stopping on it perhaps more. */
export function paySalary(g: Game, seat: number, exactly: boolean): void {
  const { salaryLand, salaryPass } = g.book
  const salary = exactly ? salaryLand : salaryPass
  if (salary > 0) transfer(g, BANK, seat, salary, exactly ? 'salaryLand' : 'salary')
}

/** Moves forward to a space; from the space itself once around the board. */
export function advanceTo(g: Game, seat: number, space: number, slot: Slot = 'move'): void {
  const spaces = g.book.board.spaces
  const ahead = (space - g.s.place[seat] + spaces) % spaces
  advance(g, seat, ahead === 0 ? spaces : ahead, slot)
}

/** Moves backwards; the start pays nothing. */
export function retreat(g: Game, seat: number, steps: number): void {
  const s = g.s
  const from = s.place[seat]
  s.place[seat] = (from - steps + g.book.board.spaces) % g.book.board.spaces
  g.emit?.('moved', 'move', seat, from, s.place[seat])
}

/** Straight to jail: no salary, and the turn has no further throw or move. */
export function sendToJail(g: Game, frame: number, seat: number, slot: Slot): void {
  const s = g.s
  s.place[seat] = g.book.board.nearestJail[s.place[seat]]
  s.jail[seat] = 1
  s.again = 0
  s.doubles = 0
  s.frames[frame + CARD_RENT] = 0
  s.frames[frame + SECOND_MOVE] = 0
  s.frames[frame + STAGE] = Turn.done
  g.emit?.('jailed', slot, seat)
}

/** Counts that a seat has passed or reached the start. */
export function lap(g: Game, seat: number): void {
  if (g.s.laps[seat] < MOST_LAPS) g.s.laps[seat]++
}
