import type { Page } from '@playwright/test'

/** What a frame shows. */
export interface Frame {
  /** Milliseconds since the page was opened. */
  readonly at: number
  /** Whether dice roll or a piece walks. */
  readonly moves: boolean
  /** What is told: whose turn it is, what has happened last, what is asked, what is read out. */
  readonly told: string
  /** The last lines of the log, newest first. */
  readonly log: string
  /** Whether the person at the screen is asked something. */
  readonly asked: boolean
}

/** From now on the page keeps every frame that differs from the one before, until `keptFrames` takes them. */
export function keepFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept: Frame[] = []
    const text = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent).join(' | ')
    const isMoving = (animation: Animation) => {
      const { target } = animation.effect as KeyframeEffect
      return animation.playState === 'running' && target?.closest('.hr-die, .hr-piece') !== null
    }
    const look = (at: number) => {
      const frame = {
        at,
        moves: document.getAnimations().some(isMoving),
        told: text('.middle__turn, .middle__ticker, .decision__ask, [aria-live], title'),
        log: text('.log li:nth-of-type(-n + 3)'),
        asked: document.querySelector('.decision [data-asked]') !== null,
      }
      const before = kept.at(-1)
      const differs =
        before === undefined ||
        before.moves !== frame.moves ||
        before.told !== frame.told ||
        before.log !== frame.log ||
        before.asked !== frame.asked
      if (differs) kept.push(frame)
      requestAnimationFrame(look)
    }
    Object.assign(globalThis, { keptFrames: kept })
    requestAnimationFrame(look)
  })
}

export function keptFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => (globalThis as unknown as { readonly keptFrames: Frame[] }).keptFrames)
}
