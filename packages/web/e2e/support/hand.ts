import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test'

/** How much later each press of a test comes than the one before, as the page sees it. */
const SLOWER = 1000

/**
 * A test presses one button after another faster than anybody could, which the page takes for double clicks (see
 * @hausregeln/view-kit/design/press.ts). So its hand has a clock of its own, by which it takes its time.
 */
function takeTime(slower: number): void {
  const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get() {
      return slower * own?.call(this)
    },
  })
}

/** A test answers everything itself: how a game goes on by itself has tests of its own. */
export function answerAll(): void {
  if (location.protocol === 'http:') localStorage['hausregeln.answer.only'] ??= 'off'
}

/** For tests that press what they see: all but those of double clicks. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(takeTime, SLOWER)
    await context.addInitScript(answerAll)
    await use(context)
  },
})

/** Somebody else, with a browser of their own. */
export async function newcomer(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  await context.addInitScript(takeTime, SLOWER)
  await context.addInitScript(answerAll)
  return context.newPage()
}
