import { euronopoly, exchange } from '@hausregeln/rulebooks'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { OWN_PAGE, test } from './support/hand.ts'
import { expectRoom, faultsOfLayout, misplaced, SIZES, squeezed } from './support/layout.ts'
import { openRecord } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'
import { auctionAt } from './support/records.ts'

/**
 * Every main screen in every size, language and scheme: nothing is too wide, no control lies on another, all can be
 * read, and axe finds no barrier.
 */

const SCHEMES = ['dark', 'light'] as const
/** Where axe searches: in both layouts, in both schemes, in both languages. */
const SEARCHED: readonly string[] = ['Deutsch, 360, dark', 'English, 1366, light']

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
  licences: (page) => shown(page, '#/licences', '.hr-panel'),
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
      // Schemes differ in colours, not in places: each size is seen in one of them by each language. Another scheme has
      // the whole page painted anew.
      for (const [other, sizes] of [
        SIZES.filter((_, place) => place % 2 === 0),
        SIZES.filter((_, place) => place % 2 === 1),
      ].entries()) {
        const colorScheme = SCHEMES[(turn + other) % SCHEMES.length]!
        await page.emulateMedia({ colorScheme })
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          const message = `${language}, ${width}, ${colorScheme}`
          await expect.poll(() => faultsOfLayout(page), { message }).toEqual([])
          if (SEARCHED.includes(message)) expect(await findings(page), message).toEqual([])
        }
      }
    }
    await expectRoom(page, SIZES)
  })

test('what is too wide, lies on something else or is pale would be found', OWN_PAGE, async ({ page }) => {
  await page.setContent(`
    <body style="background: #fff">
      <div style="inline-size: 1500px">wide</div>
      <button>one</button><button style="margin-inline-start: -20px">two</button>
      <div style="block-size: 20px; overflow: hidden"><div style="block-size: 100px"></div><button>cut off</button></div>
      <p style="color: #ddd">pale</p>
      <div style="inline-size: 20px"><span>sticks out</span></div>
      <div style="inline-size: 20px; overflow: auto">scrolls, whatever it says</div>
      <p style="block-size: 20px; margin: 0; overflow: hidden">cut<br>off</p>
    </body>`)
  expect(await misplaced(page)).toEqual([expect.stringMatching(/^\d+ px too wide$/), 'one and two'])
  expect(await squeezed(page)).toEqual(['cut off in DIV ', 'sticks out in DIV ', 'off in P '])
  // Axe is brought to the page, and is there already.
  for (const _ of [1, 2]) expect(await findings(page)).toContainEqual(expect.stringMatching(/^color-contrast: .*pale/))
})

test('a part that longer texts make scroll would be found, where keys do not reach it', OWN_PAGE, async ({ page }) => {
  const style = 'font: 16px monospace; inline-size: 10ch; block-size: 5lh; overflow: auto; word-break: break-all'
  const lookFor = async (reached: string) => {
    await page.setContent(
      `<body><main style="${style}" ${reached}>What is said here is as long as its part</main></body>`,
    )
    expect((await findings(page)).filter((one) => one.startsWith('scrollable'))).toEqual([])
    await expectRoom(page, [[1280, 800]])
  }
  await lookFor('tabindex="0"')
  await expect(lookFor('')).rejects.toThrow(/scrollable-region-focusable/)
})
