import { type GameView, seatsIn } from '@hausregeln/engine'
import { type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import type { LogLine } from '../../game/types.ts'

/** The deed that is for sale or under the hammer; -1 if none is. */
export function deedForSale(l: GameView): number {
  const seat = seatsIn(l.s.must)[0] ?? -1
  const question = seat < 0 ? undefined : questionsFor(l, seat)[0]
  return question !== undefined && 'deed' in question ? question.deed : -1
}

/** What those who must decide are asked; null: nothing. */
export function askedOfAny(l: GameView): Question['ask'] | null {
  const seat = seatsIn(l.s.must)[0] ?? -1
  return seat < 0 ? null : (questionsFor(l, seat)[0]?.ask ?? null)
}

/** Whether those who must decide are asked this. */
export function isAskedAny(l: GameView, ask: Question['ask']): boolean {
  return askedOfAny(l) === ask
}

/** The lines of the turn that runs, the first one where it began. */
export function runningTurn(log: readonly LogLine[]): readonly LogLine[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex(({ event }) => event.type === 'turnBegan'),
    ),
  )
}
