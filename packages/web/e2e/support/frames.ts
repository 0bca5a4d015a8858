import type { Page } from '@playwright/test'

/** What a frame shows. */
export interface Frame {
  /** Milliseconds since the page was opened. */
  readonly at: number
  /** The dice that roll and the pieces that walk, each time by another number. */
  readonly moves: readonly number[]
  /**
   * What is told: whose turn it is, what has happened last, what is read out. (What stands beside the board tells the same,
   * and is drawn after it.)
   */
  readonly told: readonly string[]
  /** Whether the person at the screen is asked something. (A rent or an offer stays open while others' dice roll.) */
  readonly asked: boolean
}

/** What a page that keeps its frames has. */
interface Keeper {
  readonly kept: Frame[]
  readonly stop: () => void
}

/** Milliseconds in which pieces on one space close ranks: nobody waits for that. */
const CLOSING_RANKS = 180

/** From now on the page keeps every frame that differs from the one before, until it is told to stop. */
export function keepFrames(page: Page): Promise<void> {
  return page.evaluate((RESEAT) => {
    const kept: Frame[] = []
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        element.checkVisibility({ visibilityProperty: true }) ? [element.textContent] : [],
      )
    const isMoving = (animation: Animation) => {
      const { target, getTiming } = animation.effect as KeyframeEffect
      const { duration } = getTiming.call(animation.effect)
      const travels = target?.closest('.hr-die, .hr-piece') !== null && Number(duration) > RESEAT
      return travels && animation.playState === 'running'
    }
    const numbers = new WeakMap<Animation, number>()
    let last = 0
    const numberOf = (animation: Animation) => {
      if (!numbers.has(animation)) numbers.set(animation, ++last)
      return numbers.get(animation) ?? 0
    }
    let coming: number | null = null
    const look = (at: number) => {
      coming = null
      const frame = {
        at,
        moves: document.getAnimations().filter(isMoving).map(numberOf),
        told: [document.title, ...texts('.middle__turn, .middle__ticker, [aria-live]')],
        asked: document.querySelector('.decision.hr-panel--accent .decision__answers button') !== null,
      }
      const before = kept.at(-1)
      const differs =
        before === undefined ||
        String(before.moves) !== String(frame.moves) ||
        String(before.told) !== String(frame.told) ||
        before.asked !== frame.asked
      if (differs) kept.push(frame)
      if (frame.moves.length > 0) lookSoon()
    }
    const lookSoon = () => {
      coming ??= requestAnimationFrame(look)
    }
    // Each frame while something moves, and else those before which the page has changed: no other can differ.
    const changes = new MutationObserver(lookSoon)
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    const stop = () => {
      changes.disconnect()
      if (coming !== null) cancelAnimationFrame(coming)
    }
    const keeper: Keeper = { kept, stop }
    Object.assign(globalThis, { keeper })
    lookSoon()
  }, CLOSING_RANKS)
}

export function keptFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => (globalThis as unknown as { readonly keeper: Keeper }).keeper.kept)
}

/** A page that is kept for other tests looks at its frames no more. */
export async function stopFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { keeper } = globalThis as unknown as { readonly keeper: Keeper }
    keeper.stop()
    Reflect.deleteProperty(globalThis, 'keeper')
  })
}
