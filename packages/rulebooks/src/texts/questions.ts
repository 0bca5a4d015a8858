import { Chance, type FrameName, frameNumber, type Lens, SEAT, TURN_FRAME, topKind } from '@hausregeln/engine'
import { FIRST_THROW_FRAME } from '@hausregeln/engine/chapters/first-throw/vocabulary.ts'
import { Turn } from '@hausregeln/engine/chapters/turn/stages.ts'
import { turnStage } from '@hausregeln/engine/chapters/turn/turn.ts'
import type { Asks, FrameFacts, Question } from './chapter-facts.ts'
import { topWord } from './facts/common.ts'
import { allFacts } from './facts/index.ts'

export type { Question, Questions } from './chapter-facts.ts'

const ASKS: readonly Asks[] = Object.values(allFacts)
const FRAMES = new Map<number, FrameFacts>(
  ASKS.flatMap(({ frames = {} }) =>
    Object.entries(frames).map(([name, facts]) => [frameNumber(name as FrameName), facts]),
  ),
)

/** What the game asks of `seat` now: first what it must decide, then what it may; or for whom it waits. Never empty. */
export function questionsFor(l: Lens, seat: number): readonly Question[] {
  const { s } = l
  if (s.over !== 0) return [{ ask: 'over' }]
  if (s.awaiting !== Chance.none) return [chanceQuestion(l)]
  const must = (s.must >>> seat) & 1 ? mustQuestion(l, seat) : null
  const may = ASKS.map((asks) => asks.may?.(l, seat) ?? null)
  const asked = [must, ...may].filter((question) => question !== null)
  return asked.length > 0 ? asked : [{ ask: 'wait', seats: s.must, what: FRAMES.get(topKind(l))?.waits(l) ?? 'turn' }]
}

function chanceQuestion(l: Lens): Question {
  const { awaiting, awaitingFor, turnSeat } = l.s
  if (awaiting === Chance.card) return { ask: 'card', deck: awaitingFor }
  if (awaiting === Chance.lot) return { ask: 'lot', seats: awaitingFor }
  if (awaiting === Chance.deed) return { ask: 'deal', seat: awaitingFor }
  return { ask: 'dice', seat: topKind(l) === FIRST_THROW_FRAME ? topWord(l, SEAT) : turnSeat }
}

function mustQuestion(l: Lens, seat: number): Question {
  if (topKind(l) === TURN_FRAME) return turnQuestion(l, seat)
  return FRAMES.get(topKind(l))?.must(l, seat) ?? { ask: 'decide' }
}

function turnQuestion(l: Lens, seat: number): Question {
  const stage = turnStage(l)
  const jailed = stage === Turn.ready && l.s.jail[seat] !== 0 ? jailQuestion(l, seat) : null
  return jailed ?? first(({ stages }) => stages?.[stage]?.(l, seat)) ?? { ask: 'decide' }
}

/** One's way out where one may sit on instead; else where one throws for it. */
function jailQuestion(l: Lens, seat: number): Question | null {
  return (
    first((asks) => (asks === allFacts['jail-roll'] ? null : asks.jailed?.(l, seat))) ??
    allFacts['jail-roll'].jailed?.(l, seat) ??
    null
  )
}

function first(ask: (asks: Asks) => Question | null | undefined): Question | null {
  for (const asks of ASKS) {
    const question = ask(asks)
    if (question) return question
  }
  return null
}
