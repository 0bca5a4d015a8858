import type { ActionFacts, Asks, EventLevel, FrameFacts } from '@hausregeln/chapters/say/chapter-facts.ts'
import type { EventOf } from '@hausregeln/chapters/say/tongue.ts'
import {
  type ActionName,
  type EventType,
  type FrameName,
  frameNumber,
  type GameView,
  type Slot,
} from '@hausregeln/engine'
import { allFacts } from './index.ts'

type Levels = { [Type in EventType]?: EventLevel | ((event: EventOf<Type>) => EventLevel) }
type Gather = { [Name in ActionName]?: (l: GameView, seat: number, argument: number) => ActionFacts[Name] }

/** What texts know of a chapter, whatever there is to know. */
export interface AnyFacts extends Asks {
  readonly levels?: Levels
  readonly paymentLevels?: Readonly<Partial<Record<Slot, EventLevel>>>
  readonly actions?: Gather
}

/** What is known of all chapters, those from elsewhere first: their questions are asked before the built-in ones. */
export const asks: Asks[] = []
export const byChapter = new Map<string, Asks>()
export const frames = new Map<number, FrameFacts>()
export const levels: Levels = {}
export const paymentLevels: Partial<Record<Slot, EventLevel>> = {}
export const gathers: Gather = {}

/** Adds what is to be known of a chapter. */
export function learn(chapter: string, facts: AnyFacts): void {
  byChapter.set(chapter, facts)
  for (const [name, frame] of Object.entries(facts.frames ?? {})) frames.set(frameNumber(name as FrameName), frame)
  Object.assign(levels, facts.levels)
  Object.assign(paymentLevels, facts.paymentLevels)
  Object.assign(gathers, facts.actions)
}

for (const [chapter, facts] of Object.entries(allFacts) as [string, AnyFacts][]) {
  learn(chapter, facts)
  asks.push(facts)
}
