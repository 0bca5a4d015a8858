import { codeOf, type Game, legalActions, type Rulebook } from '@hausregeln/engine'
import { classic, euronopoly, exchange, simplified, stadium } from '@hausregeln/rulebooks'
import { type Browser, expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { newcomer, OWN_PAGE } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'
import { hurry, openRecord } from './support/play.ts'
import { asked, mayDo, recordUntil } from './support/positions.ts'
import { test } from './support/several.ts'
import { troubles } from './support/troubles.ts'

test.use({ keptPage: true, viewport: { width: 360, height: 740 } })

const bots = ['Ben', 'Cem', 'Dora'].map((name) => [name, 'steady'] as const)

function throwsIn(round: number): (game: Game) => boolean {
  return (game) => game.s.turnSeat === 0 && game.s.round >= round && asked(game, 0)?.ask === 'throw'
}

/** Anna may throw, and so many streets may be bought from afar before. */
function manyFromAfar(streets: number): (game: Game) => boolean {
  return (game) =>
    throwsIn(1)(game) &&
    legalActions(game, 0).filter(({ action }) => game.book.actionNames[codeOf(action)] === 'buyRemote').length >=
      streets
}

const BOOKS: readonly (readonly [Rulebook, (game: Game) => boolean])[] = [
  [classic, throwsIn(8)],
  [stadium, throwsIn(8)],
  [simplified, throwsIn(3)],
  [exchange, throwsIn(8)],
  [euronopoly, manyFromAfar(2)],
]

for (const [rulebook, until] of BOOKS)
  test(`${rulebook.title.de}: the dice are thrown without scrolling, and everybody's money never leaves the screen`, async ({
    page,
  }) => {
    await openRecord(page, recordUntil({ rulebook, seats: ['Anna', ...bots], until }))
    await expect(page.getByRole('button', { name: 'Würfeln' })).toBeInViewport({ ratio: 1 })
    const strip = page.getByRole('region', { name: 'Geld und was auf Antwort wartet' })
    for (const place of [0, 600, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), place)
      await expect(strip.getByRole('button', { name: /^Anna/ })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Würfeln' })).toBeInViewport({ ratio: 1 })
    }
    await expect(page).toHaveTitle(`Du bist dran · ${rulebook.title.de} · Hausregeln`)
    await strip.getByRole('button', { name: /^Ben/ }).click()
    await expect(page.locator('.players__seat', { hasText: 'Ben' })).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await findings(page)).toEqual([])
  })

test(
  'the money of eight players is in sight while one throws, all of it; the dice come into sight, and the screen stays awake',
  OWN_PAGE,
  async ({ page }) => {
    await page.addInitScript(() => {
      let held = 0
      const tell = (by: number) => {
        held += by
        document.documentElement.dataset.awake = `${held}`
      }
      const request = async () => {
        tell(1)
        return { release: async () => tell(-1) }
      }
      Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    })
    const names = ['Ben', 'Cem', 'Dora', 'Emil', 'Fritzi', 'Gesa', 'Henk']
    const seats = ['Anna', ...names.map((name) => [name, 'steady'] as const)]
    await openRecord(page, recordUntil({ seats, until: throwsIn(2) }))
    const strip = page.getByRole('region', { name: 'Geld und was auf Antwort wartet' })
    for (const name of ['Anna', ...names])
      await expect(strip.getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Würfeln' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('html')).toHaveAttribute('data-awake', '1')
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('button', { name: 'Würfeln' }).click()
    await expect(page.locator('.middle .hr-die').first()).toBeInViewport({ ratio: 1 })
  },
)

test('two fingers that draw the board apart show its names and prices', async ({ browser }) => {
  const page = await newcomer(browser, {
    isMobile: true,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
  })
  await openRecord(page, recordUntil({ seats: ['Anna', ...bots], until: throwsIn(0) }))
  await expect(page.locator('.hr-board--compact')).toBeVisible()
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: apart.map((x, id) => ({ x: 180 + x, y: 240, id })) })
  await touch('touchStart', [-35, 35])
  for (let apart = 38; apart <= 92; apart += 3) await touch('touchMove', [-apart, apart])
  await touch('touchEnd', [])
  await expect(page.locator('.hr-board--full')).toBeVisible()
})

test('a bid among eight is set and made without scrolling', async ({ page }) => {
  const names = ['Ben', 'Cem', 'Dora', 'Emil', 'Fritzi', 'Gesa', 'Henk']
  const seats = ['Anna', ...names.map((name) => [name, 'steady'] as const)]
  await openRecord(page, recordUntil({ seats, until: (game) => asked(game, 0)?.ask === 'auction' }))
  for (const part of ['.bid .hr-field', '.bid + .answers'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
  const [field, answers] = await Promise.all(
    ['.bid .hr-field', '.bid + .answers'].map((part) => page.locator(part).boundingBox()),
  )
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(answers?.y ?? 0)
})

test('what is asked before bankruptcy stands on a card of its own, its buttons beside each other', async ({ page }) => {
  const until = (game: Game) => asked(game, 0)?.ask === 'debt' && mayDo(game, 0, 'bankrupt')
  await openRecord(page, recordUntil({ seats: ['Anna', ...bots], until }))
  await page.locator('.decision .hr-button--danger').click()
  const buttons = page.getByRole('dialog').locator('.hr-dialog__actions button')
  await expect(buttons).toHaveCount(2)
  const [no, yes] = await buttons.evaluateAll((both) =>
    both.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(no?.top).toBe(yes?.top)
  await expect(page.locator('.decision dialog')).toHaveCount(0)
})

test.describe('where sounds are heard', () => {
  test.use({ hears: true })

  test(
    'a player who looks elsewhere is called by a sound when their turn has come, and not if that is switched off',
    OWN_PAGE,
    async ({ page }) => {
      await page.addInitScript(() => {
        const start = AudioBufferSourceNode.prototype.start
        AudioBufferSourceNode.prototype.start = function (...when) {
          document.documentElement.dataset.rang = `${Number(document.documentElement.dataset.rang ?? 0) + 1}`
          start.apply(this, when)
        }
        Object.defineProperty(document, 'hidden', { get: () => true })
      })
      await openRecord(page, recordUntil({ seats: ['Anna', ...bots], until: throwsIn(2) }))
      await hurry(page)
      const html = page.locator('html')
      await expect(html).not.toHaveAttribute('data-rang')
      await page.getByText('Benachrichtigungen').click()
      await page.getByRole('switch', { name: 'Ton, wenn ich gefragt bin' }).click()
      for (let answers = 0; answers < 4; answers++) {
        await page.locator('.decision .answers button:not([aria-disabled="true"])').first().click()
        await page.locator('.decision .answers button:not([aria-disabled="true"])').first().waitFor()
      }
      await expect(html).not.toHaveAttribute('data-rang')
      await page.getByRole('switch', { name: 'Ton, wenn ich gefragt bin' }).click()
      await expect(html).toHaveAttribute('data-rang')
    },
  )
})

/** A person with a phone of their own. */
async function phone(browser: Browser): Promise<Page> {
  return newcomer(browser, { locale: 'de-DE', viewport: { width: 360, height: 740 } })
}

test('unread talk and a vote are one tap away during your own turn', async ({ browser }) => {
  const [ada, bo] = [await phone(browser), await phone(browser)]
  await ada.goto('/#/online')
  await ada.getByLabel('Dein Name am Tisch').fill('Ada')
  await ada.getByRole('spinbutton', { name: 'Plätze' }).fill('2')
  await ada.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await ada.getByRole('button', { name: 'Aufstehen' }).waitFor()
  await bo.goto(ada.url())
  await bo.getByLabel('Dein Name am Tisch').fill('Bo')
  await bo.getByRole('button', { name: 'Zum Tisch' }).click()
  await bo.getByRole('button', { name: 'Hier sitzen' }).click()
  await ada.getByRole('button', { name: 'Spiel beginnen' }).click()
  const talk = bo.locator('.table__story').getByLabel('Nachricht')
  await talk.fill('Na?')
  await talk.press('Enter')
  await ada.getByRole('button', { name: 'Gespräch, 1 ungelesen' }).click()
  await expect(ada.getByRole('dialog')).toContainText('Na?')
  await ada.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await expect(ada.getByRole('button', { name: 'Gespräch', exact: true })).toBeVisible()
  await bo.evaluate(() => scrollTo(0, 0))
  await expect(bo.locator('.decision').getByRole('button', { name: 'Unterbrechen' })).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await troubles(bo)).hidden).toEqual([])
  await bo.getByRole('button', { name: 'Unterbrechen' }).click()
  await ada.getByRole('button', { name: 'Abstimmung' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Einverstanden' }).click()
  await expect(bo.getByText('Das Spiel ist unterbrochen.')).toBeVisible()
  expect(await findings(ada)).toEqual([])
})

test('a person who opens a table sits down, gives the free seats to bots in one tap, and begins', async ({ page }) => {
  await page.goto('/#/online')
  await page.getByLabel('Dein Name am Tisch').fill('Ada')
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await expect(page.getByRole('button', { name: 'Aufstehen' })).toBeVisible()
  await expect(page.getByText('3 Plätze sind noch frei.')).toBeVisible()
  const fill = page.getByRole('button', { name: 'Freie Plätze an Bots' })
  await fill.click()
  await expect(fill).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findings(page)).toEqual([])
  await expectRoom(page)
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.locator('.decision')).toBeVisible()
})

test('a message goes to the other edge when a button that answers comes up below it', async ({ page }) => {
  await page.goto('/#/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jsonl', mimeType: 'text/plain', buffer: Buffer.from('?') })
  const messages = page.locator('.hr-toasts')
  await expect(messages).toHaveAttribute('data-edge', 'top')
  await page.evaluate(() => {
    const answers = document.createElement('div')
    answers.id = 'below'
    answers.className = 'answers'
    answers.innerHTML = '<button style="position: fixed; top: 80px; left: 0; width: 9rem; height: 44px">Kaufen</button>'
    document.body.append(answers)
  })
  await expect(messages).toHaveAttribute('data-edge', 'bottom')
  await page.evaluate(() => document.getElementById('below')?.remove())
  await messages.getByRole('button', { name: 'Meldung schließen' }).click()
})
