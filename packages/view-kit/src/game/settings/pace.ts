import type { GameView } from '@hausregeln/engine'
import { botPause, sceneTime } from '@hausregeln/protocol/tempo.ts'
import type { LogLine, Pace } from '../types.ts'

/**
 * Milliseconds until a bot's next step: what the last entry of the record has told is seen first. `isBot`: whether a bot
 * was on turn. Nobody waits where bots act at once.
 */
export function pauseAfter(pace: Pace, lines: readonly LogLine[], l: GameView, isBot: boolean): number {
  const entry = lines.at(-1)?.entry
  const from = lines.findLastIndex((line) => line.entry !== entry) + 1
  return botPause(pace, sceneTime(pace, l, lines, from, isBot))
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
