import { scenes } from '@hausregeln/chapters/scenes.ts'
import type { GameView } from '@hausregeln/engine'
import { nominalTime } from '@hausregeln/engine/kit/scene/timeline.ts'
import { newMoments, type ToldLine } from './moments.ts'
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
const THINK: Readonly<Record<Pace, number>> = { slow: 600, normal: 110, fast: 60, instant: 0 }

/** Milliseconds for which a moment is seen: among bots people read it as quickly as they like to, and no quicker. */
const MOMENT: Readonly<Record<Pace, number>> = { slow: 2600, normal: 1600, fast: 1000, instant: 700 }

export function momentTime(pace: Pace): number {
  return MOMENT[pace]
}

/** How many times as fast as written a scene runs at this pace. `isBot`: whether a bot is on turn in it. */
export function rateOf(pace: Pace, isBot: boolean): number {
  return RATE[pace][isBot ? 'bots' : 'people']
}

/**
 * Milliseconds in which what was told from line `from` on is shown at this pace, with its moments: a fixed number,
 * whatever a page does. The game stands as it does afterwards. `isBot`: see `rateOf`.
 */
export function sceneTime(pace: Pace, l: GameView, log: readonly ToldLine[], from: number, isBot: boolean): number {
  const events = log.slice(from).map(({ event }) => event)
  const moments = newMoments(l, log, from).length * momentTime(pace)
  return Math.round(nominalTime(scenes, l.book.board, events) / rateOf(pace, isBot)) + moments
}

/** Milliseconds until a bot goes on after a scene of so many. Nobody waits where bots act at once. */
export function botPause(pace: Pace, scene: number): number {
  return pace === 'instant' ? 0 : scene + THINK[pace]
}
