import type { LogLine, Pace } from './types.ts'

/** Milliseconds between the steps of bots. */
export const PACE_MS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, fast: 250, instant: 0 }

/** Sealed bids that have just been opened are looked at for so many steps. */
const REVEAL_STEPS = 3

/** Milliseconds until a bot's next step, after what the last entry of the record has told. */
export function pauseAfter(pace: Pace, lines: readonly LogLine[]): number {
  const entry = lines.at(-1)?.entry
  const told = lines.slice(lines.findLastIndex((line) => line.entry !== entry) + 1)
  return PACE_MS[pace] * (told.some(({ event }) => event.type === 'sealedRevealed') ? REVEAL_STEPS : 1)
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
