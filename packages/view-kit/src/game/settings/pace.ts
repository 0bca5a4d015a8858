import type { Board } from '@hausregeln/engine/core/board.ts'
import { botPause, sceneTime } from '@hausregeln/protocol/tempo.ts'
import type { LogLine, Pace } from '../types.ts'

/**
 * Milliseconds until a bot's next step: what the last entry of the record has told is seen first. `isBot`: whether a bot
 * was on turn. Nobody waits where bots act at once.
 */
export function pauseAfter(pace: Pace, lines: readonly LogLine[], board: Board, isBot: boolean): number {
  const entry = lines.at(-1)?.entry
  const told = lines.slice(lines.findLastIndex((line) => line.entry !== entry) + 1).map(({ event }) => event)
  return botPause(pace, sceneTime(pace, told, board, isBot))
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
