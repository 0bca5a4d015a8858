import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type ViewportSize,
} from '@playwright/test'
import { borrow, giveBack } from './kept.ts'

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
function answerAll(): void {
  if (location.protocol === 'http:') localStorage['hausregeln.answer.only'] ??= 'off'
}

/** Nobody listens: making sounds that are lost takes a part of what a test takes. */
function hearNothing(): void {
  if (location.protocol === 'http:') localStorage['hausregeln.volume'] ??= 'off'
}

/** Presses in this browser take their time, and everything is answered by hand. */
export async function newHand(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeTime, SLOWER)
  await context.addInitScript(answerAll)
}

/** Among tests on a kept page, for one that needs a page of its own: it adds scripts, or stops requests or the page's clock. */
export const OWN_PAGE = { tag: '@own-page' } as const

export interface Options {
  /** Whether tests of a file take a page that is kept from test to test (kept.ts), which costs less than a new one each. */
  readonly keptPage: boolean
  /** Whether presses come as slowly as those of a person: in all tests but those of double clicks. */
  readonly takesTime: boolean
  /** Whether pages sound as they do by default: in tests that hear or weigh that. */
  readonly hears: boolean
}

/** What the pages of a test are like. */
interface Wish {
  /** What contexts have in which nothing else is wished, size and scheme aside. */
  readonly kind: object
  readonly ownPage: boolean
  readonly takesTime: boolean
  readonly hears: boolean
  readonly viewport: ViewportSize | null
  readonly colorScheme: 'light' | 'dark' | 'no-preference' | null
}

/** What the test that runs in this process wishes. */
let wish: Wish = { kind: {}, ownPage: true, takesTime: true, hears: false, viewport: null, colorScheme: null }

/** A page of a context of its own, or a kept one. */
async function pageOf(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { ownPage, takesTime, hears, kind } = wish
  const open = async () => {
    const context = await browser.newContext(options)
    if (takesTime) await context.addInitScript(takeTime, SLOWER)
    await context.addInitScript(answerAll)
    if (!hears) await context.addInitScript(hearNothing)
    return context
  }
  if (ownPage) return (await open()).newPage()
  const { viewport = wish.viewport, colorScheme = wish.colorScheme, ...others } = options
  const page = await borrow(JSON.stringify({ ...kind, ...others }), open)
  if (viewport !== null) await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme })
  await page.mouse.move(0, 0)
  return page
}

/** For tests that press what they see. The pages of each are as new. */
export const test = base.extend<Options & { wishing: undefined }>({
  keptPage: [false, { option: true }],
  takesTime: [true, { option: true }],
  hears: [false, { option: true }],
  wishing: [
    async ({ keptPage, takesTime, hears, viewport, colorScheme, locale, hasTouch, contextOptions }, use, info) => {
      const kind = { takesTime, hears, locale, hasTouch, ...contextOptions }
      const isOwn = !keptPage || info.tags.includes(OWN_PAGE.tag)
      wish = { kind, ownPage: isOwn, takesTime, hears, viewport, colorScheme }
      await use(undefined)
      await giveBack(info.status === info.expectedStatus)
    },
    { auto: true },
  ],
  page: async ({ browser, wishing: _ }, use) => {
    const page = await pageOf(browser)
    await use(page)
    if (wish.ownPage) await page.context().close()
  },
  context: ({ page }, use) => use(page.context()),
})

/** Somebody else, with a browser of their own. */
export function newcomer(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  return pageOf(browser, options)
}
