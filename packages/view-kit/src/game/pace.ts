import { scenes } from '@hausregeln/chapters/scenes.ts'
import type { Board } from '@hausregeln/engine/core/board.ts'
import { nominalTime } from '@hausregeln/engine/kit/scene/timeline.ts'
import type { LogLine, Pace } from './types.ts'

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

/**
 * Milliseconds until a bot's next step: what the last entry of the record has told is seen first. `isBot`: whether a bot
 * was on turn. Nobody waits where bots act at once.
 */
export function pauseAfter(pace: Pace, lines: readonly LogLine[], board: Board, isBot: boolean): number {
  if (pace === 'instant') return 0
  const entry = lines.at(-1)?.entry
  const told = lines.slice(lines.findLastIndex((line) => line.entry !== entry) + 1).map(({ event }) => event)
  return THINK[pace] + nominalTime(scenes, board, told) / rateOf(pace, isBot)
}

export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant']

/** Seconds that a bot waits by default before a throw by which a person's demand would lapse. */
export const DEFAULT_COUNTDOWN = 6

/** A wait that can be cut short. */
export class Wait {
  #wake: (() => void) | null = null

  for(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  cut(): void {
    this.#wake?.()
  }
}
