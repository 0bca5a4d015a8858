import { scenes } from '@hausregeln/chapters/scenes.ts'
import type { GameEvent } from '@hausregeln/engine'
import type { Board } from '@hausregeln/engine/core/board.ts'
import { nominalTime } from '@hausregeln/engine/kit/scene/timeline.ts'
import type { TableSettings } from './table.ts'

/** How fast bots play. */
export type Pace = TableSettings['pace']

/** How many times as fast as written the scenes of bots run, and those of people. */
const RATE: Readonly<Record<Pace, { readonly bots: number; readonly people: number }>> = {
  slow: { bots: 1.5, people: 1 },
  normal: { bots: 3, people: 1 },
  fast: { bots: 6, people: 1.5 },
  instant: { bots: Number.POSITIVE_INFINITY, people: 4 },
}
/** Milliseconds after a scene until a bot goes on. */
const THINK: Readonly<Record<Pace, number>> = { slow: 600, normal: 150, fast: 60, instant: 0 }

/** How many times as fast as written a scene runs at this pace. `isBot`: whether a bot is on turn in it. */
export function rateOf(pace: Pace, isBot: boolean): number {
  return RATE[pace][isBot ? 'bots' : 'people']
}

/** Milliseconds in which these events are shown at this pace: a fixed number, whatever a page does. `isBot`: see `rateOf`. */
export function sceneTime(pace: Pace, events: readonly GameEvent[], board: Board, isBot: boolean): number {
  return Math.round(nominalTime(scenes, board, events) / rateOf(pace, isBot))
}

/** Milliseconds until a bot goes on after a scene of so many. Nobody waits where bots act at once. */
export function botPause(pace: Pace, scene: number): number {
  return pace === 'instant' ? 0 : scene + THINK[pace]
}
