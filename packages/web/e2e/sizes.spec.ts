import { euronopoly, exchange } from '@hausregeln/rulebooks'
import { pseudo } from '@hausregeln/say/compiler/pseudo.ts'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { OWN_PAGE, test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'
import { auctionAt } from './support/records.ts'

/**
 * Every main screen in every size, language and scheme: nothing is too wide, no control lies on another, all can be
 * read, and axe finds no barrier.
 */

const SIZES = [
  [360, 740],
  // A window of 1280 × 800 at 200 %.
  [640, 400],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const
const SCHEMES = ['dark', 'light'] as const
/** Where axe searches: in both layouts, in both schemes, in both languages. */
const SEARCHED: readonly string[] = ['Deutsch, 360, dark', 'English, 1280, light']

const bots = ['Ben', 'Cem', 'Dora'].map((name) => [name, 'steady'] as const)

/** Screens, and the way to each. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: (page) => shown(page, '#/', 'h1'),
  'set-up': (page) => shown(page, '#/new', '.setup__seat'),
  rules: (page) => shown(page, '#/rules/classic', '.rules__rule'),
  online: (page) => shown(page, '#/online', 'button[type=submit]'),
  'a game that is not there': (page) => shown(page, '#/game/none', '.hr-panel a'),
  storage: (page) => shown(page, '#/storage', '.hr-panel'),
  workshop: (page) => shown(page, '#/workshop', '.sentence'),
  laboratory: (page) => shown(page, '#/laboratory', '.lab__form'),
  lesson: (page) => shown(page, '#/lesson/classic', '.lesson__says'),
  'an address that leads nowhere': (page) => shown(page, '#/nowhere', 'h1'),
  table: (page) =>
    openRecord(page, recordUntil({ seats: ['Anna', ...bots], until: (game) => game.s.round > 8 && isTurn(game) })),
  exchange: (page) =>
    openRecord(
      page,
      recordUntil({ rulebook: exchange, seats: ['Anna', ...bots], until: (game) => game.s.round > 5 && isTurn(game) }),
    ),
  euronopoly: (page) =>
    openRecord(
      page,
      recordUntil({
        rulebook: euronopoly,
        seats: ['Anna', ...bots],
        until: (game) => game.s.round > 12 && isTurn(game),
      }),
    ),
  desk: (page) => openRecord(page, auctionAt(6, 'before')),
}

function isTurn(game: Parameters<typeof asked>[0]): boolean {
  return asked(game, 0)?.ask === 'throw'
}

async function shown(page: Page, address: string, sign: string): Promise<void> {
  await page.goto(`/${address}`)
  await expect(page.locator(sign).first()).toBeVisible()
}

/** What is wrong with how the page is laid out: it is too wide, or two controls lie on each other. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const isLaidOver = (one: Element): boolean => {
      for (let at: Element | null = one; at !== null; at = at.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true
      return false
    }
    // What a part that scrolls does not show lies on nothing.
    const shownPart = (one: Element) => {
      let { left, top, right, bottom } = one.getBoundingClientRect()
      for (let at = one.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const clip = at.getBoundingClientRect()
        left = Math.max(left, clip.left)
        top = Math.max(top, clip.top)
        right = Math.min(right, clip.right)
        bottom = Math.min(bottom, clip.bottom)
      }
      return { one, left, top, right, bottom }
    }
    const controls = Array.from(document.querySelectorAll('button, a[href], input, select, textarea, summary'))
      .filter(
        (one) => one.closest('svg, .hr-board, .visually-hidden') === null && one.checkVisibility() && !isLaidOver(one),
      )
      .map(shownPart)
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
    const name = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? one.className
    const over = controls.flatMap((a, at) =>
      controls.slice(at + 1).flatMap((b) => {
        const apart = Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2
        const above = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 2
        const within = a.one.contains(b.one) || b.one.contains(a.one)
        return apart || above || within ? [] : [`${name(a.one)} and ${name(b.one)}`]
      }),
    )
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...over]
  })
}

/**
 * Makes every text of the page as it stands a third longer, as the language that is made for testing would have it; what
 * is called the same in every language stays.
 */
async function lengthen(page: Page): Promise<void> {
  const exchange = (longer: readonly string[] | null) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const told: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.parentElement?.closest('svg, script, style, .hr-board, .hr-wordmark, option[lang]') !== null) continue
      const text = longer?.[told.length]
      told.push(node.nodeValue ?? '')
      if (text !== undefined) node.nodeValue = text
    }
    return told
  }
  await page.evaluate(exchange, (await page.evaluate(exchange, null)).map(pseudo))
}

test.use({ keptPage: true, locale: 'de-DE' })

for (const [name, open] of Object.entries(SCREENS))
  test(`${name}: in every size, language and scheme nothing is too wide, overlaps or bars the way`, async ({
    page,
  }) => {
    test.slow()
    await open(page)
    for (const [turn, language] of ['Deutsch', 'English'].entries()) {
      await page
        .getByLabel(/Language$/)
        .first()
        .selectOption({ label: language })
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en')
      for (const [place, [width, height]] of SIZES.entries()) {
        // Schemes differ in colours, not in places: each size is seen in one of them by each language.
        const colorScheme = SCHEMES[(turn + place) % SCHEMES.length]!
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        const message = `${language}, ${width}, ${colorScheme}`
        await expect.poll(() => troubles(page), { message }).toEqual([])
        if (SEARCHED.includes(message)) expect(await findings(page), message).toEqual([])
      }
    }
    await lengthen(page)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => troubles(page), { message: `a third longer, ${width}` }).toEqual([])
    }
  })

test('what is too wide, lies on something else or is pale would be found', OWN_PAGE, async ({ page }) => {
  await page.setContent(`
    <body style="background: #fff">
      <div style="inline-size: 1500px">wide</div>
      <button>one</button><button style="margin-inline-start: -20px">two</button>
      <div style="block-size: 20px; overflow: hidden"><div style="block-size: 100px"></div><button>cut off</button></div>
      <p style="color: #ddd">pale</p>
    </body>`)
  expect(await troubles(page)).toEqual([expect.stringMatching(/^\d+ px too wide$/), 'one and two'])
  // Axe is brought to the page, and is there already.
  for (const _ of [1, 2]) expect(await findings(page)).toContainEqual(expect.stringMatching(/^color-contrast: .*pale/))
})
