import type { Pace } from './types.ts'

/** Milliseconds between the steps of bots. */
export const PACE_MS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, fast: 250, instant: 0 }

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
