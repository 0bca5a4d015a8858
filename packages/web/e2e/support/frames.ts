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

const MOVES = '.hr-die, .hr-piece'
/** How style sheets would tell that something begins or ceases to move. */
const STIRS = ['animation', 'transition'].flatMap((kind) => ['start', 'end', 'cancel'].map((what) => kind + what))

/** From now on the page keeps every frame that differs from the one before, until it is told to stop. */
export function keepFrames(page: Page): Promise<void> {
  return page.evaluate(
    ({ RESEAT, MOVES, STIRS }) => {
      const kept: Frame[] = []
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].flatMap((element) =>
          element.checkVisibility({ visibilityProperty: true }) ? [element.textContent] : [],
        )
      const isMoving = (animation: Animation) => {
        const { target, getTiming } = animation.effect as KeyframeEffect
        const { duration } = getTiming.call(animation.effect)
        const travels = target?.closest(MOVES) !== null && Number(duration) > RESEAT
        return travels && animation.playState === 'running'
      }
      let coming: number | null = null
      const lookSoon = () => {
        coming ??= requestAnimationFrame(look)
      }
      const numbers = new WeakMap<Animation, number>()
      let last = 0
      const numberOf = (animation: Animation) => {
        if (!numbers.has(animation)) numbers.set(animation, ++last)
        return numbers.get(animation) ?? 0
      }
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
      }
      // Frames before which the page has changed, or something begins or ceases to move: no other can differ.
      const changes = new MutationObserver(lookSoon)
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        for (const end of ['finish', 'cancel']) animation.addEventListener(end, lookSoon)
        lookSoon()
        return animation
      }
      const stirred = ({ target }: Event) => target instanceof Element && target.closest(MOVES) !== null && lookSoon()
      for (const name of STIRS) document.addEventListener(name, stirred)
      const stop = () => {
        changes.disconnect()
        Element.prototype.animate = animate
        for (const name of STIRS) document.removeEventListener(name, stirred)
        if (coming !== null) cancelAnimationFrame(coming)
      }
      const keeper: Keeper = { kept, stop }
      Object.assign(globalThis, { keeper })
      lookSoon()
    },
    { RESEAT: CLOSING_RANKS, MOVES, STIRS },
  )
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
