import type { Asks, Question } from '@hausregeln/chapters/say/chapter-facts.ts'
import { Turn } from '@hausregeln/chapters/turn/rules/stages.ts'
import { turnStage } from '@hausregeln/chapters/turn/rules/turn.ts'
import { Chance, type GameView, TURN_FRAME, topKind } from '@hausregeln/engine'
import { asks, frames } from './facts/known.ts'

export type { Question, Questions } from '@hausregeln/chapters/say/chapter-facts.ts'

/** What the game asks of `seat` now: first what it must decide, then what it may; or for whom it waits. Never empty. */
export function questionsFor(l: GameView, seat: number): readonly Question[] {
  const { s } = l
  if (s.over !== 0) return [{ ask: 'over' }]
  if (s.awaiting !== Chance.none) return [chanceQuestion(l)]
  const must = (s.must >>> seat) & 1 ? mustQuestion(l, seat) : null
  const may = asks.map((one) => one.may?.(l, seat) ?? null)
  const asked = [must, ...may].filter((question) => question !== null)
  return asked.length > 0 ? asked : [{ ask: 'wait', seats: s.must, what: frames.get(topKind(l))?.waits?.(l) ?? 'turn' }]
}

function chanceQuestion(l: GameView): Question {
  const own = frames.get(topKind(l))?.chance?.(l)
  if (own) return own
  const { awaiting, awaitingFor, turnSeat } = l.s
  if (awaiting === Chance.card) return { ask: 'card', deck: awaitingFor }
  if (awaiting === Chance.lot) return { ask: 'lot', seats: awaitingFor }
  if (awaiting === Chance.deed) return { ask: 'deal', seat: awaitingFor }
  return { ask: 'dice', seat: turnSeat }
}

function mustQuestion(l: GameView, seat: number): Question {
  if (topKind(l) === TURN_FRAME) return turnQuestion(l, seat)
  return frames.get(topKind(l))?.must?.(l, seat) ?? { ask: 'decide' }
}

function turnQuestion(l: GameView, seat: number): Question {
  const stage = turnStage(l)
  const jailed = stage === Turn.ready && l.s.jail[seat] !== 0 ? first(({ jailed }) => jailed?.(l, seat)) : null
  return jailed ?? first(({ stages }) => stages?.[stage]?.(l, seat)) ?? { ask: 'decide' }
}

function first(ask: (asks: Asks) => Question | null | undefined): Question | null {
  for (const one of asks) {
    const question = ask(one)
    if (question) return question
  }
  return null
}
